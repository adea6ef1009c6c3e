import type { Learned } from '../../host/hall-api.ts';
import { hallApi } from '../online/api/api.ts';
import { takeIn, toLearned } from './learned.ts';
import { listenToProgress, progress } from './progress.ts';

/** Whom the hall is asked through; another one in tests. */
type Asked = Pick<typeof hallApi, 'learned' | 'learn'>;

const sameAs = (a: Learned, b: Learned): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps progress with the reader's name as well: takes in what other browsers have told, and tells what comes to be here,
 * one thing after the other. A hall that is silent hears it another time; what this browser has is kept in any case.
 */
export function keepWithName(api: Asked = hallApi): () => void {
  let told: Learned | undefined;
  let busy = false;
  let left = false;
  const tell = async (): Promise<void> => {
    const now = toLearned(progress());
    if (left || busy || told === undefined || sameAs(told, now)) return;
    busy = true;
    try {
      takeIn(await api.learn(now));
      told = now;
    } catch (error) {
      console.warn(error);
      // Told again with whatever comes next.
      return;
    } finally {
      busy = false;
    }
    await tell();
  };
  const deaf = listenToProgress(() => void tell());
  api.learned().then(
    found => {
      if (left) return;
      told = found;
      takeIn(found);
      void tell();
    },
    (error: unknown) => console.warn(error),
  );
  return () => {
    left = true;
    deaf();
  };
}
