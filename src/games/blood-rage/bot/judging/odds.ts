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

/** What each rival's card may add. It is reckoned when somebody asks: most questions are about no battle. */
export class CardOdds {
  private readonly state: State;
  private readonly seat: number;
  private readonly weights: Weights;
  private readonly hands: readonly number[];
  private readonly known: (readonly number[] | undefined)[] = [];
  /** Cards that nobody has seen: how many add so much, how many are quests, and all of them. */
  private counts: readonly number[] | null = null;
  private quests = 0;
  private all = 0;

  /** `hands` is the size of each. */
  constructor(state: State, seat: number, weights: Weights, hands: readonly number[]) {
    this.state = state;
    this.seat = seat;
    this.weights = weights;
    this.hands = hands;
  }

  /**
   * The chance that the card a rival plays adds at most 0, 1, 2…: the best of some cards drawn from all that nobody has
   * seen. An empty hand adds nothing.
   */
  of(rival: number): readonly number[] {
    this.known[rival] ??= this.reckon(rival);
    return this.known[rival];
  }

  private reckon(rival: number): readonly number[] {
    const counts = this.counts ?? this.count();
    const { all, quests } = this;
    if (this.hands[rival] === 0 || all === 0) return SURE;
    const tried = this.hands[rival] * this.weights.cardsTried;
    const quest = Math.min(questBonus(this.state, rival), MOST);
    const odds = SURE.slice();
    let upTo = 0;
    for (let bonus = 0; bonus <= MOST && upTo < all; bonus++) {
      upTo += counts[bonus];
      if (bonus === quest) upTo += quests;
      odds[bonus] = (upTo / all) ** tried;
    }
    return odds;
  }

  private count(): readonly number[] {
    const left = unseen(this.state, this.seat);
    const counts = NO_CARDS.slice();
    for (const card of OF_AGE[this.state.age]) {
      if (left[card] <= 0) continue;
      this.all += left[card];
      if (IS_QUEST[card]) this.quests += left[card];
      else counts[STRENGTH_OF_CARD[card]] += left[card];
    }
    this.counts = counts;
    return counts;
  }
}

/** The chance that a card adds at most so much. */
export const atMost = (odds: readonly number[], bonus: number): number =>
  bonus < 0 ? 0 : bonus >= MOST ? 1 : odds[Math.floor(bonus)];
