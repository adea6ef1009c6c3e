import type { Choice, Seat } from '../engine/contract/ask.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import type { Match } from '../engine/match/match.ts';
import type { Client } from './audience.ts';
import { BotTurns } from './bots/bot-turns.ts';
import { NO_CLOCK } from './clocks/clock.ts';
import { NOTES } from './course.ts';
import { denial, houseRule, NOT_KEPT, NOT_YOURS } from './denials.ts';
import { changesSomething, ownKey } from './done-requests.ts';
import { toldBefore } from './hearing.ts';
import type { Hosting } from './hosting.ts';
import { StandingOrders } from './orders/orders.ts';
import type { Denial, HostMessage, Replies, Request } from './protocol.ts';
import { Referee } from './referee.ts';
import { Seating } from './seating.ts';
import { SecondThoughts } from './second-thoughts/second-thoughts.ts';
import type { Stand } from './shelf.ts';
import { Steps } from './steps.ts';
import { absenceBy } from './votes/absence.ts';
import { Votes } from './votes/votes.ts';

export type { Hosting } from './hosting.ts';

/** One client at the table. */
export interface Line {
  receive(request: Request): Promise<void>;
  close(): void;
}

/** A host that is to move a bot and does not within this time has died: another one may. */
const LEASE = 4000;

/** One table: seats, whoever sits in them, bots to move, clocks. The same in a Web Worker and in a server. */
export class Host<Posted = HostMessage> {
  private readonly hosting: Hosting<Posted>;
  private readonly match: Match;
  private readonly steps: Steps<Posted>;
  private readonly referee: Referee;
  private readonly votes: Votes;
  private readonly seating: Seating;
  private readonly orders: StandingOrders;
  private readonly thoughts: SecondThoughts;
  /** Requests and bots take turns: one after the other, each kept before the next. */
  private queue: Promise<void> = Promise.resolve();
  private readonly bots: BotTurns;
  private closed = false;

  constructor(hosting: Hosting<Posted>) {
    const { match, bots, timing = NO_CLOCK, onTrouble } = hosting;
    this.hosting = hosting;
    this.match = match;
    const steps = new Steps(hosting, {
      thoughts: () => this.thoughts.watch(),
      orders: () => this.orders.watch(),
      due: () => this.due(),
    });
    this.steps = steps;
    const at = steps.at();
    this.referee = new Referee({ ...at, allowance: hosting.allowance });
    const readOn = () => steps.readOn();
    const inTurn = (work: () => Promise<void>) => this.inTurn(work);
    this.thoughts = new SecondThoughts({
      ...at,
      now: () => steps.now(),
      late: seat => steps.clocks.isOver(seat),
      due: () => void inTurn(() => this.thinkOn()).catch(error => hosting.onTrouble(error)),
    });
    this.votes = new Votes({
      ...at,
      absence: absenceBy({
        rule: timing.rule,
        away: (seat, times) => hosting.absent?.(seat, times) ?? false,
        ranOut: seat => steps.course.late[seat] > 0 || steps.clocks.isOver(seat),
      }),
      undo: (by, objection) => steps.act(null, () => objection() ?? this.referee.undo(by, true)),
    });
    this.seating = new Seating({ ...at, bots, readOn, whySpent: seat => this.referee.whySpent(seat) });
    this.orders = new StandingOrders({
      ...at,
      readOn,
      inTurn,
      choose: (seat, choice) => this.chooseFor(seat, choice),
      onTrouble,
    });
    this.bots = new BotTurns({
      bots,
      now: () => ({ match, course: steps.course }),
      inTurn,
      choose: (seat, choice, motive) => this.chooseFor(seat, choice, motive),
      sayHurried: seat => at.note(NOTES.hurried, seat),
      onTrouble,
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
    return this.steps.stand();
  }

  connect(post: (message: Posted) => void, mayAct: (seat: Seat) => boolean): Line {
    const { audience } = this.steps;
    const client: Client<Posted> = { seat: undefined, heard: 0, post, mayAct };
    audience.add(client);
    return {
      receive: request => this.inTurn(() => this.receive(client, request)),
      close: () => audience.remove(client),
    };
  }

  /** Another host of this table has kept something: reads it and tells it. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.steps.readOn())) return;
      this.bots.lookAgain();
      this.orders.watch();
    });
  }

  /** Looks after what is due: second thoughts or a clock that ran out, a vote that was carried, a bot to move. */
  tend(): Promise<void> {
    return this.inTurn(async () => {
      await this.steps.readOn();
      await this.votes.carryOut();
      await this.thoughts.tend();
      await this.steps.clocks.tend();
      this.wake();
    });
  }

  /** Whoever sits there is called so from now on: somebody may have been forgotten. */
  rename(names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const { steps } = this;
      const { seats } = steps.course;
      if (seats.every(({ name }, seat) => name === names[seat])) return;
      steps.course = { ...steps.course, seats: seats.map((sitter, seat) => ({ ...sitter, name: names[seat] })) };
      steps.audience.tell({ type: 'table', table: steps.account.table() });
    });
  }

