import type { Log } from '../../../engine/match/log.ts';
import type { CheckedShuffle } from './shuffle-worker.ts';

/** Deals and plays the whole game again in a worker of its own. */
export function checkShuffle(log: Log): Promise<CheckedShuffle> {
  const worker = new Worker(new URL('./shuffle-worker.ts', import.meta.url), { type: 'module', name: 'skali shuffle' });
  const checked = new Promise<CheckedShuffle>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<CheckedShuffle>) => resolve(data);
    worker.onerror = event => reject(new Error(event.message));
  });
  worker.postMessage(log);
  return checked.finally(() => worker.terminate());
}
