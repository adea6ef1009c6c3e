import type { EntryRow, SnapshotRow, TableRow, WholeTable } from '../src/client/local/rows.ts';

/** A table as the browser keeps it, put together. */
export type KeptTable = WholeTable;

/** Runs in the page: the rows of a table, put together. */
export async function readKept(id: string): Promise<KeptTable> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onerror = () => reject(request.error);
      request.onsuccess = () => resolve(request.result);
    });
  const db = await done(indexedDB.open('skali'));
  try {
    const reading = db.transaction(['tables', 'entries', 'snapshots']);
    const kept: TableRow | WholeTable = await done(reading.objectStore('tables').get(id));
    if ('saved' in kept) return kept;
    const { table, head, final, waiting, touched } = kept;
    const all = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
    const rows: readonly EntryRow[] = await done(reading.objectStore('entries').getAll(all));
    const { match }: SnapshotRow = await done(reading.objectStore('snapshots').get(id));
    const { dealt, ...point } = match;
    const said = [
      ...dealt.map(told => ({ at: -1, told })),
      ...rows.flatMap(row => row.told.map(told => ({ at: row.at, told }))),
    ];
    const log = { ...head, entries: rows.map(({ entry }) => entry), ...(final && { final }) };
    return { id, table, saved: { log, snapshot: { ...point, said } }, waiting, touched };
  } finally {
    db.close();
  }
}
