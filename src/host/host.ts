import { type Ask, type Choice, type Seat, sameChoice } from '../engine/contract/ask.ts';
import { type Explanation, forbidden } from '../engine/contract/explain.ts';
import type { Subject } from '../engine/contract/rules.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import type { Log } from '../engine/match/log.ts';
import type { Beside, Mark, Match } from '../engine/match/match.ts';
import { type Allowance, spend, spentBy, whySpent } from './allowance.ts';
import { Audience, type Client, type Common, momentFor, type Parcel, type Seen } from './audience.ts';
import { BotTurns, type TableBots } from './bots/bot-turns.ts';
import { type Clock, type ClockFace, NO_CLOCK, type Timing } from './clocks/clock.ts';
import { Clocks } from './clocks/clocks.ts';
import { type Course, follow, NOTES, setOut } from './course.ts';
import { denial, GIVEN_UP, houseRule, NOT_KEPT, NOT_YOURS, STILL_THINKING } from './denials.ts';
import { toldAtSitting, toldBefore } from './hearing.ts';
import type { Note, StandIn } from './noting.ts';
import { StandingOrders } from './orders/orders.ts';
import type { Denial, HostMessage, Moment, Place, Replies, Request, TableInfo } from './protocol.ts';
import { Recall } from './recall.ts';
import { heldAfter } from './second-thoughts/held.ts';
import { SecondThoughts } from './second-thoughts/second-thoughts.ts';
import type { KeptEntry, Shelf, Stand } from './shelf.ts';
import { inSlices, type Pacing } from './slices.ts';
import { absenceBy } from './votes/absence.ts';
import { Votes } from './votes/votes.ts';

/** What a host needs to run a table. */
export interface Hosting<Posted = HostMessage> {
  /** As it was when the first card was dealt, or later: the log says what has changed since. */
  readonly table: TableInfo;
  readonly match: Match;
  readonly bots: TableBots;
  readonly shelf: Shelf;
  /** Makes of a message what is posted. */
  readonly write: (message: HostMessage) => Posted;
  readonly timing?: Timing;
  /** How the clocks stood after the last entry of the match; wound up afresh when left out. */
  readonly clock?: ClockFace;
  /** What its log said until then; read from the log when left out. */
  readonly course?: Course;
  /** Keys of requests that were done already. */
  readonly done?: Iterable<string>;
  /** How much may be entered that brings the game no further; without it, as much as anybody likes. */
  readonly allowance?: Allowance;
  /** Has the person of a seat been gone for as long as the table asks for before a bot may play, so many times? */
  absent?(seat: Seat, times: number): boolean;
  now?(): number;
  /** How long work rests for others; told in tests. */
  readonly pacing?: Pacing;
  /** What a bot did could not be kept: nobody waits for an answer who could be told. */
  onTrouble(error: unknown): void;
  /** Something that somebody did was not taken. */
  onDenied?(denial: Denial): void;
}

/** One client at the table. */
export interface Line {
  receive(request: Request): Promise<void>;
  close(): void;
}

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

/** Requests that change nothing may be answered as often as they come. */
const READING: ReadonlySet<Request['type']> = new Set(['sit', 'earlier', 'explain', 'look-back', 'log']);

/** A key is its seat's own: what another seat has done under the same one is another thing. */
const ownKey = (request: Request): string => ('seat' in request ? `${request.seat} ${request.key}` : request.key);

/** Requests whose answer is kept, in case they are sent twice. */
const REMEMBERED = 256;
/** A host that is to move a bot and does not within this time has died: another one may. */
const LEASE = 4000;

/** One table: seats, whoever sits in them, bots to move, clocks. The same in a Web Worker and in a server. */
export class Host<Posted = HostMessage> {
  private readonly hosting: Hosting<Posted>;
  private readonly match: Match;
  private readonly recall: Recall;
  private course: Course;
  private readonly clocks: Clocks;
  private readonly votes: Votes;
  private readonly orders: StandingOrders;
  private readonly thoughts: SecondThoughts;
  private readonly audience: Audience<Posted>;
  /** Keys of what was done, so that a repeated request is not done twice. */
  private readonly answered = new Set<string>();
  /** Requests and bots take turns: one after the other, each kept before the next. */
  private queue: Promise<void> = Promise.resolve();
  private readonly bots: BotTurns;
  private closed = false;

