import type { Backend } from './backend.ts';
import { Groups } from './groups.ts';
import type { Append } from './store.ts';

/** Entries in one group: whoever waits for it waits for all of them. */
const MOST = 500;

/** Writes entries in groups; the answer is whether an entry was written. */
export function appends(backend: Backend): Groups<Append, boolean> {
  const writeAll = (rows: readonly Append[]) => writeGroup(backend, rows);

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

async function writeGroup(backend: Backend, rows: readonly Append[]): Promise<readonly boolean[]> {
  // The first of a table: any other was made without knowing of it.
  const firsts = new Map<string, Append>();
  for (const row of rows) if (!firsts.has(row.table)) firsts.set(row.table, row);
  // In one order, so that two processes never wait for each other.
  const group = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
  const won = await backend.enter(group);
  return rows.map(row => firsts.get(row.table) === row && won.has(row.table));
}
