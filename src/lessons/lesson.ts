/** Lessons: a scene to play in, and steps that each say one thing and wait for it to be done (docs/lessons.md). */
import type { Options } from '../engine/contract/options.ts';

/** Part of a choice, fact or view, as scenario files write it. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a step waits for, however it comes about; all that is named must be so. */
export interface Goal {
  /** What the reader sees, by path. */
  readonly view?: Fields;
  /** What the reader has heard since the step began, in this order. */
  readonly told?: readonly Fields[];
  /** What the reader is asked. */
  readonly asked?: string;
}

export interface LessonStep {
  /** Its words, among those of the lesson. */
  readonly say: string;
  /** Answers that lead to the goal, the best first: what is pointed at is the way to the first of them that is offered. */
  readonly do: readonly Fields[];
  readonly goal: Goal;
  /** Answers that are left aside until the step is done. */
  readonly closed?: readonly Fields[];
  /** The ids of the clauses that it teaches. */
  readonly teaches: readonly string[];
}

/** What others answer, in the order in which it is looked for. */
export interface OthersAnswer {
  /** Only this side; unless given, any. */
  readonly seat?: string;
  readonly does: Fields;
}

export interface Lesson {
  readonly game: string;
  /** How long it takes, about. */
  readonly minutes: number;
  /** The sides at the table, clockwise. */
  readonly seats: readonly string[];
  /** The side that the reader plays. */
  readonly you: string;
  readonly options?: Options;
  /** Settles all luck. */
  readonly seed?: string;
  /** What differs from a fresh set-up, in the words of the game's scenarios. */
  readonly given?: unknown;
  /** What the others answer: the first of these that is offered, else what is listed first. Without it, they are bots. */
  readonly others?: readonly OthersAnswer[];
  readonly steps: readonly LessonStep[];
}

/** The words of one lesson. */
export interface LessonWords {
  readonly title: string;
  /** By `say` of the steps: one or two sentences, the last of which says what to do. */
  readonly steps: Readonly<Record<string, string>>;
  /** What has been learned. */
  readonly done: string;
}

/** The words of a game's lessons, by their names. */
export type WordsOfLessons = Readonly<Record<string, LessonWords>>;

/** The last sentence of a step: what is to be done. */
export const taskOf = (words: string): string => sentencesOf(words).at(-1) ?? words;

/** A text by its sentences. */
export const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?…])\s+(?=\p{Lu}|[¿¡«“])/u);
