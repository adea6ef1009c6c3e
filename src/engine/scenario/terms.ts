/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The fields of each kind of choice or fact, each with the schema of its value. */
export type Vocabulary = Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;

/** What a game's scenario files may say, so that a slip of the pen is found before anything runs. */
export interface ScenarioTerms {
  /** The option that says who plays which side; the file names the sides in `seats` instead. */
  readonly sides?: string;
  /** Schemas that the others refer to: `{"$ref": "#/definitions/card"}`. */
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  /** The schema of `given`. */
  readonly given: JsonSchema;
  readonly choices: Vocabulary;
  /** Fields of choices that may be left out, of any kind (`off`) or of one (`use.die`). */
  readonly optional: readonly string[];
  readonly facts: Vocabulary;
  readonly prompts: readonly string[];
}

/** In a game's terms: the name of a side at this table. */
export const SIDE: JsonSchema = { $ref: '#/definitions/side' };
