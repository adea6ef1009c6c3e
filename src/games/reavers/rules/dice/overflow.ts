import type { FrameRules } from '../../../../engine/contract/frames.ts';
import { storeChoices, storeDie } from '../cards/store.ts';
import { type ChoiceOf, DROP, type ReaversChoice } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { leave, type OverflowFrame } from '../frames.ts';
import { DIE_KINDS, dieNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';
import { returnDie } from './dice.ts';

/** More dice than fit: old or new ones go back until the rest fit, or onto artefacts (RM-6.2, RM-6.3). */
export const overflow: FrameRules<State, OverflowFrame, ReaversChoice, ReaversFact> = {
  run({ state }, { seat }) {
    if (state.crew[seat] > printed(state).diceSpaces) return true;
    leave(state);
    return false;
  },

  asks(state, { seat }) {
    const choices: ReaversChoice[] = [];
    for (let die = 0; die < DIE_KINDS; die++) if (state.dice[seat * DIE_KINDS + die] > 0) choices.push(DROP[die]);
    storeChoices(state, seat, choices);
    return [{ seat, prompt: 'overflow', args: { left: state.crew[seat] - printed(state).diceSpaces }, choices }];
  },

  take(act, _frame, seat, choice) {
    if (choice.kind === 'store') {
      storeDie(act, seat, choice);
      return;
    }
    const { die } = choice as ChoiceOf<'drop'>;
    returnDie(act.state, seat, dieNumber[die]);
    act.facts.tell({ kind: 'die-dropped', seat, die });
  },
};
