import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { isChoiceEntry, isUndoEntry } from '../../engine/match/log.ts';
import type { Match } from '../../engine/match/match.ts';
import { type Course, NOTES } from '../course.ts';
import { SEEN_TO } from '../denials.ts';
import type { Note, StandIn } from '../noting.ts';
import type { KeptEntry } from '../shelf.ts';
import { Clock, type ClockFace, type Timing } from './clock.ts';

/** How often in a row a clock may run out before a bot takes the seat. */
const PATIENCE = 3;

/** What clocks need of their table. */
interface ClockedTable {
  readonly match: Match;
  readonly timing: Timing;
  readonly seats: number;
  readonly begun: number;
  course(): Course;
  now(): number;
  readonly note: Note;
  readonly standIn: StandIn;
}

/** The clocks of one table: whose time runs, what a step does to it, and what comes of one that has run out. */
export class Clocks {
  private readonly table: ClockedTable;
  private clock: Clock;

  /** `face`: how they stood; wound up afresh when left out. */
  constructor(table: ClockedTable, face: ClockFace | undefined) {
    this.table = table;
    if (face) this.clock = Clock.resume(face);
    else {
      this.clock = Clock.wind(table.timing.rule, table.seats);
      this.clock.turn(table.begun, this.waitingFor());
    }
  }

  get run(): boolean {
    return this.clock.rule.kind !== 'none';
  }

  face(): ClockFace {
    return this.clock.face();
  }

  /** As they stand, to come back to: what happens next happens to a copy. */
  mark(): Clock {
    const { clock } = this;
    this.clock = clock.copy();
    return clock;
  }

  goBack(clock: Clock): void {
    this.clock = clock;
  }

  /** The turn that a step leaves the table in; null for the one it was in before. It may need more of the log than is here. */
  turnAfter({ at, entry }: KeptEntry): number | null {
    const { match } = this.table;
    if (isUndoEntry(entry)) return match.turn() ?? null;
    return match.opensTurn(at) ? at : null;
  }

  /** After a step that the match has taken, and that led to this turn. */
  pass({ entry, time }: KeptEntry, turn: number | null): void {
    if (!this.run) return;
    const decided = isChoiceEntry(entry) ? entry.seat : undefined;
    if (decided !== undefined && !this.table.match.rules.turns) this.clock.decides(decided);
    this.clock.turn(time, this.waitingFor(), decided);
    if (turn !== null) this.clock.opens(turn);
  }

  /** People whom the table waits for: a bot's time does not run. */
  waitingFor(): Seat[] {
    const { match, course } = this.table;
    if (match.result()) return [];
    const { held, seats } = course();
    if (held) return [held.seat];
    const waiting: Seat[] = [];
    for (const ask of match.decisions()) if (isAwaited(ask) && seats[ask.seat].bot === null) waiting.push(ask.seat);
    return waiting;
  }

  /** When the first one runs out; null when none runs. */
  runsOut(): number | null {
    return this.clock.runsOut();
  }

  /** Has the time of this seat run out? */
  isOver(seat: Seat): boolean {
    return this.clock.over(this.table.now()).includes(seat);
  }

  /** Notes whose time is over, and lets a bot take the seat of who was late too often. */
  async tend(): Promise<void> {
    for (const seat of this.overdue()) await this.timeOut(seat);
  }

  private async timeOut(seat: Seat): Promise<void> {
    const { timing, course, note, standIn } = this.table;
    const objection = () => (this.overdue().includes(seat) ? null : SEEN_TO);
    if (await note(NOTES.timeOut, seat, { objection })) return;
    if (timing.runOut === 'seat' || course().late[seat] >= PATIENCE) await standIn(seat);
  }

  /** Whose clock has run out and is not noted yet. */
  private overdue(): Seat[] {
    const { match, course, now } = this.table;
    // Who only thinks again has decided already.
    if (match.result() || course().held) return [];
    return this.clock.over(now()).filter(seat => !course().owed.includes(seat));
  }
}
