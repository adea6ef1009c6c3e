import type { Ask, Seat } from '../../engine/contract/ask.ts';

/** What a bot thinks on: what a person in its seat would see, and nothing else. Plain data, for it crosses threads. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly ask: Ask;
  /** Where the luck of this one thought begins, for `FastChance.load`. */
  readonly luck: string;
  /** It has waited so long for its turn that it is to be short. */
  readonly cut?: true;
}

/** Why a bot gave no answer: its time ran out, it threw, or what it ran in died under it. */
export type Failure = 'late' | 'broken' | 'crashed';

/**
 * What it chose, as plain data that nobody has looked at yet (null: it stays silent), and why, where it says so, and
 * whether it had to be short; or what kept it from choosing.
 */
export type Answer =
  | { readonly choice: unknown; readonly motive?: unknown; readonly cut?: true }
  | { readonly failed: Failure; readonly why: string };

/** For whom a bot thinks, where tables share what thinks: each person's tables in turn, and before all the others those where somebody is. */
export interface Asker {
  readonly owner: string;
  heeded(): boolean;
}

/** Where bots think. One thought of a table at a time: whoever asks waits for the answer, or stops it. */
export interface BotRunner {
  /** Null when it was stopped: nobody waits for it any more. Rejects only when the runner itself is broken. */
  think(question: Question, stop: AbortSignal, asker?: Asker): Promise<Answer | null>;
}

/** Milliseconds that a bot which thinks ahead waits for its turn before it has to be short. */
export const PATIENCE = 5000;

/** Milliseconds a bot may think, from when it begins to. */
export const DEADLINE = 3000;
