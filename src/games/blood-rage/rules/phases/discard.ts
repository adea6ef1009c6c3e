import type { Ask } from '../../../../engine/contract/ask.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { AGES } from '../../content/tokens.ts';
import { type BloodRageChoice, type ChoiceOf, KEEP_CARD } from '../choices.ts';
import { DISCARD, type DiscardFrame } from '../frames.ts';
import { CARD_IDS, type CardNumber, cardNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';

/** Everybody keeps one card at most, and none after the last age (BR-13). */
export const discard: Rule<DiscardFrame> = {
  run(act, frame) {
    const { state } = act;
    const lastAge = state.age === AGES - 1;
    if (frame.step === DISCARD.ask && !lastAge && state.hands.some(hand => hand.length > 1)) return true;
    if (frame.step === DISCARD.ask && lastAge) {
      for (let seat = 0; seat < state.seats; seat++) layDown(act, seat, null);
    }
    act.finish(frame);
    return false;
  },

  asks(state) {
    const asks: Ask<BloodRageChoice>[] = [];
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = state.hands[seat];
      if (hand.length < 2) continue;
      asks.push({
        seat,
        prompt: 'keep-card',
        choices: kindsOf(hand).map(card => KEEP_CARD[card]),
        sealed: true,
        veiled: true,
      });
    }
    return asks;
  },

  open(act, frame, answers) {
    answers.forEach((answer, seat) => {
      if (answer) layDown(act, seat, cardNumber[(answer as ChoiceOf<'keep-card'>).card]);
    });
    frame.step = DISCARD.done;
  },
};

/** Everything but the kept card goes away face down. */
function layDown({ state, facts }: Act, seat: number, kept: CardNumber | null): void {
  const hand = state.hands[seat];
  if (kept !== null) takeCard(hand, kept);
  const count = hand.length;
  state.away.push(...hand.splice(0));
  if (kept !== null) hand.push(kept);
  if (count === 0) return;
  const seen = { kind: 'cards-laid-down', seat, count } as const;
  facts.tellOnly(seat, { ...seen, kept: kept === null ? null : CARD_IDS[kept] }, seen);
}
