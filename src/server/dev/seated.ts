/** A program that plays one seat over real sockets, whatever happens to the line: for tests and measurements. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type FromHall, send, type Visitor } from '../../cli/bot/visitor.ts';
import { type Chance, FastChance } from '../../engine/chance/chance.ts';
import { type Choice, inRange, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Heard } from '../../engine/match/match.ts';
import { momentAfter } from '../../host/moment-after.ts';
import type { Moment, Place, Proposal } from '../../host/protocol.ts';

/** What a seat may want of its table. */
type Deed =
  | { readonly type: 'choose'; readonly choice: Choice }
  | { readonly type: 'undo' }
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'vote'; readonly yes: boolean };

interface Pending {
  readonly key: string;
  readonly deed: Deed;
}

export class Seated {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: Seat | null;
  /** Where to connect next: the address of any process of the hall. */
  address: () => string;
  moment: Moment | null = null;
  heard: readonly Heard[] = [];
  /** Everything that came in, as text. */
  readonly received: string[] = [];
  keepsReceived = false;
  /** Keys of choices (and other deeds) that the hall has acknowledged. */
  readonly acknowledged: string[] = [];
  readonly denials: string[] = [];
  /** Keys of deeds that the hall said it had not done. */
  readonly denied: string[] = [];
  /** Told of every moment: when it came. */
  onMoment: (moment: Moment) => void = () => undefined;
  /** Decides when to answer: at once, unless told otherwise. */
  plays = true;
  /** How often, of a hundred decisions, it takes something back or asks the others to let it; it then votes as well. */
  fickle = 0;
  /** Milliseconds to think before each answer. */
  thinks: () => number = () => 0;
  cuts = 0;
  private socket: WebSocket | null = null;
  private pending: Pending | null = null;
  private thinking: ReturnType<typeof setTimeout> | undefined;
  private readonly luck: Chance;
  private left = false;
  /** How often in a row it has tried to come back. */
  private tries = 0;
  private finish: (moment: Moment) => void = () => undefined;
  /** Resolves with the last moment. */
  readonly over: Promise<Moment>;

  constructor(visitor: Visitor, table: string, seat: Seat | null, seed: string = randomUUID()) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.luck = new FastChance(seed);
    this.address = () => visitor.url;
    this.over = new Promise(resolve => {
      this.finish = resolve;
    });
  }

  connect(): this {
    const socket = this.visitor.connect(this.table, this.address());
    this.socket = socket;
    socket.on('message', data => {
      if (this.socket === socket) this.receive(data.toString());
    });
    socket.on('error', () => undefined);
    socket.on('close', code => {
      if (this.socket !== socket || this.left) return;
      if (code >= 4400) throw new Error(`the hall closed the line for good: ${code}`);
      this.cuts++;
      // A hall that is away is not helped by everybody knocking at once.
      setTimeout(() => !this.left && this.connect(), Math.min(20 * 2 ** this.tries++, 500));
    });
    return this;
  }

  /** The line is cut, as by a bad network. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Gets up from the screen. */
  leave(): void {
    this.left = true;
    this.socket?.terminate();
  }

  request(body: Readonly<Record<string, unknown>>): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ key: randomUUID(), ...body }));
  }

  /** Stops or goes on reading, as a machine that stalls. */
  stall(stalled: boolean): void {
    if (stalled) this.socket?.pause();
    else this.socket?.resume();
  }

  private receive(text: string): void {
    if (this.keepsReceived) this.received.push(text);
    const message = JSON.parse(text) as FromHall;
    this.tries = 0;
    switch (message.type) {
      case 'welcome':
      case 'lobby':
        if (message.lobby.state !== 'gathering' && this.socket) {
          const since = this.place();
          send(this.socket, { type: 'sit', key: randomUUID(), seat: this.seat, ...(since && { since }) });
        }
        return;
      case 'reply':
        if (message.key === this.pending?.key) {
          this.acknowledged.push(message.key);
          this.pending = null;
          this.decide();
        } else if (message.value !== null && 'moment' in message.value) {
          const { moment, heard, backTo } = message.value;
          this.heard = backTo === undefined ? heard : this.withNews(heard, backTo);
          this.now(moment);
          if (this.pending) this.ask(this.pending);
        }
        return;
      case 'denied':
        this.denials.push(message.denial.message);
        if (message.key === this.pending?.key) {
          this.denied.push(message.key);
          this.pending = null;
          setTimeout(() => this.decide(), 50);
        }
        return;
      case 'moment': {
        if (this.moment === null) return;
        const { moment, heard, backTo } = message;
        this.heard = this.withNews(heard, backTo);
        this.now(momentAfter(this.moment, moment));
      }
    }
  }

  /** Has it asked for something and not been answered? */
  get waits(): boolean {
    return this.pending !== null;
  }

  /** What was heard already is not heard again: news may come between a question and its answer. */
  private withNews(news: readonly Heard[], backTo = Number.POSITIVE_INFINITY): readonly Heard[] {
    const last = this.heard.at(-1)?.seq ?? -1;
    return [...this.heard.filter(({ at }) => at < backTo), ...news.filter(({ seq }) => seq > last)];
  }

  private place(): Place | undefined {
    return this.moment ? { at: this.moment.at } : undefined;
  }

  private now(moment: Moment): void {
    this.moment = moment;
    this.onMoment(moment);
    if (moment.result) this.finish(moment);
    else this.decide();
  }

  /** Answers what is asked, if nothing is on its way. */
  decide(): void {
    clearTimeout(this.thinking);
    if (!this.plays || this.pending || this.left) return;
    const wait = this.thinks();
    if (wait > 0) this.thinking = setTimeout(() => this.act(), wait);
    else this.act();
  }

  private act(): void {
    const deed = this.plays && !this.pending ? this.deed() : null;
    if (deed) this.ask({ key: randomUUID(), deed });
  }

  private deed(): Deed | null {
    const { moment } = this;
    if (!moment || moment.result || this.seat === null) return null;
    const { ask, motion, canUndo } = moment;
    if (this.fickle > 0 && motion?.missing.includes(this.seat)) return { type: 'vote', yes: this.luck.below(2) === 0 };
    if (!ask || !isAwaited(ask)) return null;
    if (this.luck.below(100) < this.fickle) {
      return canUndo ? { type: 'undo' } : { type: 'propose', proposal: { kind: 'undo' } };
    }
    const ranges = ask.ranges ?? [];
    const at = this.luck.below(ask.choices.length + ranges.length);
    const range = ranges[at - ask.choices.length];
    const choice = range ? inRange(range, range.min + this.luck.below(range.max - range.min + 1)) : ask.choices[at];
    return { type: 'choose', choice };
  }

  private ask(pending: Pending): void {
    this.pending = pending;
    if (this.seat === null || this.socket?.readyState !== 1) return;
    send(this.socket, { key: pending.key, seat: this.seat, ...pending.deed });
  }
}
