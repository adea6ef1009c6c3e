import type { Found, Wish } from './messages.ts';

/** As much of a Web Worker as thinking needs. */
export type Thinking = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const begin = (): Thinking =>
  new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'skali thoughts' });

/** Has something thought through in a worker of its own; the way to stop it is returned. */
export function think(
  wish: Wish,
  onFound: (found: Found) => void,
  onTrouble: (why: string) => void,
  worker: Thinking = begin(),
): () => void {
  worker.onmessage = ({ data }: MessageEvent<Found>) => onFound(data);
  worker.onerror = event => {
    worker.terminate();
    onTrouble(event.message);
  };
  worker.postMessage(wish);
  return () => worker.terminate();
}
