import type { Backend, Within } from './backend.ts';
import { Groups } from './groups.ts';
import type { Append } from './store.ts';

/** Entries in one group: well within the values one statement may have. */
const MOST = 500;

/** Writes entries in groups; the answer is whether an entry was written. */
export function appends(backend: Backend): Groups<Append, boolean> {
  const writeAll = (rows: readonly Append[]) => backend.write(trx => writeGroup(backend, trx, rows));

  return new Groups(MOST, async rows => {
    try {
      return await writeAll(rows);
    } catch (error) {
      if (rows.length === 1 || !backend.refuses(error)) throw error;
    }
    // One of them cannot be written, and the others should not suffer for it.
    const alone = rows.map(async row => (await writeAll([row]))[0]);
    await Promise.allSettled(alone);
    return alone;
  });
}

async function writeGroup(backend: Backend, trx: Within, rows: readonly Append[]): Promise<readonly boolean[]> {
  // The first of a table: any other was made without knowing of it.
  const firsts = new Map<string, Append>();
  for (const row of rows) if (!firsts.has(row.table)) firsts.set(row.table, row);
  // In one order, so that two processes never wait for each other.
  const group = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));

  const won = await backend.enter(trx, group);
  const written = group.filter(row => won.has(row.table));
  if (written.length === 0) return rows.map(() => false);
  await backend.announce(
    trx,
    written.map(({ table, seq }) => ({ table, what: 'entries', seq })),
  );
  return rows.map(row => firsts.get(row.table) === row && won.has(row.table));
}
