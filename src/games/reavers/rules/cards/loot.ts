import { START } from '../../../../engine/contract/steps.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { type ChoiceOf, RESOLVE } from '../choices.ts';
import { toPile } from '../decks.ts';
import { KEEP, type LootFrame, VILLAGE } from '../frames.ts';
import { type Card, cardNumber, DECK_OF, IS_SET_CARD, KEEP_DECK } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';

/** Loot comes to a seat: what only counts at the end is put away, the rest is resolved at once (RM-15.5, RM-17.7). */
export function takeLoot(act: Act, seat: number, cards: readonly Card[]): void {
  const left: Card[] = [];
  for (const card of cards) {
    if (IS_SET_CARD[card]) toPile(act, seat, card);
    else left.push(card);
  }
  if (left.length > 0) push(act.state, { kind: 'loot', step: START, seat, cards: left });
}

function resolve(act: Act, frame: LootFrame, card: Card): void {
  const { state } = act;
  const { seat, cards } = frame;
  takeCard(cards, card);
  if (cards.length === 0) act.finish(frame);
  if (DECK_OF[card] === KEEP_DECK) push(state, { kind: 'keep', step: KEEP.begin, seat, card, won: 0 });
  else push(state, { kind: 'village', step: VILLAGE.begin, seat, card });
}

/** Cards gained together are resolved one by one, in the order their owner likes (RM-14.4, RM-15.4). */
export const loot: Rule<LootFrame> = {
  run(act, frame) {
    const [first, ...others] = frame.cards;
    if (others.some(card => card !== first)) return true;
    resolve(act, frame, first);
    return false;
  },

  asks(_state, { seat, cards }) {
    return [{ seat, prompt: 'resolve', choices: kindsOf(cards).map(card => RESOLVE[card]) }];
  },

  take(act, frame, _seat, choice) {
    resolve(act, frame, cardNumber[(choice as ChoiceOf<'resolve'>).card]);
  },
};
