import type { Ask } from '../../../../engine/contract/ask.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { AGES } from '../../content/tokens.ts';
import { type BloodRageChoice, DECLINE, KEEP_CARD } from '../choices.ts';
import { DISCARD, type DiscardFrame } from '../frames.ts';
import { CARD_IDS, type CardNumber, cardNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** Fewer cards than this are kept unasked: a single one may be laid down as well, unless it has to be kept (BR-O-keptCard). */
const leastAsked = ({ options }: State): number => (options.keptCard === 'one' ? 2 : 1);

/** Everybody keeps one card at most, and none after the last age (BR-13). */
export const discard: Rule<DiscardFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === DISCARD.ask) {
      // In Age 3 every card goes, without a choice (BR-13.3).
      if (state.age === AGES - 1) for (let seat = 0; seat < state.seats; seat++) layDown(act, seat, null);
      else if (state.hands.some(hand => hand.length >= leastAsked(state))) return true;
    }
    act.finish(frame);
    return false;
  },

  /** All at the same time and sealed (BR-13.1). */
  asks(state) {
    const asks: Ask<BloodRageChoice>[] = [];
    for (let seat = 0; seat < state.seats; seat++) {
      const hand = state.hands[seat];
      if (hand.length < leastAsked(state)) continue;
      const choices: BloodRageChoice[] = kindsOf(hand).map(card => KEEP_CARD[card]);
      if (state.options.keptCard !== 'one') choices.push(DECLINE);
      asks.push({ seat, prompt: 'keep-card', choices, sealed: true, veiled: true });
    }
    return asks;
  },

  open(act, frame, answers) {
    answers.forEach((answer, seat) => {
      if (answer) layDown(act, seat, answer.kind === 'keep-card' ? cardNumber[answer.card] : null);
    });
    frame.step = DISCARD.done;
  },
};

/** Everything but the kept card goes away face down (BR-13.2). */
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
