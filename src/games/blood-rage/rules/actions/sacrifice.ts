import { START } from '../../../../engine/contract/steps.ts';
import { call, push, unheeded } from '../../../../kit/rules/stack.ts';
import { type BloodRageChoice, type ChoiceOf, GIVE } from '../choices.ts';
import { countAt, kindsAt } from '../figures.ts';
import { SACRIFICING, type SacrificeFrame } from '../frames.ts';
import { BOARD_COUNT, CARD_IDS, figureNumber, placeNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

const PAIR = 2;

function offerings(state: State, { seat, given }: SacrificeFrame): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  for (let place = 0; place < BOARD_COUNT; place++) {
    for (const figure of kindsAt(state, seat, place)) {
      let left = countAt(state, seat, figure, place);
      for (let i = 0; i < given.length; i += 2) if (given[i] === figure && given[i + 1] === place) left--;
      if (left > 0) choices.push(GIVE[figure][place]);
    }
  }
  return choices;
}

/** Two figures of one's own are given up for a step on a stat (BR-C-friggas-sacrifice). */
export const sacrifice: Rule<SacrificeFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat, given, card } = frame;
    if (given.length < PAIR * 2) return true;
    if (frame.step === SACRIFICING.give) {
      frame.step = SACRIFICING.given;
      const doomed: number[] = [];
      for (let i = 0; i < given.length; i += 2) doomed.push(seat, given[i], given[i + 1], 1);
      call(state, frame, { kind: 'destruction', step: START, cause: 'sacrifice', doomed, from: seat, at: 0 });
      return false;
    }
    act.finish(frame);
    push(state, { kind: 'raise', step: START, seat, not: -1, cause: CARD_IDS[card] });
    return false;
  },

  asks(state, frame) {
    return [
      {
        seat: frame.seat,
        prompt: 'sacrifice',
        args: { cause: CARD_IDS[frame.card] },
        choices: offerings(state, frame),
      },
    ];
  },

  take(_act, frame, _seat, choice) {
    const { figure, at } = choice as ChoiceOf<'give'>;
    frame.given.push(figureNumber[figure], placeNumber[at]);
  },

  returned: { destruction: unheeded },
};
