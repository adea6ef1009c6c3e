import { useSyncExternalStore } from 'react';
import { TABLES_PAGE, type TableRow } from '../../../host/hall-api.ts';
import { shelved } from '../../games.ts';
import { HallRefusal, hallApi } from '../api/api.ts';
import { knownAs, listenKnown, setKnown } from '../api/known.ts';

/** How often the reader's tables are looked for, in milliseconds. */
const LOOK = 20_000;

const NONE: readonly TableRow[] = [];
let tables = NONE;
/** Asked for beyond the first page, and whether there are more. */
let older = NONE;
let more = false;
let deaf: (() => void) | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
/** As whom the hall is being asked; undefined while it is not. */
let asking: string | null | undefined;
const listeners = new Set<() => void>();

function tell(found: readonly TableRow[]): void {
  tables = found;
  for (const listener of listeners) listener();
}

/** Looks now: something is known to have changed. */
export function lookForTables(): void {
  const reader = knownAs();
  if (document.hidden || !navigator.onLine || asking === reader) return;
  if (reader === null) {
    forget();
    return;
  }
  asking = reader;
  hallApi
    .tables()
    .then(
      found => {
        // Somebody else may read here by now.
        if (knownAs() === reader) tell(withOlder(found));
      },
      (error: unknown) => {
        if (error instanceof HallRefusal && error.code === 'stranger') setKnown(null);
      },
    )
    .finally(() => {
      if (asking === reader) asking = undefined;
    });
}

function forget(): void {
  older = NONE;
  more = false;
  if (tables !== NONE) tell(NONE);
}

/** The newest, and what was asked for beyond them; each table once. */
function withOlder(newest: readonly TableRow[]): readonly TableRow[] {
  const known = new Set(newest.map(({ id }) => id));
  older = older.filter(({ id }) => !known.has(id));
  if (older.length === 0) more = newest.length === TABLES_PAGE;
  return [...newest, ...older].filter(({ game }) => shelved(game));
}

/** Asks for those that come after the ones that are known. */
export async function moreTables(): Promise<void> {
  const reader = knownAs();
  const last = (older.length > 0 ? older : tables).at(-1);
  if (!last) return;
  const page = await hallApi.tables(last.id);
  if (knownAs() !== reader) return;
  const known = new Set(tables.map(({ id }) => id));
  older = [...older, ...page.filter(({ id }) => !known.has(id))];
  more = page.length === TABLES_PAGE;
  tell([...tables, ...page.filter(({ id, game }) => !known.has(id) && shelved(game))]);
}

/** Are there more than those? */
export const useMoreTables = (): boolean => useSyncExternalStore(listen, () => more);

/** However many lists there are on a screen, the hall is asked once. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    lookForTables();
    timer = setInterval(lookForTables, LOOK);
    document.addEventListener('visibilitychange', lookForTables);
    deaf = listenKnown(lookForTables);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    deaf?.();
    document.removeEventListener('visibilitychange', lookForTables);
  };
}

/** The reader's tables in the hall's server. */
export const useMyTables = (): readonly TableRow[] => useSyncExternalStore(listen, () => tables);
