import type { Seat } from '../../engine/contract/ask.ts';
import { type Course, NOTES } from '../course.ts';
import { NOTHING_HELD, SEEN_TO } from '../denials.ts';
import type { Note } from '../noting.ts';
import type { Denial } from '../protocol.ts';
import { isThoughtOver } from './held.ts';

/** What second thoughts need of their table. */
interface ThinkingTable {
  course(): Course;
  now(): number;
  readonly note: Note;
  /** Has the clock of this seat run out? */
  late(seat: Seat): boolean;
  /** Their time is over, as far as this host can tell: looks after them in turn. */
  due(): void;
}

/** Who may still take back what was done last, until their time is over or they say so. */
export class SecondThoughts {
  private readonly table: ThinkingTable;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: ThinkingTable) {
    this.table = table;
  }

  /** When they are over; null where there are none, or somebody has to say so. */
  until(): number | null {
    return this.table.course().held?.until ?? null;
  }

  /** The seat has none any more. */
  end(seat: Seat, key: string): Promise<Denial | null> {
    const { course, note } = this.table;
    return note(NOTES.wentOn, seat, { key, objection: () => (course().held?.seat === seat ? null : NOTHING_HELD) });
  }

  /** Ends those whose time is over, by what was wished or by the clock. */
  async tend(): Promise<void> {
    const { course, now, late, note } = this.table;
    const over = () => {
      const { held } = course();
      return held && (isThoughtOver(held, now()) || late(held.seat)) ? held : null;
    };
    const held = over();
    if (held) await note(NOTES.wentOn, held.seat, { objection: () => (over() ? null : SEEN_TO) });
  }

  /** Looks after them to the moment, as long as this host lives. */
  watch(): void {
    this.close();
    const until = this.until();
    if (until !== null) this.timer = setTimeout(this.table.due, Math.max(0, until - this.table.now()));
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
