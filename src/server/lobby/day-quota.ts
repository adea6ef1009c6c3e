import { randomUUID } from 'node:crypto';
import { markOf } from '../mark.ts';
import type { Store } from '../store/store.ts';
import type { RefusedError } from './refused.ts';

const DAY = 24 * 3_600_000;

/** What may be done within a day: from one address, and altogether. What has no limit is not counted. */
export interface DayLimits {
  readonly ofAddress: number;
  readonly ofHall: number;
}

interface DayCare extends DayLimits {
  readonly store: Store;
  readonly now: () => number;
  /** What is done, as it is counted by. */
  readonly what: string;
  readonly enough: () => RefusedError;
}

/** What stays in the hall once it is there: neither one address nor many fill it, whichever processes they come to. */
export class DayQuota {
  private readonly care: DayCare;

  constructor(care: DayCare) {
    this.care = care;
  }

  /** Counts a piece of work; one that comes to nothing counts for nothing. */
  async count<T>(address: string | null, work: () => Promise<T>): Promise<T> {
    const { store, now: clock, what, ofAddress, ofHall, enough } = this.care;
    const places: (readonly [kind: string, most: number])[] = [];
    // The narrower one first: who has had enough takes nothing from the others.
    if (address !== null && Number.isFinite(ofAddress)) {
      places.push([`${what} from ${await markOf(store, address)}`, ofAddress]);
    }
    if (Number.isFinite(ofHall)) places.push([`${what} to the hall`, ofHall]);
    const own = randomUUID();
    const taken: string[] = [];
    try {
      for (const [kind, most] of places) {
        const now = clock();
        if (!(await store.within(kind, own, { now, until: now + DAY, most }))) throw enough();
        taken.push(kind);
      }
      return await work();
    } catch (error) {
      for (const kind of taken) await store.notOnce(`${kind} ${own}`);
      throw error;
    }
  }
}
