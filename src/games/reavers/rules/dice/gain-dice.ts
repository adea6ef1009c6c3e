import { FIRST } from '../../../../kit/rules/ids.ts';
import { COLOURS } from '../../content/dice.ts';
import { type ChoiceOf, type ReaversChoice, ROLL_DIE, TAKE_DIE } from '../choices.ts';
import type { GainDiceFrame } from '../frames.ts';
import { COLOUR_COUNT, type Colour, colourNumber, dieNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { gainDie, rollDice, settle } from './dice.ts';

/** Dice of a colour that can still be had: those chosen to be rolled are taken, but not yet out of the supply. */
export function leftOf(state: State, { dice, at, roll }: GainDiceFrame, colour: Colour): number {
  let left = state.pool[colour];
  if (roll) for (let i = 0; i < at; i++) if (dice[i] === colour) left--;
  return left;
}

function anyLeft(state: State, frame: GainDiceFrame): boolean {
  for (let colour: Colour = FIRST; colour < COLOUR_COUNT; colour++) if (leftOf(state, frame, colour) > 0) return true;
  return false;
}

/**
 * Dice out of the supply: rolled, or on a face of choice; of a colour, or of any. The colours of all that are rolled
 * are chosen before the first of them falls (RM-6.1).
 */
export const gainDice: Rule<GainDiceFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const { seat, dice, roll, cause } = frame;
    for (; frame.at < dice.length; frame.at++) {
      const colour = dice[frame.at];
      if (colour < 0 ? anyLeft(state, frame) : leftOf(state, frame, colour) > 0) return true;
      if (colour >= 0) facts.tell({ kind: 'no-die', seat, colour: COLOURS[colour], cause });
    }
    act.finish(frame);
    const chosen = roll ? dice.filter(colour => colour >= 0) : [];
    settle(state, seat, rollDice(act, seat, chosen, cause));
    return false;
  },

  asks(state, frame) {
    const { seat, dice, at, roll, cause } = frame;
    const wanted = dice[at];
    const choices: ReaversChoice[] = [];
    const { shows } = printed(state);
    for (let colour: Colour = FIRST; colour < COLOUR_COUNT; colour++) {
      if (leftOf(state, frame, colour) === 0 || (wanted >= 0 && wanted !== colour)) continue;
      if (roll) choices.push(ROLL_DIE[colour]);
      else for (const die of shows[colour]) choices.push(TAKE_DIE[die]);
    }
    return [{ seat, prompt: roll ? 'roll-die' : 'take-die', args: { left: dice.length - at, cause }, choices }];
  },

  take(act, frame, seat, choice) {
    const at = frame.at++;
    if (choice.kind === 'roll-die') frame.dice[at] = colourNumber[choice.colour];
    else gainDie(act, seat, dieNumber[(choice as ChoiceOf<'take-die'>).die], frame.cause);
  },
};
