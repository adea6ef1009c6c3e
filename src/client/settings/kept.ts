import { useSyncExternalStore } from 'react';
import { readSettings, type Settings } from './settings.ts';

/** public/boot.js reads it as well, to have the theme before the first paint. */
const KEY = 'skali.settings';

const listeners = new Set<() => void>();
let current = readSettings(stored());

/** A browser may refuse storage altogether (private windows); then settings last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function tell(next: Settings): void {
  current = next;
  for (const listener of listeners) listener();
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // see above
  }
  tell(next);
}

/** Another tab of the hall may change them too. */
function onStorage(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) tell(readSettings(stored()));
}

export function listenToSettings(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export const useSettings = (): Settings => useSyncExternalStore(listenToSettings, settings, settings);
