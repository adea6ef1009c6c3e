import type { Options } from './options.ts';

/** How fast a game is meant to be, as \`skali bench\` holds it to: a long one cannot be played as often in a second. */
export interface Speed {
  /** Decisions of random play against moves of boardgame.io, and whole games a second. */
  readonly decisions: number;
  readonly games: number;
  /** Copies of a state against structuredClone. */
  readonly clone: number;
  /** Microseconds, at the most, for what one seat sees. */
  readonly view: number;
  /** Milliseconds, at the most, for a whole game from its log. */
  readonly replay: number;
  /** Seconds, at the most, for a whole game of a full table of bots. */
  readonly bots: number;
  /** Megabytes, at the most, of an open table at its last turn. */
  readonly memory: number;
  /** Full tables at which a hall on one core keeps its pace while everybody thinks for five seconds. */
  readonly tables: number;
}

/** Another way to play the same game, by some of its options, and how fast that is meant to be. */
export interface Way {
  readonly name: string;
  readonly options: Options;
  readonly speed: Partial<Speed>;
  readonly works?: readonly Work[];
}

/** A piece of work that a game is held to besides: all there is of it in a state, one by one, each in so many microseconds at the most. */
export interface Work {
  readonly name: string;
  readonly most: number;
  readonly of: (state: unknown) => readonly (() => unknown)[];
}

export const USUAL_SPEED: Speed = {
  decisions: 20,
  games: 500,
  clone: 15,
  view: 50,
  replay: 20,
  bots: 3,
  memory: 5,
  tables: 1000,
};
