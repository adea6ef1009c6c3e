/** Which lit place the reader points at: map and planks beside it show the way there, and nothing else is drawn anew. */
import { useSyncExternalStore } from 'react';

export interface Aim {
  readonly at: () => string | null;
  readonly set: (place: string | null) => void;
  readonly listen: (heard: () => void) => () => void;
}

export function makeAim(): Aim {
  let place: string | null = null;
  const listeners = new Set<() => void>();
  return {
    at: () => place,
    set(next) {
      if (next === place) return;
      place = next;
      for (const heard of listeners) heard();
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

export const useAim = ({ listen, at }: Aim): string | null => useSyncExternalStore(listen, at);
