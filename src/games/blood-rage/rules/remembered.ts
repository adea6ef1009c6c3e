import type { Chance } from '../../../engine/chance/chance.ts';
import type { Seat } from '../../../engine/contract/ask.ts';
import { countCards } from '../../../kit/rules/piles.ts';
import { DEALT, DRAFTED } from '../content/tokens.ts';
import { packsLetGo, perRound } from './let-go.ts';
import { CARD_COUNT, type CardNumber } from './numbers.ts';
import { laidFirst, type Odds } from './odds.ts';
import type { State } from './state.ts';

/** Hidden cards of an age, as far as who remembers the draft can tell where they are. */
export interface Remembered {
  /** What lies before others in the draft, by seat, where it was seen; undefined where it never was. */
  readonly packs: readonly (CardNumber[] | undefined)[];
  /** Kept by others, as likely as not by whom. */
  readonly held: CardNumber[];
  /** Never seen: kept by others before it came round, still on its way, or never dealt. */
  readonly unseen: CardNumber[];
  /** Laid away. */
  readonly away: CardNumber[];
}

/**
 * Deals the hidden cards of an age to where they may be, by what a seat let go in its draft. A pack that came round again
 * tells what the others kept of it; of one that did not, so many were kept as had their turn with it, and what is left
 * of it in the end is laid away (BR-4.3 to BR-4.5). Which these are goes by lot, or by the odds that each was kept.
 */
export function remembered(
  state: State,
  seat: Seat,
  hidden: readonly CardNumber[],
  drafting: boolean,
  chance: Chance,
  odds?: Odds,
): Remembered {
  const { seats } = state;
  const seen = packsLetGo(state, seat);
  const pool = countCards([hidden], CARD_COUNT);
  /** Those of them that are hidden still, taken out of the pool. */
  const take = (cards: readonly CardNumber[]): CardNumber[] =>
    cards.filter(card => {
      if (pool[card] === 0) return false;
      pool[card]--;
      return true;
    });
  const packs = new Array<CardNumber[] | undefined>(seats).fill(undefined);
  const held: CardNumber[] = [];
  const away: CardNumber[] = [];
  // The packs as they were let go last are looked at first: what is in them still was in them before.
  for (let round = seen.length - 1; round >= 0; round--) {
    const again = round + seats < seen.length;
    let cards = take(seen[round]);
    // Of an earlier look only what is gone by now is left: others have kept it, or the seat itself, which hides nothing.
    if (again) {
      held.push(...cards);
      continue;
    }
    if (odds) cards = laidFirst(cards, odds, chance);
    else chance.shuffle(cards);
    const steps = seen.length - round;
    if (drafting && steps < seats) {
      const holder = (seat + steps) % seats;
      const left = seen[round].length - (steps - 1) * perRound(state);
      packs[holder] = cards.splice(0, left);
      held.push(...cards);
    } else if (drafting) {
      // It lies before the seat itself: what is not there was kept.
      held.push(...cards);
    } else {
      away.push(...cards.splice(0, DEALT - DRAFTED));
      held.push(...cards);
    }
  }
  return { packs, held: chance.shuffle(held), unseen: take(hidden), away };
}
