import { sql } from 'kysely';
import type { Ground, Within } from './ground.ts';
import { Groups } from './groups.ts';
import { entryColumns } from './log.ts';
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

  const fresh = await trx
    .insertInto('entries')
    .values(group.map(entryColumns))
    .onConflict(c => c.doNothing())
    .returning('table_id')
    .execute();
  if (fresh.length === 0) return rows.map(() => false);
  const won = new Set(fresh.map(row => row.table_id));
  const written = group.filter(row => won.has(row.table));
  await changeTables(trx, written);
  await trx
    .insertInto('due')
    .values(written.map(({ table, due }) => ({ table_id: table, at: due })))
    .onConflict(c => c.column('table_id').doUpdateSet(eb => ({ at: eb.ref('excluded.at') })))
    .execute();
  await ground.announce(
    trx,
    written.map(({ table, seq }) => ({ table, what: 'entries', seq })),
  );
  return rows.map(row => firsts.get(row.table) === row && won.has(row.table));
}

async function changeTables(trx: Within, rows: readonly Append[]): Promise<void> {
  const values = rows.map(
    ({ table, waiting, at, result }) =>
      sql`(${table}, ${JSON.stringify(waiting)}, cast(${at} as bigint), ${result ? JSON.stringify(result) : null})`,
  );
  await sql`
    with news(id, waiting, changed, result) as (values ${sql.join(values)})
    update tables set
      waiting = news.waiting,
      changed = news.changed,
      result = coalesce(news.result, tables.result),
      state = case when news.result is null then tables.state else 'over' end
    from news where tables.id = news.id`.execute(trx);
}
