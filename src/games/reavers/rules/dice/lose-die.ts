import { type ChoiceOf, DROP, DROP_OFF } from '../choices.ts';
import type { LoseDieFrame } from '../frames.ts';
import { dieNumber } from '../numbers.ts';
import type { Rule } from '../rule.ts';
import { diceOf, returnDie } from './dice.ts';
import { partings, placeOf } from './places.ts';

/** One die is lost, of its owner's choice; nothing where there is none (RM-12.4). */
export const loseDie: Rule<LoseDieFrame> = {
  run(act, frame) {
    if (diceOf(act.state, frame.seat, frame.colour).length > 0) return true;
    act.finish(frame);
    return false;
  },

  asks(state, { seat, colour, cause }) {
    const choices = diceOf(state, seat, colour).flatMap(die => partings(state, seat, die, DROP, DROP_OFF));
    return [{ seat, prompt: 'lose-die', args: { cause }, choices }];
  },

  take(act, frame, seat, choice) {
    const drop = choice as ChoiceOf<'drop'>;
    const { die } = drop;
    act.finish(frame);
    returnDie(act.state, seat, dieNumber[die], placeOf(drop));
    act.facts.tell({ kind: 'die-lost', seat, die, cause: frame.cause });
  },
};