  /** A person's seat is given up for good: a bot plays it to the end. */
  abandon(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      await this.seating.resign(seat, null);
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

  private async receive(client: Client<Posted>, request: Request): Promise<void> {
    if (this.closed) return;
    const { done } = this.steps;
    const acts = changesSomething(request);
    if (acts && done.includes(request)) {
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
    if (acts && answer.type === 'reply') done.remember(ownKey(request));
    if (acts && answer.type === 'denied') this.hosting.onDenied?.(answer.denial);
    client.post(this.hosting.write(answer));
    this.wake();
  }

  private async answer(client: Client<Posted>, request: Request, own: string): Promise<HostMessage> {
    const { key } = request;
    const done = (refusal: Denial | null): HostMessage => (refusal ? denied(key, refusal) : granted(key, null));
    const { match, steps, referee } = this;
    const { recall, account } = steps;
    if ('seat' in request && request.seat !== null && !client.mayAct(request.seat)) return denied(key, NOT_YOURS);
    switch (request.type) {
      case 'sit':
        return granted(key, await account.sit(client, request.seat, request.since));
      case 'earlier':
        return granted(key, await toldBefore(match, recall, request.seat, request.before));
      case 'choose':
        if (referee.isAnswer(request.seat, request.choice)) return granted(key, null);
        return done(await steps.act(own, () => referee.choose(request.seat, request.choice, { pause: request.pause })));
      case 'end-turn':
        return done(await this.thoughts.end(request.seat, own));
      case 'undo':
        return done(await steps.act(own, () => referee.whySpent(request.seat) ?? referee.undo(request.seat, false)));
      case 'explain':
        return granted(key, await recall.with(() => referee.explanation(request.seat, request.subject)));
      case 'look-back':
        return granted(key, await account.past(request.seat, request.at));
      case 'take-over':
        return done(await this.seating.takeOver(request.seat, request.bot, own));
      case 'order':
        return done(await this.orders.give(request.seat, request.orders, own, () => referee.whySpent(request.seat)));
      case 'resign':
        return done(await this.seating.resign(request.seat, own));
      case 'propose':
        return done(
          await this.votes.propose(request.seat, request.proposal, own, () => referee.whySpent(request.seat)),
        );
      case 'vote':
        return done(await this.votes.vote(request.seat, request.yes, own));
      case 'withdraw':
        return done(await this.votes.withdraw(request.seat, own));
      case 'log':
        return match.result()
          ? granted(key, await recall.with(() => account.log()))
          : denied(key, houseRule('the log is told when the game is over', 'not-over'));
    }
  }

  private async thinkOn(): Promise<void> {
    await this.thoughts.tend();
    this.thoughts.watch();
    this.wake();
  }

  private due(): number | null {
    const { steps } = this;
    if (this.votes.pending || this.bots.due() || this.orders.due()) return steps.now() + LEASE;
    const ends = [this.thoughts.until(), steps.clocks.runsOut()].filter(end => end !== null);
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** For a bot. Another host may have moved it meanwhile: then the question is another one. */
  private chooseFor(seat: Seat, choice: Choice, motive?: string): Promise<Denial | null> {
    const { at } = this;
    return this.steps.act(null, () => (this.at === at ? this.referee.choose(seat, choice, { motive }) : NOT_KEPT));
  }
}

const granted = (key: string, value: Replies[keyof Replies]): HostMessage => ({ type: 'reply', key, value });
const denied = (key: string, why: Denial): HostMessage => ({ type: 'denied', key, denial: why });
