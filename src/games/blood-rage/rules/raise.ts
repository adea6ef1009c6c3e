import { FIRST } from '../../../kit/rules/ids.ts';
import { type BloodRageChoice, type ChoiceOf, RAISE } from './choices.ts';
import type { RaiseFrame } from './frames.ts';
import { canRise, raise as raiseStat } from './gains.ts';
import { STAT_COUNT, type StatNumber, statNumber } from './numbers.ts';
import type { Rule } from './rule.ts';
import type { State } from './state.ts';

function risers(state: State, { seat, not }: RaiseFrame): BloodRageChoice[] {
  const choices: BloodRageChoice[] = [];
  for (let stat: StatNumber = FIRST; stat < STAT_COUNT; stat++) {
    if (stat !== not && canRise(state, seat, stat)) choices.push(RAISE[stat]);
  }
  return choices;
}

/** A stat of the player's choice rises one step; when none can, the step is lost (BR-1.10). */
export const raise: Rule<RaiseFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (risers(state, frame).length > 0) return true;
    facts.tell({ kind: 'stat-at-top', seat: frame.seat, cause: frame.cause });
    act.finish(frame);
    return false;
  },

  asks(state, frame) {
    return [{ seat: frame.seat, prompt: 'raise', args: { cause: frame.cause }, choices: risers(state, frame) }];
  },

  take(act, frame, seat, choice) {
    act.finish(frame);
    raiseStat(act, seat, statNumber[(choice as ChoiceOf<'raise'>).stat], frame.cause);
  },
};
