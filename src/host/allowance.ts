import type { Ask, Seat } from '../engine/contract/ask.ts';
import { isChoiceEntry, isUndoEntry, type LogEntry } from '../engine/match/log.ts';
import { type Course, NOTES } from './course.ts';
import { SPENT } from './denials.ts';
import type { Denial } from './protocol.ts';

/**
 * How much of the log may be taken up by what brings no game further: something taken back, a sealed answer given anew,
 * a seat handed to a bot, a vote called, an order given. One person alone could go on with it for ever, and everybody
 * would have to read it for as long as the table stands.
 */
export interface Allowance {
  /** So many entries of this kind for each seat. */
  readonly each: number;
  /** From so many entries of the whole log on there are none of them any more: only the game itself goes on. */
  readonly entries: number;
}

/** Notes that a person may ask for as often as they like. What ends such a thing comes after one that began it. */
const AT_WILL: ReadonlySet<string> = new Set([NOTES.takenOver, NOTES.proposed, NOTES.ordered]);

/** Whose allowance an entry is taken from; `asked` is what was asked before it. */
export function spentBy(entry: LogEntry, asked: readonly Ask[]): Seat | undefined {
  if (isUndoEntry(entry)) return entry.undo;
  if (isChoiceEntry(entry)) return asked.some(ask => ask.seat === entry.seat && ask.answered) ? entry.seat : undefined;
  return AT_WILL.has(entry.note) ? entry.seat : undefined;
}

/** The course after an entry that brought nobody further. */
export const spend = (course: Course, seat: Seat): Course => {
  const spent = course.spent ?? course.seats.map(() => 0);
  return { ...course, spent: spent.map((count, i) => (i === seat ? count + 1 : count)) };
};

/** Why the seat may have no more of it. */
export function whySpent(allowance: Allowance | undefined, course: Course, seat: Seat, entries: number): Denial | null {
  if (!allowance) return null;
  const own = course.spent?.[seat] ?? 0;
  return own >= allowance.each || entries >= allowance.entries ? SPENT : null;
}
