import { sql } from 'kysely';
import type { Within } from './backend.ts';
import { entryColumns } from './log.ts';
import type { Append } from './store.ts';

/** Entries of different tables with what they change, in three statements, however many they are. */
export async function enterPostgres(trx: Within, group: readonly Append[]): Promise<ReadonlySet<string>> {
  const fresh = await trx
    .insertInto('entries')
    .values(group.map(entryColumns))
    .onConflict(c => c.doNothing())
    .returning('table_id')
    .execute();
  const won = new Set(fresh.map(row => row.table_id));
  const written = group.filter(row => won.has(row.table));
  if (written.length === 0) return won;
  await changeTables(trx, written);
  await trx
    .insertInto('due')
    .values(written.map(({ table, due }) => ({ table_id: table, at: due })))
    .onConflict(c =>
      c
        .column('table_id')
        .doUpdateSet(eb => ({ at: eb.ref('excluded.at') }))
        .whereRef('due.at', 'is distinct from', 'excluded.at'),
    )
    .execute();
  return won;
}

async function changeTables(trx: Within, rows: readonly Append[]): Promise<void> {
  const values = rows.map(
    ({ table, waiting, standing, at, result }) =>
      sql`(${table}, ${JSON.stringify(waiting)}, ${JSON.stringify(standing)}, cast(${at} as bigint), ${result ? JSON.stringify(result) : null})`,
  );
  await sql`
    with news(id, waiting, standing, changed, result) as (values ${sql.join(values)})
    update tables set
      waiting = news.waiting,
      standing = news.standing,
      changed = news.changed,
      result = coalesce(news.result, tables.result),
      state = case when news.result is null then tables.state else 'over' end
    from news where tables.id = news.id`.execute(trx);
}
