/** A program that plays one seat over real sockets, whatever happens to the line: for tests and measurements. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type FromHall, send, type Visitor } from '../../cli/bot/visitor.ts';
import type { Choice, Seat } from '../../engine/ask.ts';
import { inRange } from '../../engine/ask.ts';
import { type Chance, FastChance } from '../../engine/chance.ts';
import type { Heard } from '../../engine/match.ts';
import type { Moment, Place } from '../../host/protocol.ts';

interface Pending {
  readonly key: string;
  readonly choice: Choice;
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
  /** Keys of choices that the hall has acknowledged. */
  readonly acknowledged: string[] = [];
  readonly denials: string[] = [];
  /** Told of every moment: when it came. */
  onMoment: (moment: Moment) => void = () => undefined;
  /** Decides when to answer: at once, unless told otherwise. */
  plays = true;
  cuts = 0;
  private socket: WebSocket | null = null;
  private pending: Pending | null = null;
  private readonly luck: Chance;
  private left = false;
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
      setTimeout(() => !this.left && this.connect(), 20);
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
        } else if (message.value !== null && 'heard' in message.value) {
          const { moment, heard, backTo } = message.value;
          this.heard = backTo === undefined ? heard : [...this.heard.filter(({ at }) => at < backTo), ...heard];
          this.now(moment);
          if (this.pending && this.socket) this.choose(this.pending);
        }
        return;
      case 'denied':
        this.denials.push(message.denial.message);
        if (message.key === this.pending?.key) {
          this.pending = null;
          setTimeout(() => this.decide(), 50);
        }
        return;
      case 'moment': {
        if (this.moment === null) return;
        const { moment, heard, backTo } = message;
        const before = backTo === undefined ? this.heard : this.heard.filter(({ at }) => at < backTo);
        this.heard = [...before, ...heard];
        this.now(moment);
      }
    }
  }

  private place(): Place | undefined {
    const seq = this.heard.at(-1)?.seq;
    return this.moment && seq !== undefined ? { at: this.moment.at, seq } : undefined;
  }

  private now(moment: Moment): void {
    this.moment = moment;
    this.onMoment(moment);
    if (moment.result) this.finish(moment);
    else this.decide();
  }

  /** Answers what is asked, if nothing is on its way. */
  decide(): void {
    const ask = this.moment?.ask;
    if (!this.plays || this.pending || !ask || ask.answered || this.moment?.result) return;
    const ranges = ask.ranges ?? [];
    const at = this.luck.below(ask.choices.length + ranges.length);
    const range = ranges[at - ask.choices.length];
    const choice = range ? inRange(range, range.min + this.luck.below(range.max - range.min + 1)) : ask.choices[at];
    this.choose({ key: randomUUID(), choice });
  }

  private choose(pending: Pending): void {
    this.pending = pending;
    if (this.seat === null || this.socket?.readyState !== 1) return;
    send(this.socket, { type: 'choose', key: pending.key, seat: this.seat, choice: pending.choice });
  }
}
