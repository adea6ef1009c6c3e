import type { Ground, Within } from './ground.ts';
import { Groups } from './groups.ts';
import type { Append } from './store.ts';

/** Entries in one group: well within the values one statement may have. */
const MOST = 500;

/** Writes entries in groups; the answer is whether an entry was written. */
export function appends(ground: Ground): Groups<Append, boolean> {
  const writeAll = (rows: readonly Append[]) => ground.write(trx => writeGroup(ground, trx, rows));

  return new Groups(MOST, async rows => {
    try {
      return await writeAll(rows);
    } catch (error) {
      if (rows.length === 1 || !ground.refuses(error)) throw error;
    }
    // One of them cannot be written, and the others should not suffer for it.
    const alone = rows.map(async row => (await writeAll([row]))[0]);
    await Promise.allSettled(alone);
    return alone;
  });
}

async function writeGroup(ground: Ground, trx: Within, rows: readonly Append[]): Promise<readonly boolean[]> {
  // The first of a table: any other was made without knowing of it.
  const firsts = new Map<string, Append>();
  for (const row of rows) if (!firsts.has(row.table)) firsts.set(row.table, row);
  // In one order, so that two processes never wait for each other.
  const group = [...firsts.values()].sort((a, b) => (a.table < b.table ? -1 : 1));

  const won = await ground.enter(trx, group);
  const written = group.filter(row => won.has(row.table));
  if (written.length === 0) return rows.map(() => false);
  await ground.announce(
    trx,
    written.map(({ table, seq }) => ({ table, what: 'entries', seq })),
  );
  return rows.map(row => firsts.get(row.table) === row && won.has(row.table));
}
