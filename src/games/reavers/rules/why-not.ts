import type { Reason } from '../../../engine/explain.ts';
import type { ReaversChoice } from './choices.ts';
import type { State } from './state.ts';
export function whyNot(_state: State, _seat: number, _choice: ReaversChoice): readonly Reason[] {
  return [];
}
