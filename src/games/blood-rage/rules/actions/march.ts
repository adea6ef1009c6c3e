import { type BloodRageChoice, type ChoiceOf, MARCH_DONE, MARCH_FIGURE } from '../choices.ts';
import { figuresAt, kindsAt, move, room } from '../figures.ts';
import { MARCHING, type MarchFrame } from '../frames.ts';
import { figureNumber, PLACE_IDS } from '../numbers.ts';
import type { Rule } from '../rule.ts';

/** Figure after figure from one province to one other (BR-7.1, BR-7.3), as long as there is room (BR-7.2). */
export const march: Rule<MarchFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat, from, to, moved } = frame;
    if (frame.step === MARCHING.move && figuresAt(state, seat, from) > 0 && room(state, to) > 0) return true;
    act.finish(frame);
    facts.tell({ kind: 'marched', seat, from: PLACE_IDS[from], to: PLACE_IDS[to], count: moved, rage: 1 });
    return false;
  },

  asks(state, { seat, from, to, moved }) {
    const choices: BloodRageChoice[] = kindsAt(state, seat, from).map(figure => MARCH_FIGURE[figure]);
    if (moved > 0) choices.push(MARCH_DONE);
    return [{ seat, prompt: 'march', args: { from: PLACE_IDS[from], to: PLACE_IDS[to] }, choices }];
  },

  take({ state, facts }, frame, seat, choice) {
    if (choice.kind === 'march-done') {
      frame.step = MARCHING.done;
      return;
    }
    const { figure } = choice as ChoiceOf<'march-figure'>;
    move(state, seat, figureNumber[figure], frame.from, frame.to);
    frame.moved++;
    facts.tell({ kind: 'moved', seat, figure, from: PLACE_IDS[frame.from], to: PLACE_IDS[frame.to] });
  },
};
