import type { Chance } from '../chance/chance.ts';
import type { Json } from '../input/json.ts';
import type { Ask, Choice, Seat } from './ask.ts';
import type { Content, ContentSpec } from './content.ts';
import type { Explanation, Reason } from './explain.ts';
import type { Fact, Facts } from './facts.ts';
import type { FrameTable, Stacked } from './frames.ts';
import type { Limits } from './limits.ts';
import type { OptionSpec, Options } from './options.ts';
import type { StandingOrder } from './orders.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What each seat's number at the end is made of. */
export interface Sheet {
  readonly totals: readonly number[];
  /** Names of the sources, and each seat's points from each. */
  readonly sources: readonly string[];
  readonly scores: readonly (readonly number[])[];
  /** What is counted where it is not points, as a message id: `regions` is said as `unit.regions`. */
  readonly unit?: string;
}

/** How a game was won, as a message id: `empire` is said as `won.empire`, with the names of the winners. */
export interface Victory {
  readonly way: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** Final ranking, and the score sheet in games that are won by what one has counted. */
export interface Result extends Partial<Sheet> {
  /** Seats by place: `[[2], [0, 3], [1]]` is a win for seat 2 and a shared second place. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly how?: Victory;
  /** The first have won together, as allies do; without it they are level. */
  readonly shared?: true;
  /** What broke a tie for the first place, as a message id. */
  readonly tieBreak?: string;
}

/** The score sheet of a result, if it has one. */
export function sheetOf({ totals, sources, scores, unit }: Result): Sheet | null {
  return totals && sources && scores ? { totals, sources, scores, ...(unit !== undefined && { unit }) } : null;
}

/** The place of a seat, from 1 on: after a shared first place comes the third. */
export function placeOf({ ranking }: Result, seat: Seat): number {
  const above = ranking.findIndex(place => place.includes(seat));
  return 1 + ranking.slice(0, above).flat().length;
}

/** How far a game is, as everybody may know it: `{ age: 2, phase: 'action' }`. Its hanging has the words. */
export type Stage = Readonly<Record<string, string | number>>;

/** What may be asked of `explain`: a choice (why not?) or a number of the game (what is it made of?). */
export type Subject<C extends Choice> =
  | { readonly about: 'choice'; readonly choice: C }
  | { readonly about: string; readonly [field: string]: unknown };

/** What the author of a game writes. `play.ts` makes the contract that everybody else uses out of it. */
export interface GameSpec<S extends Stacked<C>, C extends Choice, F extends Fact, V> {
  readonly id: string;
  /** Goes up whenever the same log could lead to another state. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Values that a table may replace, where the game has such. */
  readonly content?: ContentSpec;
  /** Where it is longer, or shorter, than the usual game. */
  readonly limits?: Partial<Limits>;
  /** Its kinds of choices, facts and questions: what is not in it is refused by field before any rule sees it. */
  readonly vocabulary?: Vocabulary;
  /**
   * The kinds of its facts that open a turn: a clock adds its little once for each, however many decisions it takes.
   * Where it is left out, decisions of one seat in a row are one turn.
   */
  readonly turns?: readonly F['kind'][];
  /** What a seat may leave to the host of its table; none, where it is left out. */
  readonly orders?: readonly StandingOrder<C, V>[];
  /** A legal start: the stack holds what happens first. */
  setup(options: Options, seats: number, chance: Chance, content: Content): S;
  readonly frames: FrameTable<S, C, F>;
  /** `like`: a view of another seat of the same state; what all see alike may be taken from it. */
  view(state: S, seat: Seat | null, like?: V): V;
  sample(view: V, seat: Seat | null, chance: Chance): S;
  clone(state: S): S;
  result(state: S): Result;
  /** Who is out of the game: asked nothing any more, for good, and everybody knows it. Nobody, where it is left out. */
  out?(state: S): readonly Seat[];
  /** How far it is, for who looks in from outside. */
  stage?(state: S): Stage;
  /** What forbids an answer, from what `seat` may know; empty when nothing does. */
  whyNot(state: S, seat: Seat, choice: C): readonly Reason[];
  explain(view: V, seat: Seat | null, subject: Subject<C>): Explanation;
  /** Every answer of the right shape, legal or not: what a curious person could try. */
  imagine(state: S, seat: Seat): readonly C[];
  /** Figures, cards, tokens that are lost or doubled; empty when all add up. */
  audit(state: S): readonly string[];
  /** Lays out a table as a scenario describes it: what differs from a fresh set-up. It is not called where nothing does. */
  arrange(state: S, given: unknown): void;
}

/** A choice was not taken: nothing changed. */
export interface Refusal {
  readonly seat: Seat;
  readonly reasons: readonly Reason[];
}

/** A game as everybody else knows it: functions over a plain-JSON state. */
export interface Rules<
  C extends Choice = Choice,
  F extends Fact = Fact,
  V = unknown,
  S extends Stacked<C> = Stacked<C>,
> {
  readonly id: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly content?: ContentSpec;
  readonly limits: Limits;
  readonly vocabulary?: Vocabulary;
  /** What a seat may leave to the host of its table. */
  readonly orders: readonly StandingOrder<C, V>[];
  /** The kinds of facts that open a turn; undefined where the game names none. */
  readonly turns?: ReadonlySet<string>;
  /** `content` is what `readContent` has checked. */
  setup(options: Options, seats: number, chance: Chance, facts?: Facts<F>, content?: Content): S;
  /** Who is asked now, and every legal answer; empty when the game is over. */
  decisions(state: S): readonly Ask<C>[];
  /** Takes a listed choice from an asked seat and runs on to the next decision; refuses anything else. */
  apply(state: S, seat: Seat, choice: C, chance: Chance, facts?: Facts<F>): Refusal | undefined;
  /** `like`: a view of another seat of the same state; what all see alike may be taken from it. */
  view(state: S, seat: Seat | null, like?: V): V;
  sample(view: V, seat: Seat | null, chance: Chance): S;
  clone(state: S): S;
  /** Null while the game goes on. */
  result(state: S): Result | null;
  /** Who is out of the game and stays to watch. */
  out(state: S): readonly Seat[];
  /** How far the game is; null where it does not say. */
  stage(state: S): Stage | null;
  explain(view: V, seat: Seat | null, subject: Subject<C>): Explanation;
  imagine(state: S, seat: Seat): readonly C[];
  audit(state: S): readonly string[];
  /** A fresh table, changed as a scenario says, and run on to its first decision. */
  arrange(options: Options, seats: number, chance: Chance, given: unknown, facts?: Facts<F>, content?: Content): S;
}
