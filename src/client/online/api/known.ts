import { useSyncExternalStore } from 'react';

/** As whom the hall knows this browser: a stranger need not ask for tables they cannot have. */
const KEY = 'skali.known';

const listeners = new Set<() => void>();

/** The id of the reader; null for a stranger. */
export function knownAs(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const isKnown = (): boolean => knownAs() !== null;

export function setKnown(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Without storage everybody is a stranger on their next visit.
  }
  for (const listener of listeners) listener();
}

/** Told when the hall comes to know the reader, or forgets them. */
export function listenKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKnown = (): string | null => useSyncExternalStore(listenKnown, knownAs);
