import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { type ChoiceOf, DROP, DROP_OFF, type ReaversChoice } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { type LoseDieFrame, leave } from '../frames.ts';
import { dieNumber } from '../numbers.ts';
import type { State } from '../state.ts';
import { diceOf, returnDie } from './dice.ts';
import { partings, placeOf } from './places.ts';

/** One die is lost, of its owner's choice; nothing where there is none (RM-12.4). */
export const loseDie: FrameRules<State, LoseDieFrame, ReaversChoice, ReaversFact> = {
  run({ state }, { seat, colour }) {
    if (diceOf(state, seat, colour).length > 0) return true;
    leave(state);
    return false;
  },

  asks(state, { seat, colour, cause }) {
    const choices = diceOf(state, seat, colour).flatMap(die => partings(state, seat, die, DROP, DROP_OFF));
    return [{ seat, prompt: 'lose-die', args: { cause }, choices }];
  },

  take({ state, facts }, { cause }, seat, choice) {
    const drop = choice as ChoiceOf<'drop'>;
    const { die } = drop;
    leave(state);
    returnDie(state, seat, dieNumber[die], placeOf(drop));
    facts.tell({ kind: 'die-lost', seat, die, cause });
  },
};
