import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Saved } from '../../engine/match/match.ts';
import type { TableInfo } from '../../host/protocol.ts';

/** A table as it lies in the browser: what everybody may know, and the secrets of log and snapshot. */
export interface KeptTable {
  readonly id: string;
  readonly table: TableInfo;
  readonly saved: Saved;
  /** Whom it waits for, so that the hall can say so without its rules. */
  readonly waiting: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly touched: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  /** What the reader calls a table: the hall writes it while the table's worker writes the table. */
  names: { key: string; value: string };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The tables of this browser; the same for the page and its workers. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('skali', 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('tables', { keyPath: 'id' });
      if (from < 2) db.createObjectStore('names');
    },
    // An older window that is still open must not lock a newer one out.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opened;
}
