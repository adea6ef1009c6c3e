import { randomUUID } from 'node:crypto';
import { markOf } from '../address-mark.ts';
import type { Store } from '../store/store.ts';
import { RefusedError } from './refused.ts';

const DAY = 24 * 3_600_000;

/** Finished games that may be brought in within a day. */
export interface BroughtLimits {
  readonly ofAddress: number;
  readonly ofHall: number;
}

/** Each game that is brought in stays: neither one address nor many fill the hall with them, whichever processes they come to. */
export class BroughtQuota {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly limits: BroughtLimits;

  constructor(store: Store, now: () => number, limits: BroughtLimits) {
    this.store = store;
    this.now = now;
    this.limits = limits;
  }

  /** Counts a game that is brought in; one that is not kept after all counts for nothing. */
  async count<T>(address: string | null, bring: () => Promise<T>): Promise<T> {
    const places: (readonly [kind: string, most: number])[] = [['brought to the hall', this.limits.ofHall]];
    // The narrower one first: who has had enough takes nothing from the others.
    if (address !== null) {
      places.unshift([`brought from ${await markOf(this.store, address)}`, this.limits.ofAddress]);
    }
    const own = randomUUID();
    const taken: string[] = [];
    try {
      for (const [kind, most] of places) {
        const now = this.now();
        if (!(await this.store.within(kind, own, { now, until: now + DAY, most }))) throw enough();
        taken.push(kind);
      }
      return await bring();
    } catch (error) {
      for (const kind of taken) await this.store.notOnce(`${kind} ${own}`);
      throw error;
    }
  }
}

const enough = (): RefusedError =>
  new RefusedError(429, 'too-many-games', 'Enough games were brought in here for a day; try again tomorrow.');
