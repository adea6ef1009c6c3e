import type { Ask, Choice, Seat } from '../engine/ask.ts';
import { BadInput } from '../engine/bad-input.ts';
import type { Bot } from '../engine/bot.ts';
import { type Chance, FastChance } from '../engine/chance.ts';
import { newSeed } from '../engine/fairness.ts';
import { type Heard, Match, type Saved } from '../engine/match.ts';
import type { Denial, HostMessage, Moment, Replies, Request, Sitter, TableInfo } from './protocol.ts';

/** Where a table is kept. A choice is told to anybody only after this has resolved. */
export type Keep = (table: TableInfo, saved: Saved) => Promise<void>;

/** One client at the table. */
export interface Line {
  receive(request: Request): Promise<void>;
  close(): void;
}

interface Client {
  seat: Seat | null;
  /** Facts this client has been told, by the number of the last one. */
  heard: number;
  post(message: HostMessage): void;
  mayAct(seat: Seat): boolean;
}

/** Answers kept for requests that are sent twice. */
const REMEMBERED = 256;

const DENIED: Denial = { message: 'this seat is not yours', reasons: [{ clause: 'engine', reason: 'not-your-seat' }] };

const NOT_KEPT: Denial = { message: 'this could not be kept', reasons: [{ clause: 'engine', reason: 'not-kept' }] };

/** What was done could not be kept, and so was taken back before anybody was told. */
class NotKept extends Error {
  override readonly name = 'NotKept';
}

/** How often in a row a bot's act may fail to be kept, and how long (in milliseconds) it waits before it tries again. */
const TRIES = 5;
const PAUSE = 300;

/** One table: seats, whoever sits in them, bots to move. The same in a Web Worker and in a server. */
export class Host {
  private table: TableInfo;
  private match: Match;
  /** The table as it was last kept: where it goes back to when keeping fails. */
  private kept: { readonly table: TableInfo; readonly saved: Saved };
  /** Times in a row that keeping has failed. */
  private failures = 0;
  private readonly bots: Readonly<Record<string, Bot>>;
  private readonly keep: Keep;
  private readonly clients = new Set<Client>();
  /** What was answered to each key, so that a repeated request is not done twice. */
  private readonly answered = new Map<string, HostMessage>();
  /** Requests and bots take turns: one after the other, each saved before the next. */
  private queue: Promise<void> = Promise.resolve();
  private readonly luck: Chance = new FastChance(newSeed());

  private waking: ReturnType<typeof setTimeout> | undefined;
  private readonly grace: number;
  private closed = false;

  /** `grace`: milliseconds for which bots let a person think again. */
  constructor(table: TableInfo, match: Match, bots: Readonly<Record<string, Bot>>, keep: Keep, grace = 0) {
    this.grace = grace;
    this.table = table;
    this.match = match;
    this.kept = { table, saved: match.save() };
    this.bots = bots;
    this.keep = keep;
  }

  /** Saves the table as it stands and lets bots move that are due. */
  open(): Promise<void> {
    return this.inTurn(async () => {
      await this.save();
      this.wakeBots();
    });
  }

