import { useSyncExternalStore } from 'react';

/**
 * What a table is laid out for. `lying` is a phone on its side: as low as one is narrow. Style sheets ask the same questions;
 * those here come in the order in which they are asked.
 */
export type TableForm = 'lying' | 'phone' | 'tablet' | 'desk';

const QUERIES: readonly (readonly [TableForm, string])[] = [
  ['lying', '(min-width: 560px) and (max-height: 519px)'],
  ['phone', '(max-width: 767px), (max-height: 519px)'],
  ['tablet', '(max-width: 1199px)'],
];

/** Lower than what a desk's table is drawn for: what only accompanies folds. */
const LOW = '(max-height: 799px)';

function onChange(tell: () => void): () => void {
  const lists = [...QUERIES.map(([, query]) => query), LOW].map(query => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', tell);
  return () => {
    for (const list of lists) list.removeEventListener('change', tell);
  };
}

export const useTableForm = (): TableForm => useSyncExternalStore(onChange, formNow);

export const useLow = (): boolean => useSyncExternalStore(onChange, () => window.matchMedia(LOW).matches);

const formNow = (): TableForm => QUERIES.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'desk';

/** Is this a phone, upright or on its side? */
export const isPhone = (form: TableForm): boolean => form === 'phone' || form === 'lying';

export const useNarrow = (): boolean => isPhone(useTableForm());
