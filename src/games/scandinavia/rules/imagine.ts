import type { ScandinaviaChoice } from './choices.ts';
import type { State } from './state.ts';

/** Still to be written: every answer of the right shape that a curious person could try. */
export function imagine(_state: State, _seat: number): ScandinaviaChoice[] {
  return [];
}