  /** No bot moves any more; what was done is saved. */
  close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.waking);
    return this.queue;
  }

  connect(post: (message: HostMessage) => void, mayAct: (seat: Seat) => boolean): Line {
    const client: Client = { seat: null, heard: -1, post, mayAct };
    this.clients.add(client);
    return {
      receive: request => this.inTurn(() => this.receive(client, request)),
      close: () => {
        this.clients.delete(client);
      },
    };
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async receive(client: Client, request: Request): Promise<void> {
    const before = this.answered.get(request.key);
    if (before) {
      client.post(before);
      return;
    }
    let answer: HostMessage;
    try {
      answer = await this.answer(client, request);
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof NotKept)) throw error;
      const denial = error instanceof NotKept ? NOT_KEPT : { message: error.message, reasons: [] };
      answer = { type: 'denied', key: request.key, denial };
    }
    if (request.type === 'choose' || request.type === 'undo') this.remember(request.key, answer);
    client.post(answer);
    this.wakeBots();
  }

  /** The newest answers are enough: nobody repeats a request of long ago. */
  private remember(key: string, answer: HostMessage): void {
    this.answered.set(key, answer);
    const [oldest] = this.answered.keys();
    if (this.answered.size > REMEMBERED) this.answered.delete(oldest);
  }

  private async answer(client: Client, request: Request): Promise<HostMessage> {
    const { key } = request;
    const granted = (value: Replies[keyof Replies]): HostMessage => ({ type: 'reply', key, value });
    const denied = (denial: Denial): HostMessage => ({ type: 'denied', key, denial });
    const { match } = this;
    if ('seat' in request && request.seat !== null && !client.mayAct(request.seat)) return denied(DENIED);
    switch (request.type) {
      case 'sit': {
        const heard = match.factsFor(request.seat);
        client.seat = request.seat;
        client.heard = heard.at(-1)?.seq ?? -1;
        return granted({ table: this.table, moment: this.moment(request.seat), heard });
      }
      case 'choose':
        return (await this.choose(request.seat, request.choice, key)) ?? granted(null);
      case 'undo': {
        const undone = match.undo(request.seat);
        if (undone.refusal) return denied({ message: 'undo is not possible', reasons: undone.refusal.reasons });
        await this.save();
        this.tellAll(undone.backTo);
        return granted(null);
      }
      case 'explain':
        return granted(match.rules.explain(match.view(request.seat), request.seat, request.subject));
      case 'look-back':
        return granted(this.past(request.seat, request.at));
      case 'take-over':
        await this.takeOver(request.seat, request.bot);
        return granted(null);
      case 'log':
        if (!match.result()) {
          return denied({
            message: 'the log is told when the game is over',
            reasons: [{ clause: 'engine', reason: 'not-over' }],
          });
        }
        return granted(match.save().log);
    }
  }

  /** Null when the choice was taken: saved first, told after. */
  private async choose(seat: Seat, choice: Choice, key = ''): Promise<HostMessage | null> {
    const { refusal } = this.match.choose(seat, choice);
    if (refusal) return { type: 'denied', key, denial: { message: 'this is not allowed', reasons: refusal.reasons } };
    await this.save();
    this.tellAll();
    return null;
  }

  private async takeOver(seat: Seat, bot: string | null): Promise<void> {
    if (bot !== null && !Object.hasOwn(this.bots, bot)) {
      throw new BadInput('bot', `"${bot}" is unknown; there are ${Object.keys(this.bots).join(', ')}`);
    }
    const seats = this.table.seats.map((sitter, i): Sitter => (i === seat ? { ...sitter, bot } : sitter));
    this.table = { ...this.table, seats };
    this.match.note(bot === null ? 'taken-back' : 'taken-over', seat, { bot });
    await this.save();
    for (const client of this.clients) client.post({ type: 'table', table: this.table });
  }

  /**
   * Bots answer one after the other, each act saved and told by itself, with room for requests in between. While a
   * person may still take back what was just done, they wait a moment.
   */
  private wakeBots(): void {
    clearTimeout(this.waking);
    if (this.closed || !this.dueBot()) return;
    const people = this.table.seats.flatMap((sitter, seat) => (sitter.bot === null ? [seat] : []));
    const grace = people.some(seat => this.match.canUndo(seat)) ? this.grace : 0;
    const wait = Math.max(grace, this.failures * PAUSE);
    this.waking = setTimeout(() => void this.inTurn(() => this.moveBot()), wait);
  }

  private dueBot(): Ask | undefined {
    return this.match.decisions().find(ask => !ask.answered && this.table.seats[ask.seat].bot !== null);
  }

  private async moveBot(): Promise<void> {
    const ask = this.dueBot();
    if (!ask) return;
    const bot = this.bots[this.table.seats[ask.seat].bot ?? ''];
    try {
      const refused = await this.choose(ask.seat, bot.choose(this.match.view(ask.seat), ask, this.luck));
      if (refused) throw new Error(`a bot chose what is not allowed: ${JSON.stringify(refused)}`);
    } catch (error) {
      if (!(error instanceof NotKept) || this.failures >= TRIES) throw error;
    }
    this.wakeBots();
  }

  /** Keeps the table as it stands, or puts it back to what was kept last: nobody has heard of anything later. */
  private async save(): Promise<void> {
    const saved = this.match.save();
    try {
      await this.keep(this.table, saved);
    } catch (cause) {
      this.failures++;
      this.table = this.kept.table;
      this.match = Match.load(this.match.rules, this.kept.saved.log, this.kept.saved.snapshot);
      throw new NotKept('the table could not be kept', { cause });
    }
    this.failures = 0;
    this.kept = { table: this.table, saved };
  }

  private tellAll(backTo?: number): void {
    for (const client of this.clients) {
      const all = this.match.factsFor(client.seat);
      const heard = all.filter(fact => fact.seq > client.heard);
      client.heard = all.at(-1)?.seq ?? client.heard;
      client.post(this.news(client.seat, heard, backTo));
    }
  }

  private news(seat: Seat | null, heard: readonly Heard[], backTo?: number): HostMessage {
    const news = { type: 'moment', moment: this.moment(seat), heard } as const;
    return backTo === undefined ? news : { ...news, backTo };
  }

  private moment(seat: Seat | null): Moment {
    const { match } = this;
    const { own, waiting } = match.asked(seat);
    return {
      seat,
      at: match.entries.length,
      view: match.view(seat),
      ask: own ?? null,
      waiting,
      canUndo: seat !== null && match.canUndo(seat),
      result: match.result(),
    };
  }

  /** As it was: nothing is asked of anybody in the past. */
  private past(seat: Seat | null, at: number): Moment {
    const { rules } = this.match;
    const state = this.match.stateAt(at);
    return {
      seat,
      at,
      view: rules.view(state, seat),
      ask: null,
      waiting: [],
      canUndo: false,
      result: rules.result(state),
    };
  }
}
