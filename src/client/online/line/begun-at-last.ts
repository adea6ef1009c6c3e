import { Denied } from '../../../host/host-connection.ts';
import { type Clockwork, realClockwork } from './clockwork.ts';

/** How long to wait before asking once more, in milliseconds, and how often. */
const WAIT = 500;
const TRIES = 20;

const isTooEarly = (error: unknown): boolean =>
  error instanceof Denied && error.denial.reasons.some(({ reason }) => reason === 'not-begun');

/**
 * Asks at a table that has begun. A process of the hall that says it has not has only not heard of it: it is asked again
 * for a while, and nobody is left out at the start.
 */
export async function begunAtLast<T>(ask: () => Promise<T>, { after }: Clockwork = realClockwork): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isTooEarly(error) || tries === TRIES) throw error;
      await new Promise<void>(resolve => after(WAIT, resolve));
    }
  }
}
