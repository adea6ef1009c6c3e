/** The tables of this browser, as they lie in IndexedDB. Every promise resolves when it is durable. */
import type { IDBPTransaction } from 'idb';
import type { Log } from '../../engine/match/log.ts';
import type { TableInfo } from '../../host/protocol.ts';
import type { Shelf, Stand } from '../../host/shelf.ts';
import { database, type Schema } from './database.ts';
import {
  isWhole,
  rowOf,
  type SnapshotRow,
  snapshotOf,
  type TableRow,
  type TableRows,
  takenApart,
  wantsSnapshot,
} from './rows.ts';

const STORES = ['tables', 'entries', 'snapshots'] as const;
const ALL = [...STORES, 'names', 'analyses'] as const;
type Writing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

/** So long after the last step, in milliseconds, a table rests: a snapshot then lets mended rules take it over as it stands. */
const REST = 1000;

/** Everything that is written belongs together: all of it, or nothing. */
async function write(puts: (writing: Writing) => readonly Promise<unknown>[]): Promise<void> {
  const writing = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([...puts(writing), writing.done]);
}

/** Keeps a table that is new here. */
export const keepTable = ({ row, entries, snapshot }: TableRows): Promise<void> =>
  write(writing => [
    writing.objectStore('tables').put(row),
    ...entries.map(entry => writing.objectStore('entries').put(entry)),
    writing.objectStore('snapshots').put(snapshot),
  ]);

const keepSnapshot = (snapshot: SnapshotRow): Promise<void> =>
  write(writing => [writing.objectStore('snapshots').put(snapshot)]);

/** Of the entries of a table, those from one number on, up to (and without) another. */
const entriesOf = (id: string, from: number, to = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([id, from], [id, to], false, true);

/** Where a table is kept while it is played: a step adds its entry, and leaves the others alone. */
export function shelfOf(id: string): Shelf {
  let resting: ReturnType<typeof setTimeout> | undefined;
  return {
    async keep(step, stand) {
      clearTimeout(resting);
      const due = wantsSnapshot(step) || stand.result !== null;
      const snapshot = due ? snapshotOf(stand) : undefined;
      await write(writing => [
        writing.objectStore('entries').put({ table: id, ...step }),
        writing.objectStore('tables').put(rowOf(stand, step.time)),
        ...(snapshot ? [writing.objectStore('snapshots').put(snapshot)] : []),
      ]);
      if (!due) resting = setTimeout(() => rest(step.at + 1, stand), REST);
      // This window alone writes the table.
      return true;
    },
    // No range of keys is empty: a table at which nothing has been chosen yet has nothing to read.
    read: async (from, to = Number.POSITIVE_INFINITY) =>
      from < to ? (await database()).getAll('entries', entriesOf(id, from, to)) : [],
  };
}

/** The log is the truth, and a snapshot only shortens the way: that it was not kept harms nobody. */
function rest(at: number, stand: Stand): void {
  if (stand.match.length === at) keepSnapshot(snapshotOf(stand)).catch(() => undefined);
}

export interface OpenedTable {
  readonly row: TableRow;
  readonly snapshot: SnapshotRow | undefined;
}

/** A table that is to be played on; one that lies there in one piece is taken apart first. */
export async function openTable(id: string): Promise<OpenedTable | undefined> {
  const db = await database();
  const kept = await db.get('tables', id);
  if (!kept) return undefined;
  if (!isWhole(kept)) return { row: kept, snapshot: await db.get('snapshots', id) };
  const rows = takenApart(kept);
  await keepTable(rows);
  return rows;
}

/** Its log up to now, and who sits there. */
export async function readTable(id: string): Promise<{ readonly table: TableInfo; readonly log: Log } | undefined> {
  const db = await database();
  const reading = db.transaction(['tables', 'entries']);
  const kept = await reading.objectStore('tables').get(id);
  if (!kept || isWhole(kept)) return kept && { table: kept.table, log: kept.saved.log };
  const entries = await reading.objectStore('entries').getAll(entriesOf(id, 0));
  const { table, head, final } = kept;
  return { table, log: { ...head, entries: entries.map(({ entry }) => entry), ...(final && { final }) } };
}

/** Nothing of it is left. */
export async function removeTable(id: string): Promise<void> {
  const removing = (await database()).transaction(ALL, 'readwrite');
  await Promise.all([
    removing.objectStore('tables').delete(id),
    removing.objectStore('entries').delete(entriesOf(id, 0)),
    removing.objectStore('snapshots').delete(id),
    removing.objectStore('names').delete(id),
    removing.objectStore('analyses').delete(IDBKeyRange.bound([id], [id, []])),
    removing.done,
  ]);
}
