import { firstOf } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { CARDS } from '../../content/cards.ts';
import { AGES } from '../../content/tokens.ts';
import { questBonus } from '../../rules/battle/strength.ts';
import { CARD_COUNT, type CardNumber, IS_QUEST } from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import { STRENGTH_OF_CARD } from './card-strength.ts';

/** No single card adds more. */
const MOST = 6;

/** Copies in play of each kind of card, by number of seats. */
const COPIES: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, seats) =>
  CARDS.map(card => card.copies.filter(least => least <= seats).length),
);

/** The kinds of cards of each age. */
const OF_AGE: readonly (readonly CardNumber[])[] = Array.from({ length: AGES }, (_, age) =>
  firstOf<CardNumber>(CARD_COUNT).filter(card => CARDS[card].age === age + 1),
);

/** Cards that this seat has not seen, by kind; what is said of other ages than this one means nothing. */
function unseen(state: State, seat: number): number[] {
  const left = COPIES[state.seats].slice();
  const take = (cards: readonly number[]) => {
    for (const card of cards) if (card >= 0) left[card]--;
  };
  take(state.discard);
  take(state.slots);
  take(state.hands[seat]);
  take(state.quests[seat]);
  take(state.picks[seat]);
  for (const cards of innermost(state, 'battle')?.played ?? []) take(cards);
  return left;
}

/**
 * For each seat the chance that the card it plays adds at most 0, 1, 2…: the best of some cards drawn from all that
 * nobody has seen. An empty hand adds nothing.
 */
export function cardOdds(state: State, seat: number, weights: Weights, hands: readonly number[]): number[][] {
  const left = unseen(state, seat);
  return hands.map((hand, rival) => {
    const odds = new Array<number>(MOST + 1).fill(1);
    if (hand === 0 || rival === seat) return odds;
    const quest = Math.min(questBonus(state, rival), MOST);
    const counts = new Array<number>(MOST + 1).fill(0);
    let all = 0;
    for (const card of OF_AGE[state.age]) {
      if (left[card] <= 0) continue;
      all += left[card];
      counts[IS_QUEST[card] ? quest : STRENGTH_OF_CARD[card]] += left[card];
    }
    if (all === 0) return odds;
    let upTo = 0;
    const tried = hand * weights.cardsTried;
    for (let bonus = 0; bonus <= MOST; bonus++) {
      upTo += counts[bonus];
      odds[bonus] = (upTo / all) ** tried;
    }
    return odds;
  });
}

/** The chance that a card adds at most so much. */
export const atMost = (odds: readonly number[], bonus: number): number =>
  bonus < 0 ? 0 : bonus >= MOST ? 1 : odds[Math.floor(bonus)];
