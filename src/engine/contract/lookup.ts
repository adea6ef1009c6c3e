import type { Ask, Choice } from './ask.ts';
import type { Fact } from './facts.ts';
import type { Doing, Frame, FrameHandler, FrameTable, Stacked } from './frames.ts';

/** The rules of a frame, whatever its kind. */
export interface AnyRules<S, C extends Choice, F extends Fact> extends FrameHandler<S, Frame, C, F> {
  readonly returned?: Readonly<Record<string, (doing: Doing<S, F>, frame: Frame, value: unknown) => void>>;
}

export type Lookup<S, C extends Choice, F extends Fact> = Readonly<Record<string, AnyRules<S, C, F> | undefined>>;

/**
 * That each kind has the rules for its own frames is checked where the table is written; here a frame finds them by
 * its kind. One out of a state that was saved elsewhere may find none.
 */
export const lookup = <S extends Stacked<C>, C extends Choice, F extends Fact>(
  table: FrameTable<S, C, F>,
): Lookup<S, C, F> => table as Lookup<S, C, F>;

/** Who is asked by the innermost rule in progress, and every legal answer. */
export function asksOf<S extends Stacked<C>, C extends Choice, F extends Fact>(
  table: FrameTable<S, C, F>,
  state: S,
): readonly Ask<C>[] {
  const frame = state.stack[state.stack.length - 1];
  return (frame && lookup(table)[frame.kind]?.asks?.(state, frame)) ?? [];
}
