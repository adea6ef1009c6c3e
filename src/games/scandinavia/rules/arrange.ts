import { BadInput } from '../../../engine/input/bad-input.ts';
import type { State } from './state.ts';

/** Still to be written: lays out a table as a scenario's `given` says. */
export function arrange(_state: State, given: unknown): void {
  if (given !== undefined && Object.keys(given as object).length > 0)
    throw new BadInput('given', 'cannot be laid out yet');
}
