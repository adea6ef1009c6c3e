/** Why nothing can be kept, as long as it lasts: the hall goes on by itself when it is over. */
export const HINDRANCES = {
  'disk-full': 'The disk is full: nothing can be kept until there is room.',
  'read-only': 'The database cannot be written to: its disk, its files or itself are read-only.',
  'no-database': 'The database does not answer.',
  busy: 'Another program holds the database.',
} as const;

export type Hindrance = keyof typeof HINDRANCES;

/** Codes of SQLite, of PostgreSQL and of the system; the first that fits. */
const SIGNS: readonly (readonly [RegExp, Hindrance])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'disk-full'],
  [/^(SQLITE_READONLY(_\w+)?|EROFS|25006)$/, 'read-only'],
  // PostgreSQL gives up a query that waits for somebody else's lock (57014, 55P03).
  [/^((SQLITE_BUSY|SQLITE_LOCKED)(_\w+)?|57014|55P03)$/, 'busy'],
  // Connections that break (08), a server that stops or starts (57P), one that has no more places (53300) or waited too long for us (25P03).
  [/^(SQLITE_(IOERR(_\w+)?|CANTOPEN(_\w+)?|NOTADB)|08\w{3}|57P0\d|53300|25P03)$/, 'no-database'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'no-database'],
];
/** What the driver of PostgreSQL says without a code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

const CAUSES = 3;

/** What an error says of the database or its disk; null when it is about something else. */
export function hindranceOf(error: unknown, causes = CAUSES): Hindrance | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  const found = typeof code === 'string' ? SIGNS.find(([sign]) => sign.test(code))?.[1] : undefined;
  if (found) return found;
  if (BROKEN.test(error.message)) return 'no-database';
  if (causes === 0) return null;
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  for (const one of within) {
    const why = hindranceOf(one, causes - 1);
    if (why) return why;
  }
  return null;
}
