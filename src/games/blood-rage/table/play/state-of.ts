import { readView } from '../../rules/read-view.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

const known = new WeakMap<View, State>();

/** The table that a view shows, in numbers: read once, however many ask. It is looked at, never changed. */
export function stateOf(view: View): State {
  let state = known.get(view);
  if (!state) {
    state = readView(view);
    known.set(view, state);
  }
  return state;
}
