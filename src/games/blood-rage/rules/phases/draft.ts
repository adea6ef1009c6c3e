import type { Ask } from '../../../../engine/contract/ask.ts';
import { kindsOf, takeCard } from '../../../../kit/rules/piles.ts';
import { DRAFTED } from '../../content/tokens.ts';
import { type BloodRageChoice, type ChoiceOf, DRAFT, DRAFT_TWO } from '../choices.ts';
import type { DraftFrame } from '../frames.ts';
import { letGoOf, perRound } from '../let-go.ts';
import { CARD_IDS, type CardNumber, cardNumber } from '../numbers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

/** What may be kept out of the cards before a seat: each kind, or each pair of kinds, once. */
function draftChoices(pack: readonly CardNumber[], count: number): BloodRageChoice[] {
  const kinds = kindsOf(pack);
  if (count === 1) return kinds.map(card => DRAFT[card]);
  const pairs: BloodRageChoice[] = [];
  kinds.forEach((one, i) => {
    for (let j = i; j < kinds.length; j++) {
      const other = kinds[j];
      if (other !== one || pack.filter(card => card === one).length > 1) pairs.push(DRAFT_TWO(one, other));
    }
  });
  return pairs;
}

/** Has everybody kept six? All keep as many at a time. */
const isOver = (state: State): boolean => state.picks[0].length >= DRAFTED;

/** Gods' Gifts: keep some, pass the rest to the left, until six are kept. */
export const draft: Rule<DraftFrame> = {
  run(act, frame) {
    const { state } = act;
    // A first game may begin with all that was dealt (BR-4.7).
    if (state.age === 0 && state.options.firstAge === 'dealt') {
      for (let seat = 0; seat < state.seats; seat++) state.picks[seat].push(...state.packs[seat].splice(0));
    }
    if (!isOver(state)) return true;
    takeUpHands(act);
    act.finish(frame);
    return false;
  },

  asks(state) {
    const count = perRound(state);
    const asks: Ask<BloodRageChoice>[] = [];
    for (let seat = 0; seat < state.seats; seat++) {
      asks.push({
        seat,
        prompt: 'draft',
        args: { count, kept: state.picks[seat].length },
        choices: draftChoices(state.packs[seat], count),
        sealed: true,
        // A pack of equal cards is a secret too.
        veiled: true,
      });
    }
    return asks;
  },

  open(act, _frame, answers) {
    const { state, facts } = act;
    for (let seat = 0; seat < state.seats; seat++) {
      const { cards } = answers[seat] as ChoiceOf<'draft'>;
      for (const id of cards) {
        takeCard(state.packs[seat], cardNumber[id]);
        state.picks[seat].push(cardNumber[id]);
      }
      const count = cards.length;
      letGoOf(state)[seat].push(...state.packs[seat]);
      facts.tellOnly(seat, { kind: 'drafted', seat, count, cards }, { kind: 'drafted', seat, count });
    }
    if (!isOver(state)) passLeft(act);
  },
};

function passLeft({ state, facts }: Act): void {
  const last = state.packs.pop();
  if (last) state.packs.unshift(last);
  if (facts.muted) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = state.packs[seat].map(card => CARD_IDS[card]);
    const count = cards.length;
    facts.revealTo(seat, { kind: 'handed', seat, count, cards }, { kind: 'handed', seat, count });
  }
}

/** The last two cards go away unseen; what was kept joins a card from the age before (BR-4.5, BR-4.6). */
function takeUpHands({ state }: Act): void {
  for (let seat = 0; seat < state.seats; seat++) {
    state.away.push(...state.packs[seat].splice(0));
    state.hands[seat].push(...state.picks[seat].splice(0));
  }
}
