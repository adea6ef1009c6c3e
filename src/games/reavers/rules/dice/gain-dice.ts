import type { FrameRules } from '../../../../engine/frames.ts';
import { COLOURS } from '../../content/dice.ts';
import { type ChoiceOf, type ReaversChoice, ROLL_DIE, TAKE_DIE } from '../choices.ts';
import type { ReaversFact } from '../facts.ts';
import { type GainDiceFrame, leave } from '../frames.ts';
import { COLOUR_COUNT, colourNumber, dieNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';
import { anyInPool, gainDie, rollDice, settle } from './dice.ts';

/** Dice out of the supply: rolled, or on a face of choice; of a colour, or of any (RM-6.1). */
export const gainDice: FrameRules<State, GainDiceFrame, ReaversChoice, ReaversFact> = {
  run({ state, facts }, frame) {
    const { seat, dice, cause } = frame;
    for (; frame.at < dice.length; frame.at++) {
      const colour = dice[frame.at];
      if (colour < 0 ? anyInPool(state) : state.pool[colour] > 0) return true;
      if (colour >= 0) facts.tell({ kind: 'no-die', seat, colour: COLOURS[colour], cause });
    }
    leave(state);
    settle(state, seat);
    return false;
  },

  asks(state, { seat, dice, at, roll, cause }) {
    const wanted = dice[at];
    const choices: ReaversChoice[] = [];
    const { shows } = printed(state);
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (state.pool[colour] === 0 || (wanted >= 0 && wanted !== colour)) continue;
      if (roll) choices.push(ROLL_DIE[colour]);
      else for (const die of shows[colour]) choices.push(TAKE_DIE[die]);
    }
    return [{ seat, prompt: roll ? 'roll-die' : 'take-die', args: { left: dice.length - at, cause }, choices }];
  },

  take(act, frame, seat, choice) {
    frame.at++;
    if (choice.kind === 'roll-die') rollDice(act, seat, [colourNumber[choice.colour]], frame.cause);
    else gainDie(act, seat, dieNumber[(choice as ChoiceOf<'take-die'>).die], frame.cause);
  },
};
