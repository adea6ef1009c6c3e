import { useSyncExternalStore } from 'react';

/** Dialogs that any screen may open. */
export type HallDialog = 'settings' | 'keys';

let open: HallDialog | null = null;
const listeners = new Set<() => void>();

export function openDialog(dialog: HallDialog | null): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenDialog = (): HallDialog | null => useSyncExternalStore(listen, () => open);
