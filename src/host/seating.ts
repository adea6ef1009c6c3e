import type { Seat } from '../engine/contract/ask.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import type { TableBots } from './bots/bot-turns.ts';
import { type Course, NOTES } from './course.ts';
import { GIVEN_UP } from './denials.ts';
import type { Note } from './noting.ts';
import type { Denial } from './protocol.ts';

/** What seats need of their table. */
interface SeatedTable {
  readonly bots: TableBots;
  readonly note: Note;
  course(): Course;
  /** Reads what other hosts have kept. */
  readOn(): Promise<boolean>;
  /** Why a seat may enter nothing more that brings the game no further. */
  whySpent(seat: Seat): Denial | null;
}

/** Who plays a seat: its person, a bot in their place until they are back, or a bot to the end. */
export class Seating {
  private readonly table: SeatedTable;

  constructor(table: SeatedTable) {
    this.table = table;
  }

  async takeOver(seat: Seat, bot: string | null, key: string): Promise<Denial | null> {
    const { bots, course, note, readOn, whySpent } = this.table;
    if (bot !== null && !bots.levels.includes(bot)) {
      throw new BadInput('bot', `"${bot}" is unknown; there are ${bots.levels.join(', ')}`);
    }
    const same = () => course().seats[seat].bot === bot;
    // Nothing is written of what is so already; another host may know better.
    if (same()) await readOn();
    if (same()) return this.givenUp(seat);
    // Who let a bot play may always come back.
    const [what, spent] = bot === null ? [NOTES.takenBack, () => null] : [NOTES.takenOver, () => whySpent(seat)];
    return note(what, seat, { key, fields: () => ({ bot }), objection: () => this.givenUp(seat) ?? spent() });
  }

  /** A seat is given up for good: a bot plays it to the end. */
  resign(seat: Seat, key: string | null): Promise<Denial | null> {
    const { bots, note } = this.table;
    const fields = () => ({ bot: bots.standIn });
    return note(NOTES.resigned, seat, { key, fields, objection: () => this.givenUp(seat) });
  }

  private givenUp(seat: Seat): Denial | null {
    return this.table.course().seats[seat].person === 'resigned' ? GIVEN_UP : null;
  }
}
