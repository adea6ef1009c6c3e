import { useSyncExternalStore } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { shelved } from '../../games.ts';
import { HallRefusal, hallApi } from '../api/api.ts';
import { isKnown, setKnown } from '../api/known.ts';

/** How often the reader's tables are looked for, in milliseconds. */
const LOOK = 20_000;

const NONE: readonly TableRow[] = [];
let tables = NONE;
let timer: ReturnType<typeof setInterval> | undefined;
let asking = false;
const listeners = new Set<() => void>();

function tell(found: readonly TableRow[]): void {
  tables = found;
  for (const listener of listeners) listener();
}

/** Looks now: something is known to have changed. */
export function lookForTables(): void {
  if (document.hidden || !navigator.onLine || asking) return;
  if (!isKnown()) {
    if (tables !== NONE) tell(NONE);
    return;
  }
  asking = true;
  hallApi
    .tables()
    .then(
      found => tell(found.filter(({ game }) => shelved(game))),
      (error: unknown) => {
        if (error instanceof HallRefusal && error.code === 'stranger') setKnown(null);
      },
    )
    .finally(() => {
      asking = false;
    });
}

/** However many lists there are on a screen, the hall is asked once. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    lookForTables();
    timer = setInterval(lookForTables, LOOK);
    document.addEventListener('visibilitychange', lookForTables);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookForTables);
  };
}

/** The reader's tables in the hall's server. */
export const useMyTables = (): readonly TableRow[] => useSyncExternalStore(listen, () => tables);
