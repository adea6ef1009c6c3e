import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { type ChoiceOf, RESOLVE, type ReaversChoice } from '../choices.ts';
import { toPile } from '../decks.ts';
import type { ReaversFact } from '../facts.ts';
import { type LootFrame, leave, push } from '../frames.ts';
import { type Act, kindsOf, takeCard } from '../gains.ts';
import { cardNumber, DECK_OF, IS_SET_CARD, KEEP_DECK } from '../numbers.ts';
import type { State } from '../state.ts';

/** Loot comes to a seat: what only counts at the end is put away, the rest is resolved at once (RM-15.5, RM-17.7). */
export function takeLoot(act: Act, seat: number, cards: readonly number[]): void {
  const left: number[] = [];
  for (const card of cards) {
    if (IS_SET_CARD[card]) toPile(act, seat, card);
    else left.push(card);
  }
  if (left.length > 0) push(act.state, { kind: 'loot', step: 0, seat, cards: left });
}

function resolve(state: State, frame: LootFrame, card: number): void {
  const { seat, cards } = frame;
  takeCard(cards, card);
  if (cards.length === 0) leave(state);
  if (DECK_OF[card] === KEEP_DECK) push(state, { kind: 'keep', step: 0, seat, card, won: 0 });
  else push(state, { kind: 'village', step: 0, seat, card });
}

/** Cards gained together are resolved one by one, in the order their owner likes (RM-14.4, RM-15.4). */
export const loot: FrameRules<State, LootFrame, ReaversChoice, ReaversFact> = {
  run({ state }, frame) {
    const [first, ...others] = frame.cards;
    if (others.some(card => card !== first)) return true;
    resolve(state, frame, first);
    return false;
  },

  asks(_state, { seat, cards }) {
    return [{ seat, prompt: 'resolve', choices: kindsOf(cards).map(card => RESOLVE[card]) }];
  },

  take({ state }, frame, _seat, choice) {
    resolve(state, frame, cardNumber[(choice as ChoiceOf<'resolve'>).card]);
  },
};
