import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { BotPool, type PoolSetting } from '../../bots/pool.ts';

/** Long enough for any bot that thinks at all, on any machine. */
const PATIENT = 60_000;

export interface BadPool extends Partial<PoolSetting> {
  /** The manners of the game's own levels; unless given, they are as good as they are. */
  readonly as?: string;
  /** The file that those who wait are waiting for. */
  readonly gate?: string;
}

/** Real threads, with the compiled program in them and bots that misbehave. They end with the test. */
export function badPool({ as, gate, ...setting }: BadPool = {}): BotPool {
  const catalogue = new URL('bad-bots.mjs', import.meta.url);
  if (as !== undefined) catalogue.searchParams.set('as', as);
  if (gate !== undefined) catalogue.searchParams.set('gate', gate);
  const pool = new BotPool({
    threads: 1,
    memory: 64,
    deadline: PATIENT,
    thread: pathToFileURL('dist/node/server/bots/thread.js'),
    catalogue,
    onTrouble: error => {
      throw error;
    },
    ...setting,
  });
  onTestFinished(() => pool.close());
  return pool;
}
