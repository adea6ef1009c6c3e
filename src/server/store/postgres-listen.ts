import pg from 'pg';
import { answered, letGo } from './patient-pool.ts';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
const CONNECTING = 10_000;

interface Ear {
  readonly url: string;
  readonly channel: string;
  /** Milliseconds: the database is asked so often whether it is still there, and has as long to say so. */
  readonly patience: number | undefined;
}

/**
 * Hears what is said on a channel, over a connection of its own. When it breaks, or nothing comes over it any more, it is
 * made anew for as long as it takes, and then `onGap` is told: something may have been said meanwhile.
 */
export async function listenOn(
  { url, channel, patience }: Ear,
  hear: (text: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECTING,
    });
    let up = false;
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload }) => {
      if (!stopped && payload !== undefined) hear(payload);
    });
    fresh.on('end', () => {
      if (up && !stopped) again(FIRST_WAIT);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => {});
      throw error;
    }
    up = true;
    client = fresh;
    if (patience === undefined) return;
    // Silence is what it mostly hears: whether the line is dead or nobody speaks, only a question tells.
    const pulse = setInterval(
      () => void answered(fresh.query('select 1'), patience, () => letGo(fresh)).catch(() => undefined),
      patience,
    );
    fresh.once('end', () => clearInterval(pulse));
  }

  function again(wait: number): void {
    retry = setTimeout(async () => {
      try {
        await connect();
      } catch {
        if (!stopped) again(Math.min(2 * wait, LONGEST_WAIT));
        return;
      }
      if (stopped) await client.end().catch(() => {});
      else onGap();
    }, wait);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client.end().catch(() => {});
  };
}
