import type { PricePrint, Reconstructed } from './reconstructed.ts';
import type { TroopId } from './troops.ts';

/** Prices that the rulebook tells: those of Ogres, and what a unit of Imperial Guards costs to recruit. */
const TOLD_PRICES: Readonly<Partial<Record<TroopId, Partial<PricePrint>>>> = {
  ogre: { recruit: 10, upkeep: 5, camp: 3 },
  'imperial-guard': { recruit: 5 },
};

/** What is paid to recruit a unit, to keep it, and to keep it in a land with a camp, half of it rounded up; no counter tells it (SC-A-price-on-counter, SC-A-camp-rounding). */
export interface Price {
  readonly recruit: number;
  readonly upkeep: number;
  readonly camp: number;
}

/** Those who are raised, sent or called cost nothing. */
const FREE: Price = { recruit: 0, upkeep: 0, camp: 0 };

export const priceOf = ({ prices }: Reconstructed, troop: TroopId): Price => ({
  ...FREE,
  ...prices[troop],
  ...TOLD_PRICES[troop],
});
