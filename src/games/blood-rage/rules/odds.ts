import type { Chance } from '../../../engine/chance/chance.ts';
import type { CardNumber } from './numbers.ts';

/** How much likelier a hidden card of the age was kept by a rival than laid away. */
export type Odds = (card: CardNumber) => number;

/** Whole numbers to draw by. */
const PARTS = 1 << 20;

/** Cards in an order by lot in which those that are seldom kept come early: each is the next one as its odds against are to the others'. */
export function laidFirst(cards: readonly CardNumber[], odds: Odds, chance: Chance): CardNumber[] {
  const waits = cards.map(card => ({ card, wait: -Math.log((chance.below(PARTS) + 0.5) / PARTS) * odds(card) }));
  return waits.sort((a, b) => a.wait - b.wait).map(({ card }) => card);
}
