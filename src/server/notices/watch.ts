import { steadyNow } from '../steady.ts';
import type { Store, TurnNotice } from '../store/store.ts';
import type { Notices } from './notices.ts';

/** So many notices are under way at a time, and so many are begun in a round; the rest wait in the store. */
const MOST = 200;
const A_ROUND = 30;

export interface Watch {
  /** Resolves when what is being sent has been sent: every channel has its deadline. */
  stop(): Promise<void>;
}

/**
 * Every few seconds, tells those whose turn has come and who are not at the table. Nobody's notice waits for another's:
 * one that drips holds its own place and no more. Any number of processes may do this.
 */
export function watchNotices(
  store: Store,
  notices: Notices,
  trouble: (error: unknown) => void,
  every = 3_000,
  now = steadyNow,
): Watch {
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function tell(notice: TurnNotice): Promise<void> {
    // That a process lives is told to all of them, by the time of day.
    const here = await store.present(notice.table, Date.now());
    if (!here.some(({ seat }) => seat === notice.seat)) await notices.send(notice);
  }

  async function round(): Promise<void> {
    try {
      const room = Math.min(A_ROUND, MOST - underWay.size);
      for (const notice of room > 0 ? await store.claimNotices(now(), room) : []) {
        const telling: Promise<void> = tell(notice)
          .catch(trouble)
          .finally(() => underWay.delete(telling));
        underWay.add(telling);
      }
    } catch (error) {
      trouble(error);
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
      await Promise.all(underWay);
    },
  };
}
