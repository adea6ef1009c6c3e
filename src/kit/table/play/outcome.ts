import type { Ask, Choice } from '../../../engine/contract/ask.ts';
import type { TableSettings } from '../table-props.ts';
import { type Paths, type Selection, touch } from './paths.ts';
import { isBegun, type Target, type Touching, type Way } from './touching.ts';

/** What touching a thing comes to. */
export type Outcome<C extends Choice, T extends Target> =
  /** Further on the way, or an answer lies ready at its end. */
  | { readonly is: 'further'; readonly way: Way<T> }
  /** An answer that need not be confirmed. */
  | { readonly is: 'chosen'; readonly choice: C }
  /** Not allowed; this answer seems to be meant, and the rules know what is against it. */
  | { readonly is: 'why-not'; readonly choice: C }
  | { readonly is: 'nothing' };

/** Where a player stands before touching something. */
export interface Before<V, C extends Choice, T extends Target> {
  readonly ask: Ask<C> | null;
  readonly view: V;
  readonly settings: Pick<TableSettings, 'confirm' | 'pause'>;
  readonly paths: Paths<C, T>;
  readonly way: Way<T>;
  /** Does an answer give much away? Then it is asked about in words. */
  weighs?(choice: C): boolean;
}

/** What else may be touched from the start, while an answer or a number lies ready; nothing otherwise. */
export function insteadOf<C extends Choice, T extends Target>(
  paths: Paths<C, T>,
  { chosen, range, way }: Selection<C, T>,
): Selection<C, T> | null {
  const ready = chosen !== null || (range !== null && isBegun(way));
  return ready ? paths.at({ mode: way.mode, touched: [] }) : null;
}

/** From where an answer or a number lies ready, what could have been touched at each step of the way to it, the last first. */
function stepsBackFrom<C extends Choice, T extends Target>(paths: Paths<C, T>, ready: Way<T>): Selection<C, T>[] {
  const steps: Selection<C, T>[] = [];
  for (let way = paths.back(ready); isBegun(way); way = paths.back(way)) steps.push(paths.at(way));
  return steps;
}

export function outcomeOf<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  before: Before<V, C, T>,
  target: T,
): Outcome<C, T> {
  const { ask, view, paths, way } = before;
  if (!ask) return { is: 'nothing' };
  const selection = paths.at(way);
  const instead = insteadOf(paths, selection);
  const earlier = instead ? stepsBackFrom(paths, way) : [];
  const meant = [target, touching.standsFor?.(target, ask, view)];
  for (const thing of meant) {
    if (!thing) continue;
    const from =
      [selection, instead].find(each => each?.lit.has(thing)) ??
      (way.touched.includes(thing) ? undefined : earlier.find(each => each.lit.has(thing)));
    if (from) return goTo(touching, before, touch(from, thing));
  }
  const choice = touching.curious(target, selection.way, ask, view);
  return choice ? { is: 'why-not', choice } : { is: 'nothing' };
}

/** What giving an answer by its name comes to: the same as touching all that leads to it. */
export function outcomeOfAnswer<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  before: Before<V, C, T>,
  choice: C,
): Outcome<C, T> {
  const { ask, view } = before;
  if (!ask) return { is: 'nothing' };
  const { path, mode = null } = touching.reach(ask, view)(choice);
  return goTo(touching, before, { mode, touched: path });
}

function goTo<V, C extends Choice, T extends Target>(
  { final, planned }: Touching<V, C, T>,
  { paths, view, settings: { confirm, pause }, weighs }: Before<V, C, T>,
  way: Way<T>,
): Outcome<C, T> {
  const { chosen } = paths.at(way);
  const weighty = chosen !== null && weighs?.(chosen) === true;
  const heavy = weighty || (chosen !== null && (final.has(chosen.kind) || planned?.(chosen, view) === true));
  // Who is never asked can still think again; who has no time for that either is asked about what gives much away.
  const waits = confirm === 'always' || (confirm === 'irreversible' ? heavy : weighty && pause === 'none');
  return chosen && !waits ? { is: 'chosen', choice: chosen } : { is: 'further', way };
}
