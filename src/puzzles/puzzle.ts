/** Puzzles: a moment of a game in which one answer is clearly better than every other (docs/puzzles.md). */
import type { Difference } from '../bots/advise/advise.ts';
import type { Level } from '../bots/level-names.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Stage } from '../engine/contract/rules.ts';

/** An answer, as scenario files write it. */
export type Answer = Readonly<Record<string, unknown>> & { readonly kind: string };

export interface PuzzleStep {
  readonly seat: string;
  readonly does: Answer;
}

/** Why the solution is better than the next best answer. */
export interface Because {
  /** The next best answer. */
  readonly against: Answer;
  /** The chance of winning after the solution, from 0 to 1, and how far off that may be. */
  readonly chance: number;
  readonly error: number;
  /** So much of it every other answer gives away, at least. */
  readonly gap: number;
  /** What it brings more than the next best answer, in points by where they come from. */
  readonly why: readonly Difference[];
  /** The rival for whom it makes the greatest difference. */
  readonly rival?: { readonly seat: string; readonly points: number };
}

/** Do the points speak for it: does it bring and deny more than it gives up? */
export const speaksInPoints = ({ why, rival }: Because): boolean =>
  why.reduce((sum, { points }) => sum + points, 0) > (rival?.points ?? 0);

/** How often a level answered otherwise, and of how many times. */
export type Tried = Readonly<Partial<Record<Level, readonly [failed: number, of: number]>>>;

export interface Puzzle {
  readonly game: string;
  /** The sides at the table, clockwise. */
  readonly seats: readonly string[];
  /** The side that the reader plays. */
  readonly you: string;
  readonly options?: Options;
  /** Settles all luck. */
  readonly seed: string;
  /** What differs from a fresh set-up, in the words of the game's scenarios. */
  readonly given?: unknown;
  /** What was answered up to the moment, from the beginning of the game. */
  readonly steps: readonly PuzzleStep[];
  /** What is asked then. */
  readonly prompt: string;
  /** Is it about a battle? */
  readonly battle: boolean;
  readonly solution: Answer;
  readonly because: Because;
  readonly tried: Tried;
}

/** A puzzle as a list shows it. */
export interface PuzzleEntry {
  readonly name: string;
  readonly prompt: string;
  readonly battle: boolean;
  /** The side that the reader plays, and how many sit there. */
  readonly you: string;
  readonly seats: number;
  /** How far the game is. */
  readonly stage: Stage | null;
  /** From 0, which everybody solves, to 1, which nobody does. */
  readonly hardness: number;
}

/** How hard it is: the share of the weaker levels that fail, each level counting alike. */
export function hardnessOf(tried: Tried): number {
  const shares = Object.values(tried).map(([failed, of]) => failed / of);
  return shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

/** The easiest first; of two that are as hard, by name. */
export const byHardness = (a: PuzzleEntry, b: PuzzleEntry): number =>
  a.hardness - b.hardness || a.name.localeCompare(b.name);
