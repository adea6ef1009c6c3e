import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice, Seat } from './ask.ts';
import type { Fact, Facts } from './facts.ts';

/**
 * A rule in progress, as data: which rule, how far it has come, what it remembers. Frames lie on a stack in the
 * state, so a state can be saved, copied, searched and resumed at every single point.
 */
export interface Frame {
  readonly kind: string;
  step: number;
}

/** What every state has, whatever the game. */
export interface Stacked<C extends Choice = Choice> {
  readonly stack: Frame[];
  /** Sealed answers that are in, by seat. */
  readonly sealed: (C | null)[];
}

/** What a rule works with while it acts. */
export interface Doing<S, F extends Fact = Fact> {
  readonly state: S;
  readonly chance: Chance;
  readonly facts: Facts<F>;
}

/** The handler of one kind of frame. */
export interface FrameRules<S, Fr, C extends Choice, F extends Fact> {
  /** Runs on; true when it has to wait for an answer. */
  run(doing: Doing<S, F>, frame: Fr): boolean;
  /** Who is asked while it waits, and every legal answer. */
  asks?(state: S, frame: Fr): Ask<C>[];
  /** One seat's open answer. */
  take?(doing: Doing<S, F>, frame: Fr, seat: Seat, choice: C): void;
  /** Every sealed answer is in: by seat, null where none was asked. */
  open?(doing: Doing<S, F>, frame: Fr, answers: readonly (C | null)[]): void;
}

export type FrameTable<S, C extends Choice, F extends Fact> = Readonly<Record<string, FrameRules<S, never, C, F>>>;
