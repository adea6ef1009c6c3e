import { START } from '../../../../engine/contract/steps.ts';
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { call, push, unheeded } from '../../../../kit/rules/stack.ts';
import { type BloodRageChoice, type ChoiceOf, GIVE } from '../choices.ts';
import { addDoomed } from '../doomed.ts';
import { countAt, kindsAt } from '../figures.ts';
import { SACRIFICING, type SacrificeFrame } from '../frames.ts';
import { BOARD_COUNT, CARD_IDS, type FigureNumber, figureNumber, type PlaceNumber, placeNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';

const PAIR = 2;

/** The figures given up so far: of each its kind and its place, one behind the other in the frame. */
export function offeringsOf(given: readonly number[]): { figure: FigureNumber; place: PlaceNumber }[] {
  const list: { figure: FigureNumber; place: PlaceNumber }[] = [];
  for (let i = 0; i < given.length; i += 2) {
    list.push({ figure: given[i] as FigureNumber, place: given[i + 1] as PlaceNumber });
  }
  return list;
}

function offerings(state: State, { seat, given }: SacrificeFrame): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  for (let place: PlaceNumber = FIRST; place < BOARD_COUNT; place++) {
    for (const figure of kindsAt(state, seat, place)) {
      let left = countAt(state, seat, figure, place);
      for (const one of offeringsOf(given)) if (one.figure === figure && one.place === place) left--;
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
      for (const { figure, place } of offeringsOf(given)) addDoomed(doomed, seat, figure, place, 1);
      call(state, frame, { kind: 'destruction', step: START, cause: 'sacrifice', doomed, from: seat, at: 0 });
      return false;
    }
    act.finish(frame);
    push(state, { kind: 'raise', step: START, seat, not: NONE, cause: CARD_IDS[card] });
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
