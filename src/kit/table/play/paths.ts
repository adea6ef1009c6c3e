import { type Ask, type Choice, type NumberRange, sameChoice } from '../../../engine/contract/ask.ts';
import { isBegun, type Reach, START, type Target, type Touching, type Way } from './touching.ts';

/** What may be touched now, and what has been chosen once a path is at its end. */
export interface Selection<C extends Choice, T extends Target> {
  /** As far as it goes: with the steps that were taken by themselves. */
  readonly way: Way<T>;
  readonly lit: ReadonlySet<T>;
  /** Those of the lit that are words, and leave only answers of their kind. */
  readonly modes: ReadonlySet<T>;
  /** Listed answers that the way still leads to. */
  readonly choices: readonly C[];
  readonly ranges: readonly NumberRange<C>[];
  /** The answer at the end of the way. */
  readonly chosen: C | null;
  /** The numbers at the end of the way, one of which is to be picked. Other things may still be lit beside it. */
  readonly range: NumberRange<C> | null;
}

/** All ways through one question. */
export interface Paths<C extends Choice, T extends Target> {
  /** Follows a way; steps that leave no choice are taken by themselves. */
  at(way: Way<T>): Selection<C, T>;
  /** One step back; steps that were taken by themselves go along, or they would be taken again at once. */
  back(way: Way<T>): Way<T>;
}

/** The paths through what is asked; where nothing is, nothing is lit. */
export function pathsOf<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  ask: Ask<C> | null,
  view: V,
): Paths<C, T> {
  const options = ask ? optionsOf(touching, ask, view) : [];
  const at = (way: Way<T>): Selection<C, T> => {
    for (let now = look(options, way); ; ) {
      const only = onlyStep(now);
      const ahead = { begun: isBegun(now.way), choices: now.choices };
      if (only === undefined || !touching.unsaid?.(only, ahead)) return now;
      now = look(options, { ...now.way, touched: [...now.way.touched, only] });
    }
  };
  return {
    at,
    back(way) {
      const from = at(way).way;
      let to = stepBack(from);
      while (isBegun(to) && at(to).way.touched.length >= from.touched.length) to = stepBack(to);
      // What lies ready by itself was never touched.
      return to.mode === null && to.touched.length <= at(START).way.touched.length ? START : to;
    },
  };
}

/** What may be touched next on the way to a listed answer, or to its number; nothing where the way leads elsewhere. */
export function nextTo<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  ask: Ask<C>,
  view: V,
  way: Way<T>,
  answer: C,
): readonly T[] {
  const option = optionsOf(touching, ask, view).find(({ choice, range }) => sameChoice(choice, answer, range?.field));
  if (!option || (way.mode !== null && option.mode !== way.mode)) return [];
  return nextOn(option, way.touched) ?? [];
}

/** Touches a thing: further on if it is lit, else nothing changes. */
export function touch<C extends Choice, T extends Target>({ way, lit, modes }: Selection<C, T>, target: T): Way<T> {
  if (modes.has(target)) return { mode: target, touched: [] };
  return lit.has(target) ? { ...way, touched: [...way.touched, target] } : way;
}

const stepBack = <T extends Target>({ mode, touched }: Way<T>): Way<T> =>
  touched.length > 0 ? { mode, touched: touched.slice(0, -1) } : START;

interface Option<C extends Choice, T extends Target> extends Reach<T> {
  readonly choice: C;
  readonly range: NumberRange<C> | null;
}

function optionsOf<V, C extends Choice, T extends Target>(
  touching: Touching<V, C, T>,
  ask: Ask<C>,
  view: V,
): readonly Option<C, T>[] {
  const reach = touching.reach(ask, view);
  return [
    ...ask.choices.map(choice => ({ choice, range: null, ...reach(choice) })),
    ...(ask.ranges ?? []).map(range => ({ choice: range.choice, range, ...reach(range.choice) })),
  ];
}

/** What a way leads to, without a step further. */
function look<C extends Choice, T extends Target>(options: readonly Option<C, T>[], way: Way<T>): Selection<C, T> {
  const lit = new Set<T>();
  const modes = new Set<T>();
  const choices: C[] = [];
  const ranges: NumberRange<C>[] = [];
  let reached: NumberRange<C> | null = null;
  for (const option of options) {
    const { choice, range, mode } = option;
    if (way.mode !== null && mode !== way.mode) continue;
    const next = nextOn(option, way.touched);
    if (!next) continue;
    if (next.length === 0 && !range) {
      return { way, lit: new Set(), modes, choices: [choice], ranges: [], chosen: choice, range: null };
    }
    if (range) ranges.push(range);
    else choices.push(choice);
    if (next.length === 0) reached ??= range;
    for (const target of next) lit.add(target);
    if (mode !== undefined && !isBegun(way)) modes.add(mode);
  }
  for (const mode of modes) lit.add(mode);
  return { way, lit, modes, choices, ranges, chosen: null, range: reached };
}

/** What comes next on a path after what was touched: nothing at its end, null where it leads elsewhere. */
function nextOn<T extends Target>({ path, anyOrder = 0 }: Reach<T>, touched: readonly T[]): readonly T[] | null {
  const loose = path.slice(0, anyOrder);
  for (const target of touched.slice(0, anyOrder)) {
    const at = loose.indexOf(target);
    if (at < 0) return null;
    loose.splice(at, 1);
  }
  for (let i = anyOrder; i < touched.length; i++) if (path[i] !== touched[i]) return null;
  return loose.length > 0 ? loose : path.slice(touched.length, touched.length + 1);
}

/** The only thing that could be touched, while a number may not be picked instead. */
function onlyStep<C extends Choice, T extends Target>({ lit, modes, range }: Selection<C, T>): T | undefined {
  if (range !== null || lit.size - modes.size !== 1) return undefined;
  return [...lit].find(target => !modes.has(target));
}
