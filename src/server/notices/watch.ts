import type { Log } from '../log.ts';
import { errors } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Notices } from './notices.ts';

const AT_ONCE = 50;

export interface Watch {
  /** Resolves when what is being sent has been sent. */
  stop(): Promise<void>;
}

/** Every few seconds, tells those whose turn has come and who are not at the table. Any number of processes may do this. */
export function watchNotices(store: Store, notices: Notices, log: Log, every = 3_000, now = Date.now): Watch {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const due = await store.claimNotices(now(), AT_ONCE);
    await Promise.all(
      due.map(async notice => {
        const here = await store.present(notice.table, now());
        if (!here.some(({ seat }) => seat === notice.seat)) await notices.send(notice);
      }),
    );
  }

  async function round(): Promise<void> {
    try {
      await look();
    } catch (error) {
      errors.inc({ where: 'notices' });
      log.error({ err: error }, 'notices could not be sent');
    }
    if (!stopped) timer = setTimeout(next, every);
  }

  let current = round();
  function next(): void {
    current = round();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
