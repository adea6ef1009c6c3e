import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { useSpeech } from './speech.tsx';

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

/** Nothing more stands there of what was said. */
function hush(): void {
  said = '';
  for (const listener of listeners) listener();
}

/** The one polite live region of the page. What was said in one language is not left to be read in another. */
export function LiveRegion(): ReactElement {
  const words = useSyncExternalStore(listen, () => said);
  const { tongue } = useSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language that was left is what is hushed
  useEffect(() => hush, [tongue]);
  return (
    <div className="sk-heard" role="status" aria-live="polite">
      {words}
    </div>
  );
}
