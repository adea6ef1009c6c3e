import { NotHere } from '../engine/match/history.ts';
import type { Match } from '../engine/match/match.ts';
import type { Shelf } from './shelf.ts';
import { restForOthers } from './slices.ts';

/** So many entries are read at the least; who needs more and more of them gets twice as many each time. */
const LEAST = 128;
/** And no more than this, so that nobody else waits long while they are read. */
const MOST = 512;

/** A match knows the end of its log. What came before is read from the shelf when somebody needs it, and not sooner. */
export class Recall {
  private readonly match: Match;
  private readonly shelf: Shelf;

  constructor(match: Match, shelf: Shelf) {
    this.match = match;
    this.shelf = shelf;
  }

  /** Does something that changes nothing until it has all it needs. */
  async with<T>(work: () => T): Promise<T> {
    for (let reads = 0; ; reads++) {
      // A database in this very thread answers at once: others would wait until all of it is read.
      if (reads > 0) await restForOthers();
      try {
        return work();
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        await this.readBack();
      }
    }
  }

  private async readBack(): Promise<void> {
    const { match } = this;
    const before = match.knownFrom;
    const from = Math.max(0, before - Math.min(MOST, Math.max(LEAST, match.length - before)));
    const earlier = await this.shelf.read(from, before);
    if (earlier.length !== before - from || earlier[0]?.at !== from) {
      throw new Error(`entries ${from} to ${before} of the log are not on the shelf`);
    }
    match.recall(earlier);
  }
}
