/** A row that no longer holds what was written. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow';
}

/** Reads a text that holds JSON. `where` is its table and column, `row` the key of the row. */
export function readJson<T>(where: string, row: string, text: string): T {
  try {
    const value: unknown = JSON.parse(text);
    return value as T;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DamagedRow(`the database is damaged: ${where} of ${row} holds no JSON (${why})`, { cause: error });
  }
}
