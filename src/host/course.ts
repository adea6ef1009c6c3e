/**
 * What the log of a table says beside the game itself: who sits where, what is put to the vote, whose clock ran out.
 * A fold of the entries and their times, so that every host of the same table comes to the same answer.
 */
import type { Seat } from '../engine/contract/ask.ts';
import { isChoiceEntry, isUndoEntry, type LogEntry, type NoteEntry } from '../engine/match/log.ts';
import type { Motion, Proposal, Sitter } from './protocol.ts';
import type { Held } from './second-thoughts/held.ts';

export interface Course {
  readonly seats: readonly Sitter[];
  readonly motion: Motion | null;
  /** Whose clock ran out: a bot makes these seats' next decision. */
  readonly owed: readonly Seat[];
  /** By seat, how often in a row the clock ran out. */
  readonly late: readonly number[];
  /** Who may take back what was done last before anybody goes on; left out while nobody does. */
  readonly held?: Held;
  /** By seat, what it leaves to the host; left out while nobody has left anything. */
  readonly orders?: readonly (readonly string[])[];
  /** By seat, entries of the log that brought the game no further; left out while there are none. */
  readonly spent?: readonly number[];
}

export const NOTES = {
  takenOver: 'taken-over',
  takenBack: 'taken-back',
  resigned: 'resigned',
  timeOut: 'time-out',
  proposed: 'proposed',
  agreed: 'agreed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  /** What a seat leaves to the host from now on: its own affair. */
  ordered: 'ordered',
  /** Many bots think in this house: this one had to be short. */
  hurried: 'hurried',
  /** Second thoughts are over. */
  wentOn: 'went-on',
} as const;

export const setOut = (seats: readonly Sitter[]): Course => ({
  seats,
  motion: null,
  owed: [],
  late: seats.map(() => 0),
});

const without = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats.filter(other => other !== seat) : seats;
const changed = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list[at] === value ? list : list.map((old, i) => (i === at ? value : old));

/** Nobody waits for second thoughts any more. */
function released(course: Course): Course {
  if (!course.held) return course;
  const { held: _, ...rest } = course;
  return rest;
}

/** The course after one more entry. */
export function follow(before: Course, entry: LogEntry): Course {
  const done = isUndoEntry(entry) || isChoiceEntry(entry);
  const course = done ? released(before) : before;
  if (isUndoEntry(entry)) return { ...course, motion: null };
  if (isChoiceEntry(entry)) {
    const { seat } = entry;
    const owed = without(course.owed, seat);
    const own = owed.length === course.owed.length;
    return { ...course, motion: null, owed, late: own ? changed(course.late, seat, 0) : course.late };
  }
  return noted(course, entry);
}

function noted(course: Course, entry: NoteEntry): Course {
  const { seat } = entry;
  if (seat === undefined || course.seats[seat] === undefined) return course;
  const { name } = course.seats[seat];
  const level = typeof entry.bot === 'string' ? entry.bot : null;
  const sit = (sitter: Sitter): Course => ({
    ...(course.held?.seat === seat ? released(course) : course),
    seats: changed(course.seats, seat, sitter),
    motion: null,
    owed: without(course.owed, seat),
    late: changed(course.late, seat, 0),
  });
  switch (entry.note) {
    case NOTES.takenOver:
      return sit(level === null ? { name, bot: null } : { name, bot: level, person: 'away' });
    case NOTES.resigned:
      return sit({ name, bot: level, person: 'resigned' });
    case NOTES.takenBack:
      return sit({ name, bot: null });
    case NOTES.timeOut:
      return {
        ...course,
        owed: [...without(course.owed, seat), seat],
        late: changed(course.late, seat, course.late[seat] + 1),
      };
    case NOTES.proposed: {
      const { voters, proposal, back } = entry;
      // A log that was brought in long ago may say anything.
      if (!Array.isArray(voters) || proposal === null || typeof proposal !== 'object') return course;
      return {
        ...course,
        motion: {
          by: seat,
          proposal: proposal as unknown as Proposal,
          agreed: [],
          missing: voters as readonly Seat[],
          ...(typeof back === 'number' && { back }),
        },
      };
    }
    case NOTES.agreed: {
      const { motion } = course;
      if (!motion) return course;
      const agreed = [...motion.agreed, seat];
      return { ...course, motion: { ...motion, agreed, missing: motion.missing.filter(other => other !== seat) } };
    }
    case NOTES.declined:
    case NOTES.withdrawn:
      return { ...course, motion: null };
    case NOTES.wentOn:
      return released(course);
    case NOTES.ordered: {
      if (!Array.isArray(entry.orders)) return course;
      const before = course.orders ?? course.seats.map(() => []);
      return { ...course, orders: changed(before, seat, entry.orders as readonly string[]) };
    }
    default:
      return course;
  }
}

/** A motion that nobody's yes is missing to any more. */
export const carried = ({ motion }: Course): Motion | null => (motion && motion.missing.length === 0 ? motion : null);
