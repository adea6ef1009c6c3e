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

/** Who has no card adds at most 0, for sure. */
const SURE: number[] = Array.from({ length: MOST + 1 }, () => 1);
const NO_CARDS: readonly number[] = SURE.map(() => 0);

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
  let all = 0;
  let quests = 0;
  const counts = NO_CARDS.slice();
  for (const card of OF_AGE[state.age]) {
    if (left[card] <= 0) continue;
    all += left[card];
    if (IS_QUEST[card]) quests += left[card];
    else counts[STRENGTH_OF_CARD[card]] += left[card];
  }
  return hands.map((hand, rival) => {
    if (hand === 0 || rival === seat || all === 0) return SURE;
    const odds = SURE.slice();
    const quest = Math.min(questBonus(state, rival), MOST);
    let upTo = 0;
    const tried = hand * weights.cardsTried;
    for (let bonus = 0; bonus <= MOST; bonus++) {
      upTo += counts[bonus];
      if (bonus === quest) upTo += quests;
      odds[bonus] = upTo === all ? 1 : (upTo / all) ** tried;
    }
    return odds;
  });
}

/** The chance that a card adds at most so much. */
export const atMost = (odds: readonly number[], bonus: number): number =>
  bonus < 0 ? 0 : bonus >= MOST ? 1 : odds[Math.floor(bonus)];
