import type { Seat } from '../engine/contract/ask.ts';
import { momentAfter } from './moment-after.ts';
import type { Connection, Denial, HostMessage, Moment, News, Replies, Request, RequestBody } from './protocol.ts';

/** A request that was not granted, with the clauses that say why. */
export class Denied extends Error {
  override readonly name = 'Denied';
  readonly denial: Denial;

  constructor(denial: Denial) {
    super(denial.message);
    this.denial = denial;
  }
}

/** Whatever is asked under a key. */
export interface Keyed {
  readonly type: string;
  readonly key: string;
}

interface Pending<Asked> {
  readonly request: Asked;
  grant(value: unknown): void;
  deny(error: Denied): void;
}

interface Care<Asked> {
  /** Sends what can be sent now; what cannot waits until the line is there again. */
  send(request: Asked): void;
  close(): void;
  /** Told of every moment, before those who listen. */
  onMoment?(moment: Moment): void;
}

/** The line is asked for a word now and then, and comes back by itself: whoever has begun to answer goes on with the very same question. */
const asLeft = (before: Moment | undefined, now: Moment): Moment =>
  before && before.seat === now.seat
    ? { ...now, view: kept(before.view, now.view), ask: kept(before.ask, now.ask) }
    : now;

const kept = <T>(before: T, now: T): T => (saysSame(before, now) ? before : now);

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function saysSame(a: unknown, b: unknown): boolean {
  if (a === b || !isData(a) || !isData(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => saysSame(a[name], b[name]));
}

/** Before every entry of a log: what was dealt stands at -1. */
const BEGINNING = -1;

/**
 * What is asked of a host and heard from it, whatever carries it: a worker, a message port, a socket that comes and goes.
 * `More`: what may be asked on the same line besides the requests of a table.
 */
export class HostConnection<More extends Keyed = never> implements Connection {
  private readonly care: Care<Request | More>;
  private readonly listeners = new Set<(news: News) => void>();
  private readonly pending = new Map<string, Pending<Request | More>>();
  private readonly mine = crypto.randomUUID();
  private keys = 0;
  /** The seat whose eyes are seen with; undefined before anybody sat. */
  private seat: Seat | null | undefined;
  /** Entries of the log that were followed. */
  private at: number | undefined;
  /** As it was told last on this line: what comes next tells only what has changed. */
  private moment: Moment | undefined;
  /** What whoever sits here has before them, whatever has become of the line since. */
  private known: Moment | undefined;
  /** The `sit` that waits for its answer: until then moments are meant for who sat here before. */
  private sitting: string | null = null;

  constructor(care: Care<Request | More>) {
    this.care = care;
  }

  get seated(): boolean {
    return this.seat !== undefined;
  }

  request<T extends Request['type']>(wish: RequestBody[T]): Promise<Replies[T]> {
    return this.ask({ ...wish, key: this.newKey() } as unknown as Request) as Promise<Replies[T]>;
  }

  /** Asks for something under a key of one's own. */
  ask(request: Request | More): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.pending.set(request.key, { request, grant: resolve, deny: reject });
      this.send(request);
    });
  }

  newKey(): string {
    return `${this.mine}/${++this.keys}`;
  }

  listen(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  close(): void {
    this.care.close();
  }

  receive(message: HostMessage): void {
    switch (message.type) {
      case 'reply':
        this.answered(message.key, message.value);
        break;
      case 'denied':
        if (message.key === this.sitting) this.sitting = null;
        this.pending.get(message.key)?.deny(new Denied(message.denial));
        this.pending.delete(message.key);
        break;
      case 'table':
        this.tell(message);
        break;
      case 'moment':
        if (!this.moment) break;
        if (this.sitting === null) this.follow({ ...message, moment: momentAfter(this.moment, message.moment) });
        // The answer tells it; should there be none, the next moment still begins where this one ended.
        else this.moment = momentAfter(this.moment, message.moment);
        break;
    }
  }

  /** What was asked and not answered. */
  unanswered(): readonly (Request | More)[] {
    return [...this.pending.values()].map(({ request }) => request);
  }

  /** It is known from elsewhere that this was done. */
  settle(key: string): void {
    this.pending.get(key)?.grant(null);
    this.pending.delete(key);
  }

  /** What was carrying it is gone: whoever comes back is a stranger at first. */
  cut(): void {
    this.sitting = null;
    this.moment = undefined;
  }

  /** There is something to carry it again: takes the seat from before, and asks again what was not answered. */
  again(): void {
    const unanswered = this.unanswered();
    // Who asks for a seat already need not come back to the one before.
    if (!unanswered.some(({ type }) => type === 'sit')) this.sitAgain();
    for (const request of unanswered) this.send(request);
  }

  /** Takes the seat from before, and hears what has happened since. */
  sitAgain(): void {
    const { seat, at } = this;
    if (seat === undefined) return;
    this.send({ type: 'sit', key: this.newKey(), seat, ...(at !== undefined && { since: { at } }) });
  }

  private send(request: Request | More): void {
    if (request.type === 'sit') this.sitting = request.key;
    this.care.send(request);
  }

  private answered(key: string, value: unknown): void {
    const asked = this.pending.get(key);
    this.pending.delete(key);
    const sat = key === this.sitting;
    if (sat) this.sitting = null;
    if (asked?.request.type === 'sit') {
      this.seat = (asked.request as Extract<Request, { type: 'sit' }>).seat;
      this.arrive((value as Replies['sit']).moment);
    } else if (sat) this.resumed(value as Replies['sit']);
    asked?.grant(value);
  }

  /** Back in the seat: what was missed is told like any other news. */
  private resumed({ table, moment, heard, backTo, earlier = null }: Replies['sit']): void {
    const { at = 0 } = this;
    this.tell({ type: 'table', table });
    const now = asLeft(this.known, moment);
    // Where it was too much, the host begins anew: so does the line.
    if (backTo === undefined) this.follow({ type: 'moment', moment: now, heard, backTo: BEGINNING, earlier });
    else this.follow({ type: 'moment', moment: now, heard, ...(backTo < at && { backTo }) });
  }

  private follow(news: Extract<News, { type: 'moment' }>): void {
    this.arrive(news.moment);
    this.tell(news);
  }

  private arrive(moment: Moment): void {
    this.moment = moment;
    this.known = moment;
    this.at = moment.at;
    this.care.onMoment?.(moment);
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }
}
