import type { Chance } from '../chance/chance.ts';
import type { Ask, Choice, Seat } from '../contract/ask.ts';
import type { Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Result } from '../contract/rules.ts';
import type { Log } from '../match/log.ts';
import type { Subject } from './subject.ts';
import type { Twin } from './twin.ts';
import type { WatchedFacts } from './watched-facts.ts';

/** How hard to look. */
export interface Effort {
  /** The share of decisions at which the dear checks are made. */
  readonly share: number;
  /** How many of the listed choices are tried. */
  readonly listed: number;
  /** How many imagined choices are explained. */
  readonly imagined: number;
  /** How many choices a copy is played ahead. */
  readonly ahead: number;
}

export const EFFORT = {
  quick: { share: 0.12, listed: 4, imagined: 20, ahead: 4 },
  full: { share: 1, listed: 6, imagined: 60, ahead: 10 },
} as const satisfies Record<string, Effort>;

export type Level = keyof typeof EFFORT;

/** Somebody is asked. The state is the game's own: laws work on copies. */
export interface Moment {
  readonly subject: Subject;
  readonly effort: Effort;
  readonly state: Stacked;
  readonly asks: readonly Ask[];
  /** Luck for the law's own use. */
  readonly chance: Chance;
}

/** A choice was taken. */
export interface WalkStep {
  readonly subject: Subject;
  readonly effort: Effort;
  readonly before: Stacked;
  readonly asks: readonly Ask[];
  readonly seat: Seat;
  readonly choice: Choice;
  /** Where the game's luck stood before. */
  readonly luck: string;
  readonly drew: boolean;
  readonly facts: WatchedFacts;
  readonly after: Stacked;
  /** It was the last of the sealed answers, so all of them came to light. */
  readonly opened: boolean;
  readonly chance: Chance;
  /** The same step in worlds that look the same to a viewer, one for each viewer; worked out when first asked for. */
  twins(): readonly Twin[];
}

/** A whole game was played, or as much of it as could be. */
export interface Played {
  readonly subject: Subject;
  readonly log: Log;
  readonly state: Stacked;
  readonly told: readonly Told[];
  readonly result: Result | null;
  readonly choices: number;
  /** It went on, and nobody wanted to see more of it. */
  readonly stopped: boolean;
  /** What the rules threw, if they did. */
  readonly error?: unknown;
}

/** Something that must be true of every game. Each check yields what is wrong, in words. */
export interface Law {
  readonly name: string;
  /** At every decision, or at a share of them when it is dear. */
  readonly dear?: boolean;
  atDecision?(moment: Moment): Iterable<string>;
  afterStep?(step: WalkStep): Iterable<string>;
  atEnd?(played: Played): Iterable<string>;
}

/** Everybody who looks at a table: each seat, and a spectator. */
export const viewers = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

export const viewerName = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);
