import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice, Seat } from './ask.ts';
import type { Fact, Facts } from './facts.ts';

/**
 * A rule in progress, as data: which rule, how far it has come, what it remembers. Frames lie on a stack in the
 * state, so a state can be saved, copied, searched and resumed at every single point.
 */
export interface Frame {
  readonly kind: string;
  /** How far it has come; `steps.ts` gives the numbers their names. */
  step: number;
}

// Two promises of a frame that only the compiler reads; a state holds nothing of them.
declare const RETURNS: unique symbol;
declare const CALLS: unique symbol;

/** A frame that hands a value to the one that called it: `interface CombatFrame extends Frame, Returns<boolean>`. */
export interface Returns<R> {
  readonly [RETURNS]?: R;
}

/** A frame that calls frames of these kinds and takes what they return: `interface KeepFrame extends Frame, Calls<'combat'>`. */
export interface Calls<Kind extends string> {
  readonly [CALLS]?: Kind;
}

/** What a frame returns; undefined for one that returns nothing. */
export type ReturnOf<Fr> = typeof RETURNS extends keyof Fr ? Exclude<Fr[typeof RETURNS], undefined> : undefined;

/** The kinds of frames that a frame calls. */
export type CalledBy<Fr> = typeof CALLS extends keyof Fr ? Extract<Fr[typeof CALLS], string> : never;

/** The frame of a kind, out of all those of a game. */
export type FrameOf<Fr extends Frame, Kind extends string> = Extract<Fr, { readonly kind: Kind }>;

/** What every state has, whatever the game. */
export interface Stacked<C extends Choice = Choice, Fr extends Frame = Frame> {
  readonly stack: Fr[];
  /** Sealed answers that are in, by seat. */
  readonly sealed: (C | null)[];
}

/** What a rule works with while it acts. */
export interface Doing<S, F extends Fact = Fact> {
  readonly state: S;
  readonly chance: Chance;
  readonly facts: Facts<F>;
  /** The innermost frame is over: it comes off the stack, and what it returns goes to the frame that called it. */
  finish<Fr extends Frame>(
    this: Doing<S, F>,
    frame: Fr,
    ...returned: ReturnOf<Fr> extends undefined ? [] : [value: ReturnOf<Fr>]
  ): void;
}

/** How one kind of frame takes what the frames it calls return, by their kind. */
export type Receivers<S extends Stacked<Choice>, Fr, F extends Fact> = {
  readonly [Kind in CalledBy<Fr>]: (
    doing: Doing<S, F>,
    frame: Fr,
    value: ReturnOf<FrameOf<S['stack'][number], Kind>>,
  ) => void;
};

/** The handler of one kind of frame, but for what it takes from others. */
export interface FrameHandler<S, Fr, C extends Choice, F extends Fact> {
  /** Runs on; true when it has to wait for an answer. */
  run(doing: Doing<S, F>, frame: Fr): boolean;
  /** Who is asked while it waits, and every legal answer. */
  asks?(state: S, frame: Fr): Ask<C>[];
  /** One seat's open answer. */
  take?(doing: Doing<S, F>, frame: Fr, seat: Seat, choice: C): void;
  /** Every sealed answer is in: by seat, null where none was asked. */
  open?(doing: Doing<S, F>, frame: Fr, answers: readonly (C | null)[]): void;
}

/** The handler of one kind of frame: one that calls others says what it does with each thing they return. */
export type FrameRules<S extends Stacked<Choice>, Fr, C extends Choice, F extends Fact> = FrameHandler<S, Fr, C, F> &
  ([CalledBy<Fr>] extends [never] ? unknown : { readonly returned: Receivers<S, Fr, F> });

/** The rules of every kind of frame that may lie on the stack of a state: a kind that is missing does not compile. */
export type FrameTable<S extends Stacked<Choice>, C extends Choice, F extends Fact> = {
  readonly [Kind in S['stack'][number]['kind']]: FrameRules<S, FrameOf<S['stack'][number], Kind>, C, F>;
};
