/**
 * Second thoughts: what a person has just done may be taken back until something comes to light. Where the others, bots or
 * people, would go on at once and so bar the way, the table waits for as long as the person has wished, or until they say
 * that they are done. It is an entry of the log that this begins with, and one that it ends with, so every host of the
 * table waits alike.
 */
import { type Ask, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { isChoiceEntry, type LogEntry } from '../../engine/match/log.ts';
import type { Match } from '../../engine/match/match.ts';

/** Nobody goes on before this seat has thought again. */
export interface Held {
  readonly seat: Seat;
  /** Milliseconds since 1970; null: until the seat says that it is done. */
  readonly until: number | null;
}

/** Does the table wait after this entry? `asked`: what was asked before it. */
export function heldAfter(match: Match, asked: readonly Ask[], entry: LogEntry, time: number): Held | null {
  if (!isChoiceEntry(entry) || entry.pause === undefined || entry.pause === 0) return null;
  const { seat, pause } = entry;
  if (!isTurnOf(asked, seat) || match.result() || !match.canUndo(seat)) return null;
  const next = match.decisions().filter(isAwaited);
  // Who is asked again may take it back at leisure.
  if (next.length === 0 || next.some(ask => ask.seat === seat)) return null;
  return { seat, until: pause === null ? null : time + pause };
}

/** It was this seat's to decide, alone and openly: where several speak at once nobody stops the others. */
function isTurnOf(asked: readonly Ask[], seat: Seat): boolean {
  const [only, ...others] = asked.filter(isAwaited);
  return only?.seat === seat && others.length === 0 && !only.sealed && !only.brief;
}

/** The time is over, by this hour. */
export const isThoughtOver = ({ until }: Held, now: number): boolean => until !== null && until <= now;
