import type { Ask, Choice } from './ask.ts';
import type { Fact } from './facts.ts';
import type { Doing, Frame, FrameHandler, FrameTable, Stacked } from './frames.ts';

/** The rules of a frame as they were written, whatever its kind. */
interface Written<S, C extends Choice, F extends Fact> extends FrameHandler<S, Frame, C, F> {
  readonly returned?: Readonly<Record<string, (doing: Doing<S, F>, frame: Frame, value: unknown) => void>>;
}

/** The same with every field, also where there is nothing in it. */
export type AnyRules<S, C extends Choice, F extends Fact> = Pick<Written<S, C, F>, 'run'> & {
  readonly [Part in 'asks' | 'take' | 'open' | 'returned']: Written<S, C, F>[Part] | undefined;
};

type Lookup<Rules> = Readonly<Record<string, Rules | undefined>>;

/**
 * That each kind has the rules for its own frames is checked where the table is written; here a frame finds them by
 * its kind. One out of a state that was saved elsewhere may find none. Rules of every kind are laid out alike, also
 * where one asks nobody and another calls nobody: the loop that runs them finds `run` at the same place in all.
 */
export function lookup<S extends Stacked<C>, C extends Choice, F extends Fact>(
  table: FrameTable<S, C, F>,
): Lookup<AnyRules<S, C, F>> {
  const alike: Record<string, AnyRules<S, C, F>> = {};
  for (const [kind, rules] of Object.entries(table as Lookup<Written<S, C, F>>)) {
    if (!rules) continue;
    const { run, asks, take, open, returned } = rules;
    alike[kind] = { run, asks, take, open, returned };
  }
  return alike;
}

/** Who is asked by the innermost rule in progress, and every legal answer. */
export function asksOf<S extends Stacked<C>, C extends Choice, F extends Fact>(
  table: FrameTable<S, C, F>,
  state: S,
): readonly Ask<C>[] {
  const frame = state.stack[state.stack.length - 1];
  return (frame && (table as Lookup<Written<S, C, F>>)[frame.kind]?.asks?.(state, frame)) ?? [];
}
