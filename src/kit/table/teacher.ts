import { createContext, type ReactNode } from 'react';
import type { Target } from './play/touching.ts';

/** Which lesson it is: in the place of the game's name and of how far a game is. */
export interface TeacherHead {
  /** Below the name of the game. */
  readonly title: string;
  /** The same in fewer words, for a phone. */
  readonly brief: string;
  /** All lessons of the game: those done, this one, those to come. */
  readonly track: ReactNode;
}

/** Where the saga is a page of its own, what the lesson is about is one, too. */
export interface TeacherPage {
  readonly word: string;
  /** Is it turned up? */
  readonly up: boolean;
  turn(up: boolean): void;
}

/** Who teaches at a table: placed where what is asked stands, and beside the saga. */
export interface Teacher {
  /** What is taught now, in the place of the question; that stands below it. */
  readonly words: ReactNode;
  /** The words say what is asked, too: it is not said once more. */
  readonly told: boolean;
  /** What is pointed at: things to be touched, one after the other. */
  readonly path: readonly Target[];
  /** Ways to be shown, to leave, to go on: beside the acts of the game. */
  readonly acts: ReactNode;
  /** What the lesson is about, above the saga. */
  readonly goals: ReactNode;
  readonly head: TeacherHead | null;
  readonly page: TeacherPage | null;
}

export const TeacherContext = createContext<Teacher | null>(null);