  constructor(hosting: Hosting<Posted>) {
    const { table, match, timing = NO_CLOCK, clock, course, done = [] } = hosting;
    this.hosting = hosting;
    this.audience = new Audience(hosting.write);
    this.match = match;
    this.recall = new Recall(match, hosting.shelf);
    this.course = course ?? match.entries.reduce(follow, setOut(table.seats));
    const { note, standIn } = this;
    const at = { match, course: () => this.course, note, standIn };
    const now = () => this.now();
    const { begun, seats } = table;
    this.clocks = new Clocks({ ...at, timing, begun, seats: seats.length, now }, clock);
    this.thoughts = new SecondThoughts({
      ...at,
      now,
      late: seat => this.clocks.isOver(seat),
      due: () => void this.inTurn(() => this.thinkOn()).catch(error => hosting.onTrouble(error)),
    });
    this.votes = new Votes({
      ...at,
      absence: absenceBy({
        rule: timing.rule,
        away: (seat, times) => hosting.absent?.(seat, times) ?? false,
        ranOut: seat => this.course.late[seat] > 0 || this.clocks.isOver(seat),
      }),
      undo: (by, objection) => this.act(null, () => objection() ?? this.undoRefusal(by, true)),
    });
    this.orders = new StandingOrders({
      ...at,
      readOn: () => this.readOn(),
      inTurn: work => this.inTurn(work),
      choose: (seat, choice) => this.chooseFor(seat, choice),
      onTrouble: hosting.onTrouble,
    });
    for (const key of done) this.remember(key);
    this.bots = new BotTurns({
      bots: hosting.bots,
      now: () => ({ match: this.match, course: this.course }),
      inTurn: work => this.inTurn(work),
      choose: (seat, choice, motive) => this.chooseFor(seat, choice, motive),
      onTrouble: hosting.onTrouble,
    });
  }

  /** Lets bots move that are due. */
  open(): void {
    this.thoughts.watch();
    this.wake();
  }

  /** Nothing is done any more; what was begun is kept. Who is not answered asks again, elsewhere. */
  close(): Promise<void> {
    this.closed = true;
    this.thoughts.close();
    this.bots.close();
    this.orders.close();
    return this.queue;
  }

  /** A bot of this table thinks or waits for its turn to, or an order for its moment. */
  get thinking(): boolean {
    return this.bots.thinking || this.orders.pending;
  }

  /** Entries of the log up to here. */
  get at(): number {
    return this.match.length;
  }

  /** How the table stands now, as far as everything is kept. */
  stand(): Stand {
    const { match, course } = this;
    const result = match.result();
    return {
      table: this.table(),
      match,
      clock: this.clocks.face(),
      course,
      waiting: this.clocks.waitingFor(),
      result,
      due: result ? null : this.due(),
    };
  }

  connect(post: (message: Posted) => void, mayAct: (seat: Seat) => boolean): Line {
    const client: Client<Posted> = { seat: undefined, heard: 0, post, mayAct };
    this.audience.add(client);
    return {
      receive: request => this.inTurn(() => this.receive(client, request)),
      close: () => {
        this.audience.remove(client);
      },
    };
  }

  /** Another host of this table has kept something: reads it and tells it. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.readOn())) return;
      this.bots.lookAgain();
      this.orders.watch();
    });
  }

  /** Looks after what is due: second thoughts or a clock that ran out, a vote that was carried, a bot to move. */
  tend(): Promise<void> {
    return this.inTurn(async () => {
      await this.readOn();
      await this.votes.carryOut();
      await this.thoughts.tend();
      await this.clocks.tend();
      this.wake();
    });
  }

