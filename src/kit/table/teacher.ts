import { createContext, type ReactNode } from 'react';

/** Who teaches at a table: placed where what is asked stands, and beside the saga. */
export interface Teacher {
  /** What is taught now, in the place of the question; that stands below it. */
  readonly words: ReactNode;
  /** Ways to be shown, to leave, to go on: beside the acts of the game. */
  readonly acts: ReactNode;
  /** What the lesson is about, above the saga. */
  readonly goals: ReactNode;
}

export const TeacherContext = createContext<Teacher | null>(null);
