import type { Ask } from '../engine/contract/ask.ts';
import type { Mark, Match } from '../engine/match/match.ts';
import { Account } from './account.ts';
import { spend, spentBy } from './allowance.ts';
import { Audience, type Parcel } from './audience.ts';
import { type Clock, NO_CLOCK } from './clocks/clock.ts';
import { Clocks } from './clocks/clocks.ts';
import { type Course, follow, NOTES, setOut } from './course.ts';
import { houseRule, NOT_KEPT } from './denials.ts';
import { DoneRequests } from './done-requests.ts';
import type { Hosting } from './hosting.ts';
import type { Note, StandIn } from './noting.ts';
import type { Denial } from './protocol.ts';
import { Recall } from './recall.ts';
import { heldAfter } from './second-thoughts/held.ts';
import { type KeptEntry, type Stand, Unsure } from './shelf.ts';

/** Where the table stood before a step. */
interface Before extends Mark {
  readonly course: Course;
  readonly clock: Clock;
}

/** A step that was taken, and is neither kept nor told yet. All of it that is large is written already. */
interface Taken<Posted> {
  readonly before: Before;
  readonly step: KeptEntry;
  /** How the table stands after it: told while its questions are at hand, before other tables work theirs out. */
  readonly stand: Stand;
  readonly parcels: readonly Parcel<Posted>[];
}

/** Who looks at the table after each step. */
interface Watchers {
  /** Before anybody is told of it: whoever may think again. */
  thoughts(): void;
  /** After everybody was: orders that are due now. */
  orders(): void;
  /** When the table has to be looked after, should this host fall silent. */
  due(): number | null;
}

/**
 * A table goes on step by step: one is taken, written, kept and told, in this order. What other hosts of the same table
 * have kept is read and told in the same way.
 */
export class Steps<Posted> {
  readonly match: Match;
  readonly recall: Recall;
  readonly clocks: Clocks;
  readonly audience: Audience<Posted>;
  readonly account: Account<Posted>;
  readonly done: DoneRequests;
  course: Course;
  private readonly hosting: Hosting<Posted>;
  private readonly watchers: Watchers;

  constructor(hosting: Hosting<Posted>, watchers: Watchers) {
    const { table, match, timing = NO_CLOCK, clock, course, done = [], pacing, oneScreen } = hosting;
    const { begun, seats } = table;
    this.hosting = hosting;
    this.watchers = watchers;
    this.match = match;
    this.recall = new Recall(match, hosting.shelf);
    this.audience = new Audience(hosting.write);
    this.done = new DoneRequests(done);
    this.course = course ?? match.entries.reduce(follow, setOut(seats));
    const now = () => this.now();
    this.clocks = new Clocks({ ...this.at(), timing, begun, seats: seats.length, now }, clock);
    const { recall, audience } = this;
    const at = { course: () => this.course, clocks: () => this.clocks };
    this.account = new Account({ ...at, match, recall, audience, table, pacing, oneScreen });
  }

  /** What those who look after a part of the table need of it. */
  at() {
    const { match, note, standIn } = this;
    return { match, course: () => this.course, note, standIn };
  }

  now(): number {
    return this.hosting.now?.() ?? Date.now();
  }

  /** How the table stands now, as far as everything is kept. */
  stand(): Stand {
    const { match, course } = this;
    const result = match.result();
    return {
      table: this.account.table(),
      match,
      clock: this.clocks.face(),
      course,
      waiting: this.clocks.waitingFor(),
      result,
      due: result ? null : this.watchers.due(),
    };
  }

