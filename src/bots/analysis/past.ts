import { type Ask, type Choice, isAwaited, listed, type Seat } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { isChoiceEntry, isUndoEntry, type Log } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';

/** A decision of a finished game that stood: what was asked, and what was answered. */
export interface Decided {
  /** Entries of the log before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly made: Choice;
}

/** A finished game, to be looked into anywhere. */
export interface PastGame {
  readonly match: Match;
  /** After how many entries the table stood otherwise than before, the beginning and the end among them. */
  readonly moments: readonly number[];
  decisionsOf(seat: Seat): readonly Decided[];
  /** As the table stood after so many entries: to be looked at, not changed. */
  stateAt(at: number): Stacked;
}

/** Entries of the log that were taken back later. */
function undoneIn({ entries }: Log): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: { at: number; seat: Seat }[] = [];
  entries.forEach((entry, at) => {
    if (isChoiceEntry(entry)) standing.push({ at, seat: entry.seat });
    if (!isUndoEntry(entry)) return;
    // What came after it goes with it.
    const from = standing.findLastIndex(({ seat }) => seat === entry.undo);
    if (from < 0) return;
    for (const { at: one } of standing.splice(from)) undone.add(one);
  });
  return undone;
}

export function pastGame(rules: Rules, log: Log): PastGame {
  const match = Match.load(rules, log);
  const undone = undoneIn(log);
  const stood = log.entries.flatMap((entry, at) =>
    isChoiceEntry(entry) && !undone.has(at) ? [{ at, seat: entry.seat, made: entry.choice }] : [],
  );
  const known = new Map<number, Stacked>();
  const stateAt = (at: number): Stacked => {
    const state = known.get(at) ?? match.stateAt(at);
    known.set(at, state);
    return state;
  };
  const askedAt = (at: number, seat: Seat): Ask | undefined =>
    rules.decisions(stateAt(at)).find(ask => ask.seat === seat && isAwaited(ask));
  return {
    match,
    moments: [0, ...stood.map(({ at }) => at + 1)],
    stateAt,
    decisionsOf: seat =>
      stood.flatMap(({ at, seat: by, made }): readonly Decided[] => {
        if (by !== seat) return [];
        const ask = askedAt(at, seat);
        const answer = ask && listed(ask, made, rules.vocabulary?.choices);
        return ask && answer ? [{ at, seat, ask, made: answer }] : [];
      }),
  };
}
