import type { FrameRules } from '../../../../engine/frames.ts';
import { type ChoiceOf, DROP, type ReaversChoice } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { type LoseDieFrame, leave } from '../frames.ts';
import { dieNumber } from '../numbers.ts';
import type { State } from '../state.ts';
import { diceOf, returnDie } from './dice.ts';

/** One die is lost, of its owner's choice; nothing where there is none (RM-12.4). */
export const loseDie: FrameRules<State, LoseDieFrame, ReaversChoice, ReaversFact> = {
  run({ state }, { seat, colour }) {
    if (diceOf(state, seat, colour).length > 0) return true;
    leave(state);
    return false;
  },

  asks(state, { seat, colour, cause }) {
    const choices = diceOf(state, seat, colour).map(die => DROP[die]);
    return [{ seat, prompt: 'lose-die', args: { cause }, choices }];
  },

  take({ state, facts }, { cause }, seat, choice) {
    const { die } = choice as ChoiceOf<'drop'>;
    leave(state);
    returnDie(state, seat, dieNumber[die]);
    facts.tell({ kind: 'die-lost', seat, die, cause });
  },
};
