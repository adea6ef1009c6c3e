import { type ReactElement, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something to those who listen rather than look; the same words twice are said twice. */
export function announce(words: string): void {
  said = said === words ? `${words}\u00a0` : words;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one polite live region of the page. */
export function LiveRegion(): ReactElement {
  const words = useSyncExternalStore(listen, () => said);
  return (
    <div className="sk-heard" role="status" aria-live="polite">
      {words}
    </div>
  );
}
