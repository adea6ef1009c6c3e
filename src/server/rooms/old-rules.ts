/** A table that the rules of this hall cannot go on with: they are not the ones it was begun by, and it has no snapshot that they understand. */
export class OldRules extends Error {
  override readonly name = 'OldRules';

  constructor(theirs: string, ours: string | null, cause?: unknown) {
    super(
      `a table was begun by version ${theirs} of its rules, and ${ours === null ? 'this hall has none' : `this is ${ours}`}`,
      {
        cause,
      },
    );
  }
}
