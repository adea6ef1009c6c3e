import type { LogEntry } from '../../engine/match/log.ts';
import type { Backend, Within } from './backend.ts';
import { readJson } from './json-column.ts';
import type { Schema } from './schema.ts';
import type { EntryRow, KeptSnapshot, Store } from './store.ts';

/** Databases bound the values of one statement; SQLite at 32,766. */
const BATCH = 1000;

export const log = ({ db, write }: Backend): Pick<Store, 'entries' | 'keepSnapshot' | 'snapshot'> => ({
  async entries(table, from) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, entry, key, at }) => ({
      ...{ table, seq, key, at },
      entry: readJson<LogEntry>('entries.entry', `${table}/${seq}`, entry),
    }));
  },

  async keepSnapshot(table, kept) {
    const snapshot = JSON.stringify(kept);
    await write(trx =>
      trx
        .insertInto('snapshots')
        .values({ table_id: table, snapshot })
        .onConflict(c => c.column('table_id').doUpdateSet({ snapshot }))
        .execute(),
    );
  },

  async snapshot(table) {
    const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
    return row && readJson<KeptSnapshot>('snapshots.snapshot', table, row.snapshot);
  },
});

export const entryColumns = ({ table, seq, entry, key, at }: EntryRow): Schema['entries'] => ({
  table_id: table,
  seq,
  entry: JSON.stringify(entry),
  key,
  at,
});

/** Adds a whole log. */
export async function addEntries(trx: Within, entries: readonly EntryRow[]): Promise<void> {
  for (let i = 0; i < entries.length; i += BATCH) {
    const rows = entries.slice(i, i + BATCH).map(entryColumns);
    await trx.insertInto('entries').values(rows).execute();
  }
}
