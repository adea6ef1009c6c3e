import type { Seat } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { IconName } from '../look/icon-names.ts';

/** What somebody did somewhere on the board, as a mark that others find there. */
export interface Trace {
  readonly seat: Seat;
  /** Where, in the board's own words. */
  readonly at: string;
  readonly icon: IconName;
  /** Where from, if something came there. */
  readonly from?: string | undefined;
}

/** More marks than that at one place would hide its name, and who passes early watches for a long time. */
const MOST_AT_ONE_PLACE = 2;

/**
 * The marks of what others did since the reader's last act: the newest of a kind at a place stands for those before it, and
 * the newest few for all of them, so that a board never fills up with them. They go with the reader's next act, after which nothing is recent.
 */
export function tracesOf<F extends Fact>(
  recent: readonly F[],
  own: Seat | null,
  traceOf: (fact: F) => Trace | null,
): readonly Trace[] {
  const marks = new Map<string, Trace>();
  for (const fact of recent) {
    const trace = traceOf(fact);
    if (!trace || trace.seat === own) continue;
    const key = `${trace.seat}/${trace.at}/${trace.icon}`;
    // The newest comes last, wherever the older one stood.
    marks.delete(key);
    marks.set(key, trace);
  }
  const newest = new Map<string, number>();
  return [...marks.values()]
    .toReversed()
    .filter(({ at }) => {
      const before = newest.get(at) ?? 0;
      newest.set(at, before + 1);
      return before < MOST_AT_ONE_PLACE;
    })
    .toReversed();
}
