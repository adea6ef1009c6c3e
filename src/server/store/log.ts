import type { Told } from '../../engine/contract/facts.ts';
import type { LogEntry } from '../../engine/match/log.ts';
import type { Backend, Within } from './backend.ts';
import { readJson } from './json-column.ts';
import type { Schema } from './schema.ts';
import type { EntryRow, KeptSnapshot, Store } from './store.ts';

/** Databases bound the values of one statement; SQLite at 32,766. */
const BATCH = 1000;
/** Entries that are read at a time where nobody is to wait for all of them. */
const PAGE = 500;

type LogPart = Pick<Store, 'entries' | 'bareEntries' | 'keys' | 'keepTold' | 'keepSnapshot' | 'snapshot'>;

export const log = ({ db, write }: Backend): LogPart => ({
  async entries(table, from, to) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .$if(to !== undefined, query => query.where('seq', '<', to ?? 0))
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, entry, told, key, at }) => ({
      ...{ table, seq, key, at },
      entry: readJson<LogEntry>('entries.entry', `${table}/${seq}`, entry),
      told: told === null ? null : readJson<readonly Told[]>('entries.told', `${table}/${seq}`, told),
    }));
  },

  async bareEntries(table) {
    const entries: LogEntry[] = [];
    for (;;) {
      const rows = await db
        .selectFrom('entries')
        .select(['seq', 'entry'])
        .where('table_id', '=', table)
        .where('seq', '>=', entries.length)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const { seq, entry } of rows) entries.push(readJson<LogEntry>('entries.entry', `${table}/${seq}`, entry));
      if (rows.length < PAGE) return entries;
      await new Promise(resolve => void setImmediate(resolve));
    }
  },

  async keys(table, limit) {
    const rows = await db
      .selectFrom('entries')
      .select('key')
      .where('table_id', '=', table)
      .where('key', 'is not', null)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ key }) => key ?? []).reverse();
  },

  async keepTold(table, told) {
    await write(async trx => {
      for (const [seq, facts] of told.entries()) {
        await trx
          .updateTable('entries')
          .set({ told: JSON.stringify(facts) })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .where('told', 'is', null)
          .execute();
      }
    });
  },

  async keepSnapshot(table, kept) {
    await write(trx => putSnapshot(trx, table, kept));
  },

  async snapshot(table) {
    const row = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
    return row && readJson<KeptSnapshot>('snapshots.snapshot', table, row.snapshot);
  },
});

export const entryColumns = ({ table, seq, entry, told, key, at }: EntryRow): Schema['entries'] => ({
  table_id: table,
  seq,
  entry: JSON.stringify(entry),
  told: told && JSON.stringify(told),
  key,
  at,
});

/** In the place of the one before. */
export async function putSnapshot(trx: Within, table: string, kept: KeptSnapshot): Promise<void> {
  const snapshot = JSON.stringify(kept);
  await trx
    .insertInto('snapshots')
    .values({ table_id: table, snapshot })
    .onConflict(c => c.column('table_id').doUpdateSet({ snapshot }))
    .execute();
}

/** Adds a whole log. */
export async function addEntries(trx: Within, entries: readonly EntryRow[]): Promise<void> {
  for (let i = 0; i < entries.length; i += BATCH) {
    const rows = entries.slice(i, i + BATCH).map(entryColumns);
    await trx.insertInto('entries').values(rows).execute();
  }
}
