import { steadyNow } from '../steady.ts';

/** What an address did in the time under way. */
interface Count {
  current: number;
  readonly began: number;
}

/** More addresses are not counted at once: the one that was quiet for longest is forgotten. */
const MOST = 5000;

/**
 * Where the limits of requests are counted: by a clock that nobody sets, so that one which is set back locks nobody out.
 * As `@fastify/rate-limit` wants it.
 */
export class SteadyCounts {
  private readonly counts = new Map<string, Count>();

  incr(key: string, done: (error: Error | null, count?: { current: number; ttl: number }) => void, time = 0): void {
    const now = steadyNow();
    const known = this.counts.get(key);
    const count = known && now - known.began < time ? known : { current: 0, began: now };
    count.current++;
    // The one that was asked for last stands last.
    this.counts.delete(key);
    this.counts.set(key, count);
    if (this.counts.size > MOST) this.counts.delete(this.counts.keys().next().value ?? key);
    done(null, { current: count.current, ttl: time - (now - count.began) });
  }

  child(): SteadyCounts {
    return new SteadyCounts();
  }
}
