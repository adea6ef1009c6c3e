import { useSyncExternalStore } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { shelved } from '../../games.ts';
import { HallRefusal, hallApi } from '../api/api.ts';
import { knownAs, listenKnown, setKnown } from '../api/known.ts';

/** How often the reader's tables are looked for, in milliseconds. */
const LOOK = 20_000;

const NONE: readonly TableRow[] = [];
let tables = NONE;
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
    if (tables !== NONE) tell(NONE);
    return;
  }
  asking = reader;
  hallApi
    .tables()
    .then(
      found => {
        // Somebody else may read here by now.
        if (knownAs() === reader) tell(found.filter(({ game }) => shelved(game)));
      },
      (error: unknown) => {
        if (error instanceof HallRefusal && error.code === 'stranger') setKnown(null);
      },
    )
    .finally(() => {
      if (asking === reader) asking = undefined;
    });
}

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
