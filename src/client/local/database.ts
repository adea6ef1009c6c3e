import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AnalysisRow } from './kept-analyses.ts';
import { openAtLast } from './opening.ts';
import type { EntryRow, SnapshotRow, TableRow, WholeTable } from './rows.ts';

export interface Schema extends DBSchema {
  tables: { key: string; value: TableRow | WholeTable };
  /** By table, and by the number of the entry. */
  entries: { key: [string, number]; value: EntryRow };
  snapshots: { key: string; value: SnapshotRow };
  /** What the reader calls a table: the hall writes it while the table's worker writes the table. */
  names: { key: string; value: string };
  /** By table, seat, and by whose knowledge. */
  analyses: { key: [string, number, string]; value: AnalysisRow };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('skali', 4, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' });
      if (from < 2) db.createObjectStore('names');
      if (from < 3) {
        db.createObjectStore('entries', { keyPath: ['table', 'at'] });
        db.createObjectStore('snapshots', { keyPath: 'table' });
      }
      if (from < 4) db.createObjectStore('analyses', { keyPath: ['table', 'seat', 'eyes'] });
    },
    // An older window that is still open must not lock a newer one out.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** The tables of this browser; the same for the page and its workers. What failed is tried anew when it is asked for again. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openAtLast(open, db => db.close()).catch(error => {
    opened = undefined;
    throw error;
  });
  return opened;
}
