import { useSyncExternalStore } from 'react';
import type { WordsOfLessons } from '../../lessons/lesson.ts';
import type { LessonEntry } from './catalogue.ts';
import type { LessonAtTable, LessonShown } from './lesson-at-table.ts';
import type { Say } from './useLearnWords.ts';

/** A lesson at its table, and what there is to say of it. */
export interface Taught {
  readonly at: LessonAtTable;
  readonly say: Say;
  readonly entry: LessonEntry;
  /** All lessons of its game, what they are called, and its place among them. */
  readonly lessons: readonly LessonEntry[];
  readonly titles: WordsOfLessons;
  readonly place: number;
  /** Begins the lesson anew. */
  onAgain(): void;
}

export const useLesson = ({ at }: Pick<Taught, 'at'>): LessonShown => useSyncExternalStore(at.listen, at.now);
