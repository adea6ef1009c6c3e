import type { Field } from '../contract/vocabulary.ts';

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a game's scenario files may say beside its vocabulary, so that a slip of the pen is found before anything runs.
 */
export interface ScenarioTerms {
  /** The option that says who plays which side; the file names the sides in `seats` instead. */
  readonly sides?: string;
  /** The schema of `given`, and the names that only it refers to. */
  readonly given: JsonSchema;
  readonly names?: readonly Field[];
  /** What is given where a whole game is to begin with sides that are known; nothing, unless the game says so. */
  readonly opening?: unknown;
}
