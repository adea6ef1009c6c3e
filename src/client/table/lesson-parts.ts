import type { ComponentType } from 'react';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { Target } from '../../kit/table/play/touching.ts';
import type { TableLine } from './table-line.ts';

/** A lesson as far as it has come. */
export interface LessonNow {
  /** What the teacher says. */
  readonly words: string;
  /** All of it is done. */
  readonly over: boolean;
  /** The step that is being done, counted from 0. */
  readonly step: number;
  /** The words say what is asked, too. */
  readonly told: boolean;
  /** The things to be touched on the way that is pointed at. */
  readonly way: { readonly path: readonly Target[] } | null;
}

/** What the frame shows besides where a lesson is given. At any other table there is none of it. */
export interface LessonParts {
  /** Follows what is shown on a line; gives the way to stop. */
  follow(line: TableLine): () => void;
  listen(listener: () => void): () => void;
  now(): LessonNow;
  /** What is asked, without what is left aside for now. */
  open(ask: Ask | null): Ask | null;
  /** Is it left aside for now? */
  isClosed(choice: Choice): boolean;
  /** The reader has chosen. */
  chose(choice: Choice): void;
  /** The others are bots as at any table: who plays against them may ask what a good player would do. */
  readonly coached?: boolean;
  /** What was chosen is not taken back. */
  readonly final?: boolean;
  /** Which lesson it is, and in how few words: at the head of the table. */
  readonly head?: { readonly title: string; readonly brief: string; readonly Track: ComponentType };
  /** On the tab of what it is about, where that is a page of its own. */
  readonly page?: string;
  /** In the place of the question. */
  readonly Words: ComponentType;
  /** Beside the acts. */
  readonly Acts: ComponentType<{ readonly choose: (choice: Choice) => void; readonly undo: () => void }>;
  /** Above the saga. */
  readonly Goals: ComponentType;
  /** Over the table: what is pointed at. */
  readonly Spot: ComponentType;
}
