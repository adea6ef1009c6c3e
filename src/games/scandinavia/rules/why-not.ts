import type { Reason } from '../../../engine/contract/explain.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { State } from './state.ts';

/** Still to be written: every clause that forbids an answer. */
export function whyNot(_state: State, _seat: number, _choice: ScandinaviaChoice): readonly Reason[] {
  return [];
}
