import { COMBAT_DICE } from '../../content/dice.ts';
import type { State } from '../state.ts';

/** How many combat dice a fight may still take (RM-13.3, RM-O-combatDice). */
export const roomForDice = (state: State, dice: number): number =>
  state.options.combatDice === 'six' ? COMBAT_DICE - dice : Number.POSITIVE_INFINITY;
