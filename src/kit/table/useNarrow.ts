import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** Is this a phone? */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onChange => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
