import { Worker } from 'node:worker_threads';
import type { Bout, Played } from '../../bots/contest.ts';
import type { PlayerData } from './player.ts';

/** Plays games in so many threads, each the next that is left; hands over each as it is done. Fails with the first that fails. */
export async function inThreads(
  threads: number,
  data: PlayerData,
  bouts: readonly Bout[],
  onPlayed: (played: Played) => void,
): Promise<void> {
  const left = [...bouts];
  const workers: Worker[] = [];
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('player.js', import.meta.url), { workerData: data });
      workers.push(worker);
      const next = () => {
        const bout = left.shift();
        if (bout) worker.postMessage(bout);
        else resolve();
      };
      worker.on('message', (message: 'ready' | Played) => {
        if (message !== 'ready') onPlayed(message);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', code => reject(new Error(`a thread of the arena ended with ${code}`)));
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, bouts.length) }, one));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