  /**
   * Enters one thing into the log, keeps it, and tells it. When another host was quicker, its step is read first, and
   * `attempt` decides anew.
   */
  async act(key: string | null, attempt: () => Denial | null): Promise<Denial | null> {
    for (;;) {
      const taken = await this.recall.with(() => this.take(key, attempt));
      if ('message' in taken) {
        // It may be refused only because another host has gone on meanwhile.
        if (!(await this.readOn())) return taken;
      } else {
        let kept: boolean;
        try {
          kept = await this.keep(taken);
        } catch (error) {
          // It may have been kept all the same: what is on the shelf decides.
          this.goBack(taken.before);
          await this.readOn();
          if (key !== null && this.done.has(key)) return null;
          if (key === null || error instanceof Unsure) throw error;
          return NOT_KEPT;
        }
        if (kept) {
          this.watchers.thoughts();
          this.audience.deliver(taken.parcels);
          this.watchers.orders();
          return null;
        }
        this.goBack(taken.before);
        if (!(await this.readOn())) return NOT_KEPT;
      }
      if (key !== null && this.done.has(key)) return null;
    }
  }

  /** Reads what other hosts have kept; true when there was something. */
  async readOn(): Promise<boolean> {
    const steps = await this.hosting.shelf.read(this.match.length);
    if (steps.length === 0) return false;
    const before = this.before();
    const seen = this.account.seen();
    for (const step of steps) {
      const asked = this.asked();
      await this.recall.with(() => this.match.enter(step.entry));
      await this.recall.with(() => this.pass(step, asked));
      if (step.key !== null) this.done.remember(step.key);
    }
    this.watchers.thoughts();
    this.audience.deliver(this.account.parcels(before.at, before.course, seen));
    return true;
  }

  readonly note: Note = (note, seat, { key = null, fields, objection } = {}) =>
    this.act(key, () => {
      if (this.match.result()) return houseRule('the game is over', 'over');
      const refusal = objection?.() ?? null;
      if (!refusal) this.match.note(note, seat, fields?.() ?? {});
      return refusal;
    });

  readonly standIn: StandIn = (seat, objection) => {
    const fields = () => ({ bot: this.hosting.bots.standIn });
    return this.note(NOTES.takenOver, seat, { fields, ...(objection && { objection }) });
  };

  /**
   * Takes a step, and writes what is to be told of it: until it is kept, only that is held, and neither what was seen
   * nor what is asked.
   */
  private take(key: string | null, attempt: () => Denial | null): Denial | Taken<Posted> {
    const before = this.before();
    const seen = this.account.seen();
    const asked = this.asked();
    const refusal = attempt();
    if (refusal) return refusal;
    const [entered] = this.match.entered(before.at);
    const step: KeptEntry = { at: before.at, ...entered, key, time: this.now() };
    try {
      this.pass(step, asked);
      const parcels = this.account.parcels(before.at, before.course, seen);
      return { before, step, parcels, stand: this.stand() };
    } catch (error) {
      // What cannot be told is not kept either, and the table goes on from where it stood.
      this.goBack(before);
      throw error;
    }
  }

  /** What failed may have been kept all the same, or be about to be: to ask for the same again tells, as it is kept once. */
  private async keep({ step, stand }: Taken<Posted>): Promise<boolean> {
    const { shelf } = this.hosting;
    try {
      return await shelf.keep(step, stand);
    } catch (unanswered) {
      return shelf.keep(step, stand).catch((error: unknown) => {
        throw unanswered instanceof Unsure ? unanswered : error;
      });
    }
  }

  private before(): Before {
    const { match, course } = this;
    return { ...match.mark(), course, clock: this.clocks.mark() };
  }

  private goBack(before: Before): void {
    this.match.goBack(before);
    this.course = before.course;
    this.clocks.goBack(before.clock);
  }

  /** Seats, votes, second thoughts and clocks after a step that the match has taken; `asked` is what was before it. */
  private pass(step: KeptEntry, asked: readonly Ask[]): void {
    const turn = this.clocks.turnAfter(step);
    const held = heldAfter(this.match, asked, step.entry, step.time);
    const spender = spentBy(step.entry, asked);
    const course = follow(this.course, step.entry);
    const after = spender === undefined ? course : spend(course, spender);
    this.course = held ? { ...after, held } : after;
    this.clocks.pass(step, turn);
  }

  /** What is asked now, to be remembered: that a sealed answer is in will be noted in the question itself. */
  private asked(): readonly Ask[] {
    return this.match.decisions().map(ask => ({ ...ask }));
  }
}
