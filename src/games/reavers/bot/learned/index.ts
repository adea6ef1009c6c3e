import { LEARNED as OF_FOUR } from './four.ts';
import { LEARNED as OF_THREE } from './three.ts';
import { LEARNED as OF_TWO } from './two.ts';

/** What was learned of one round of the game: see `train`. */
export interface Lesson {
  /** So many points of a lead make winning e times as likely. */
  readonly spread: number;
  /** For each thing that is counted of a seat (`featuresOf`), in their order. */
  readonly weights: readonly number[];
}

/** By number of seats, round by round. */
export const LEARNED: Readonly<Record<number, readonly Lesson[]>> = { 2: OF_TWO, 3: OF_THREE, 4: OF_FOUR };
