import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function found(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A newer hall is here and waits. It never takes over by itself: a page keeps the version it began with. */
export const useNewerHall = (): boolean => useSyncExternalStore(listen, () => waiting !== null);

/** It is offered again when the page is loaded the next time. */
export const putOffNewerHall = (): void => found(null);

/** Loads the newer hall. Games are saved after every choice, so nothing is lost by it. */
export function loadNewerHall(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}

/** Makes the hall work without a network after the first visit. */
export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`, {
    updateViaCache: 'none',
  });
  const settle = () => {
    // Without a controller this is the first visit, and there is nothing to take over from.
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  };
  settle();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', settle);
  });
}

/**
 * A part of the hall that was not loaded yet may be gone after an update: the page is loaded again, once. Where the hall itself
 * does not answer, the page that is there is the better one: it waits for the hall, and goes on with it.
 */
export function reloadWhenPartsAreGone(): void {
  const KEY = 'skali.reloaded';
  window.addEventListener('vite:preloadError', async () => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < 60_000) return;
    const hall = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (!hall?.ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
