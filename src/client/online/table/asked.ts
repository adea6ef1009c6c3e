import { useSyncExternalStore } from 'react';

/** What the menu asked for and the reader has not confirmed yet: the menu itself is closed by then. */
type Asked = 'resign' | 'orders' | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

export function ask(next: Asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAsked = (): [Asked, typeof ask] => [useSyncExternalStore(listen, () => asked), ask];