  /** Whoever sits there is called so from now on: somebody may have been forgotten. */
  rename(names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const { seats } = this.course;
      if (seats.every(({ name }, seat) => name === names[seat])) return;
      this.course = { ...this.course, seats: seats.map((sitter, seat) => ({ ...sitter, name: names[seat] })) };
      this.audience.tell({ type: 'table', table: this.table() });
    });
  }

  /** A person's seat is given up for good: a bot plays it to the end. */
  abandon(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      await this.resign(seat, null);
      this.wake();
    });
  }

  private wake(): void {
    this.bots.wake();
    this.orders.watch();
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private now(): number {
    return this.hosting.now?.() ?? Date.now();
  }

  private async receive(client: Client<Posted>, request: Request): Promise<void> {
    if (this.closed) return;
    const acts = !READING.has(request.type);
    if (acts && this.wasDone(request)) {
      client.post(this.hosting.write(granted(request.key, null)));
      return;
    }
    let answer: HostMessage;
    try {
      answer = await this.answer(client, request, ownKey(request));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      answer = denied(request.key, denial(error.message));
    }
    // What was denied may be allowed later on; what was done is done once.
    if (acts && answer.type === 'reply') this.remember(ownKey(request));
    if (acts && answer.type === 'denied') this.hosting.onDenied?.(answer.denial);
    client.post(this.hosting.write(answer));
    this.wake();
  }

  /** The newest answers are enough: nobody repeats a request of long ago. */
  private remember(key: string): void {
    this.answered.add(key);
    const [oldest] = this.answered;
    if (this.answered.size > REMEMBERED) this.answered.delete(oldest);
  }

  /** Logs that were kept before keys were a seat's own have them without a seat. */
  private wasDone(request: Request): boolean {
    return this.answered.has(ownKey(request)) || (!request.key.includes(' ') && this.answered.has(request.key));
  }

  private async answer(client: Client<Posted>, request: Request, own: string): Promise<HostMessage> {
    const { key } = request;
    const done = (refusal: Denial | null): HostMessage => (refusal ? denied(key, refusal) : granted(key, null));
    const { match } = this;
    if ('seat' in request && request.seat !== null && !client.mayAct(request.seat)) return denied(key, NOT_YOURS);
    switch (request.type) {
      case 'sit':
        return granted(key, await this.sit(client, request.seat, request.since));
      case 'earlier':
        return granted(key, await toldBefore(match, this.recall, request.seat, request.before));
      case 'choose':
        if (this.isAnswer(request.seat, request.choice)) return granted(key, null);
        return done(await this.act(own, () => this.refusalOf(request.seat, request.choice, { pause: request.pause })));
      case 'end-turn':
        return done(await this.thoughts.end(request.seat, own));
      case 'undo':
        return done(await this.act(own, () => this.whySpent(request.seat) ?? this.undoRefusal(request.seat, false)));
      case 'explain':
        return granted(key, await this.recall.with(() => this.explanation(request.seat, request.subject)));
      case 'look-back':
        return granted(key, await this.past(request.seat, request.at));
      case 'take-over':
        return done(await this.takeOver(request.seat, request.bot, own));
      case 'order':
        return done(await this.orders.give(request.seat, request.orders, own, () => this.whySpent(request.seat)));
      case 'resign':
        return done(await this.resign(request.seat, own));
      case 'propose':
        return done(await this.votes.propose(request.seat, request.proposal, own, () => this.whySpent(request.seat)));
      case 'vote':
        return done(await this.votes.vote(request.seat, request.yes, own));
      case 'withdraw':
        return done(await this.votes.withdraw(request.seat, own));
      case 'log':
        return match.result()
          ? granted(key, await this.recall.with(() => this.log()))
          : denied(key, houseRule('the log is told when the game is over', 'not-over'));
    }
  }

  /** With the names that are known now: whoever was forgotten is known by the number of their seat. */
  private log(): Log {
    const { log } = this.match.save();
    return log.names ? { ...log, names: this.course.seats.map(({ name }, seat) => name || String(seat + 1)) } : log;
  }

  private async sit(client: Client<Posted>, seat: Seat | null, since?: Place): Promise<Replies['sit']> {
    const { match } = this;
    const told = await toldAtSitting(match, this.recall, seat, since);
    client.seat = seat;
    client.heard = match.length;
    return { table: this.table(), moment: this.moment(seat), ...told };
  }

  private refusalOf(seat: Seat, choice: Choice, beside?: Beside): Denial | null {
    if (this.course.held) return STILL_THINKING;
    // Who has not answered yet only brings the game on.
    const spent = this.match.askOf(seat)?.answered ? this.whySpent(seat) : null;
    if (spent) return spent;
    const { refusal } = this.match.choose(seat, choice, beside);
    return refusal ? denial('this is not allowed', ...refusal.reasons) : null;
  }

  /** Is this the sealed answer of the seat already? To give it once more changes nothing. */
  private isAnswer(seat: Seat, choice: Choice): boolean {
    const { match } = this;
    if (this.course.held || !match.askOf(seat)?.answered) return false;
    const given = match.lastChoice(seat);
    return given !== undefined && sameChoice(given, choice);
  }

  private whySpent(seat: Seat): Denial | null {
    return whySpent(this.hosting.allowance, this.course, seat, this.match.length);
  }

  private explanation(seat: Seat | null, subject: Subject<Choice>): Explanation {
    const { match } = this;
    if (subject.about === 'undo') {
      const reason = seat === null ? 'not-your-seat' : match.whyNotUndo(seat);
      return forbidden(reason === null ? [] : [{ clause: 'engine', reason }]);
    }
    const explanation = match.rules.explain(match.view(seat), seat, subject);
    // Rules tell what forbids a choice; that nobody has asked this seat for one is known here.
    if (subject.about !== 'choice' || explanation.reasons.length > 0 || match.askOf(seat)) return explanation;
    return forbidden([{ clause: 'engine', reason: 'not-asked' }]);
  }

  private undoRefusal(seat: Seat, consent: boolean): Denial | null {
    const { refusal } = this.match.undo(seat, { consent });
    return refusal ? denial('undo is not possible', ...refusal.reasons) : null;
  }

  /**
   * Enters one thing into the log, keeps it, and tells it. When another host was quicker, its step is read first, and
   * `attempt` decides anew.
   */
  private async act(key: string | null, attempt: () => Denial | null): Promise<Denial | null> {
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
          if (key === null) throw error;
          return this.answered.has(key) ? null : NOT_KEPT;
        }
        if (kept) {
          this.thoughts.watch();
          this.audience.deliver(taken.parcels);
          this.orders.watch();
          return null;
        }
        this.goBack(taken.before);
        if (!(await this.readOn())) return NOT_KEPT;
      }
      if (key !== null && this.answered.has(key)) return null;
    }
  }

  /**
   * Takes a step, and writes what is to be told of it: until it is kept, only that is held, and neither what was seen
   * nor what is asked.
   */
  private take(key: string | null, attempt: () => Denial | null): Denial | Taken<Posted> {
    const before = this.before();
    const seen = this.audience.sees(this.match, this.askOf);
    const asked = this.asked();
    const refusal = attempt();
    if (refusal) return refusal;
    const [entered] = this.match.entered(before.at);
    const step: KeptEntry = { at: before.at, ...entered, key, time: this.now() };
    try {
      this.pass(step, asked);
      return { before, step, parcels: this.parcels(before, seen), stand: this.stand() };
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
    } catch {
      return shelf.keep(step, stand);
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

  /** Reads what other hosts have kept; true when there was something. */
  private async readOn(): Promise<boolean> {
    const steps = await this.hosting.shelf.read(this.match.length);
    if (steps.length === 0) return false;
    const before = this.before();
    const seen = this.audience.sees(this.match, this.askOf);
    for (const step of steps) {
      const asked = this.asked();
      await this.recall.with(() => this.match.enter(step.entry));
      await this.recall.with(() => this.pass(step, asked));
      if (step.key !== null) this.remember(step.key);
    }
    this.thoughts.watch();
    this.audience.deliver(this.parcels(before, seen));
    return true;
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

  /** What a seat is asked: nothing, as long as somebody may still take back what led to the question. */
  private readonly askOf = (seat: Seat | null): Ask | null => (this.course.held ? null : this.match.askOf(seat));

  private async thinkOn(): Promise<void> {
    await this.thoughts.tend();
    this.thoughts.watch();
    this.wake();
  }

  private readonly note: Note = (note, seat, { key = null, fields, objection } = {}) =>
    this.act(key, () => {
      if (this.match.result()) return houseRule('the game is over', 'over');
      const refusal = objection?.() ?? null;
      if (!refusal) this.match.note(note, seat, fields?.() ?? {});
      return refusal;
    });

  private readonly standIn: StandIn = (seat, objection) => {
    const fields = () => ({ bot: this.hosting.bots.standIn });
    return this.note(NOTES.takenOver, seat, { fields, ...(objection && { objection }) });
  };

  private givenUp(seat: Seat): Denial | null {
    return this.course.seats[seat].person === 'resigned' ? GIVEN_UP : null;
  }

  private async takeOver(seat: Seat, bot: string | null, key: string): Promise<Denial | null> {
    const { levels } = this.hosting.bots;
    if (bot !== null && !levels.includes(bot)) {
      throw new BadInput('bot', `"${bot}" is unknown; there are ${levels.join(', ')}`);
    }
    const same = () => this.course.seats[seat].bot === bot;
    // Nothing is written of what is so already; another host may know better.
    if (same()) await this.readOn();
    if (same()) return this.givenUp(seat);
    // Who let a bot play may always come back.
    const [note, spent] = bot === null ? [NOTES.takenBack, () => null] : [NOTES.takenOver, () => this.whySpent(seat)];
    return this.note(note, seat, { key, fields: () => ({ bot }), objection: () => this.givenUp(seat) ?? spent() });
  }

  private resign(seat: Seat, key: string | null): Promise<Denial | null> {
    const fields = () => ({ bot: this.hosting.bots.standIn });
    return this.note(NOTES.resigned, seat, { key, fields, objection: () => this.givenUp(seat) });
  }

  private due(): number | null {
    if (this.votes.pending || this.bots.due() || this.orders.due()) return this.now() + LEASE;
    const ends = [this.thoughts.until(), this.clocks.runsOut()].filter(end => end !== null);
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** For a bot. Another host may have moved it meanwhile: then the question is another one. */
  private chooseFor(seat: Seat, choice: Choice, motive?: string): Promise<Denial | null> {
    const { at } = this;
    return this.act(null, () => (this.at === at ? this.refusalOf(seat, choice, { motive }) : NOT_KEPT));
  }

  private table(): TableInfo {
    return { ...this.hosting.table, seats: this.course.seats };
  }

  /** What is to be told of all since then. */
  private parcels({ at: since, course }: Before, seen: Seen): Parcel<Posted>[] {
    if (seen.size === 0) return [];
    const table = course.seats === this.course.seats ? null : ({ type: 'table', table: this.table() } as const);
    const { match, askOf, own } = this;
    return this.audience.parcels({ match, askOf, own, since, seen, common: this.common(), table });
  }

  private moment(seat: Seat | null): Moment {
    const { match } = this;
    const question = { ask: this.askOf(seat), ...this.own(seat) };
    return momentFor(match, seat, this.common(), question, { view: match.view(seat) });
  }

  /** What a seat alone is told: what it leaves to the host. */
  private readonly own = (seat: Seat | null): Pick<Moment, 'orders'> => {
    const orders = seat === null ? undefined : this.course.orders?.[seat];
    return orders && orders.length > 0 ? { orders } : NOTHING;
  };

  /** What is told alike to everybody. */
  private common(): Common {
    const { match, course } = this;
    return {
      at: match.length,
      waiting: course.held ? [] : match.waiting(),
      result: match.result(),
      ...outOf(match.out()),
      ...(this.clocks.run && { clock: this.clocks.face() }),
      ...(course.motion && { motion: course.motion }),
      ...(course.held && { held: course.held }),
    };
  }

  /** As it was: nothing is asked of anybody in the past. */
  private async past(seat: Seat | null, at: number): Promise<Moment> {
    const { rules } = this.match;
    const state = await inSlices(await this.recall.with(() => this.match.stateInSteps(at)), this.hosting.pacing);
    return {
      seat,
      at,
      view: rules.view(state, seat),
      ask: null,
      waiting: [],
      canUndo: false,
      result: rules.result(state),
      ...outOf(rules.out(state)),
    };
  }
}

const NOTHING = {};

/** That everybody is in the game need not be said. */
const outOf = (out: readonly Seat[]): Pick<Moment, 'out'> => (out.length > 0 ? { out } : NOTHING);

const granted = (key: string, value: Replies[keyof Replies]): HostMessage => ({ type: 'reply', key, value });
const denied = (key: string, why: Denial): HostMessage => ({ type: 'denied', key, denial: why });
