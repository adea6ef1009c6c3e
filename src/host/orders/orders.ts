import { type Ask, type Choice, isAwaited, listed, type Seat } from '../../engine/contract/ask.ts';
import { BadInput } from '../../engine/input/bad-input.ts';
import type { Match } from '../../engine/match/match.ts';
import { type Course, NOTES } from '../course.ts';
import type { Note } from '../noting.ts';
import type { Denial } from '../protocol.ts';

/** What standing orders need of their table. */
interface OrderlyTable {
  readonly match: Match;
  course(): Course;
  readonly note: Note;
  /** Reads what other hosts have kept. */
  readOn(): Promise<unknown>;
  /** After what is under way, and before what comes next. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Takes, keeps and tells a choice. */
  choose(seat: Seat, choice: Choice): Promise<Denial | null>;
  onTrouble(error: unknown): void;
}

/** An answer by order that waits for its moment, and how long the log was when it began to. */
interface Pending {
  readonly at: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Milliseconds before an answer by order: whatever it is, and whether or not there was another. */
const SHORTEST = 3000;
const LONGEST = 9000;

/**
 * What people leave to the host of their table. An order answers after a pause that is drawn by lot alone, so that nobody
 * learns anything from it; and never a sealed question, where how soon an answer is in would tell which one it is.
 */
export class StandingOrders {
  private readonly table: OrderlyTable;
  private waiting: Pending | null = null;
  private closed = false;

  constructor(table: OrderlyTable) {
    this.table = table;
  }

  /** Something will be answered by order soon. */
  get pending(): boolean {
    return this.waiting !== null;
  }

  /** The orders of a seat from now on; none takes all of them back. */
  async give(seat: Seat, orders: readonly string[], key: string, spent: () => Denial | null): Promise<Denial | null> {
    const known = this.table.match.rules.orders.map(({ id }) => id);
    const stranger = orders.find(id => !known.includes(id));
    if (stranger !== undefined) {
      const there = known.length > 0 ? `there are ${known.join(', ')}` : 'this game has none';
      throw new BadInput('orders', `"${stranger}" is unknown; ${there}`);
    }
    const given = known.filter(id => orders.includes(id));
    const same = () => given.join() === (this.table.course().orders?.[seat] ?? []).join();
    if (same()) await this.table.readOn();
    if (same()) return null;
    const fields = () => ({ orders: given, hidden: true });
    // Who has left something to the host may always take it back.
    const objection = given.length > 0 ? spent : () => null;
    return this.table.note(NOTES.ordered, seat, { key, fields, objection });
  }

  /** What is to be answered by order now. */
  due(): { readonly ask: Ask; readonly choice: Choice } | null {
    const { match, course } = this.table;
    const { orders, seats, owed, held } = course();
    if (!orders || held || match.result()) return null;
    for (const ask of match.decisions()) {
      const { seat } = ask;
      const given = orders[seat] ?? [];
      if (given.length === 0 || ask.sealed || !isAwaited(ask)) continue;
      if (seats[seat].bot !== null || owed.includes(seat)) continue;
      const choice = this.answer(ask, given);
      if (choice) return { ask, choice };
    }
    return null;
  }

  private answer(ask: Ask, given: readonly string[]): Choice | null {
    const { match } = this.table;
    const view = match.view(ask.seat);
    for (const { id, answer } of match.rules.orders) {
      const choice = given.includes(id) ? answer(ask, view) : null;
      const legal = choice && listed(ask, choice, match.rules.vocabulary?.choices);
      if (legal) return legal;
    }
    return null;
  }

  /** Something has happened, or somebody came: lets what is due wait for its moment, unless it does already. */
  watch(): void {
    const { match } = this.table;
    if (this.waiting?.at === match.length) return;
    this.stop();
    if (this.closed || !this.due()) return;
    const pause = SHORTEST + Math.random() * (LONGEST - SHORTEST);
    const timer = setTimeout(() => this.table.inTurn(() => this.obey()).catch(this.table.onTrouble), pause);
    this.waiting = { at: match.length, timer };
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.waiting?.timer);
    this.waiting = null;
  }

  private async obey(): Promise<void> {
    const due = this.waiting?.at === this.table.match.length ? this.due() : null;
    this.waiting = null;
    // What could not be kept is tried again when the table is looked after next.
    if (due && !this.closed) await this.table.choose(due.ask.seat, due.choice);
  }
}
