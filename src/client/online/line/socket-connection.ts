import type { Seat } from '../../../engine/contract/ask.ts';
import type { ClockFace } from '../../../host/clocks/clock.ts';
import type { HallMessage, HallRequest, Lobby, Presence, TalkLine } from '../../../host/hall-api.ts';
import { HostConnection } from '../../../host/host-connection.ts';
import type { Connection, HostMessage, News, Replies, Request, RequestBody } from '../../../host/protocol.ts';
import { type Clockwork, realClockwork } from './clockwork.ts';

/** As much of a WebSocket as is used. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
}

/** What one hears of it. */
export interface SocketEars {
  heard(text: string): void;
  /** It is over, or never came to be; `code` as WebSockets have them. */
  gone(code: number): void;
}

export type Dial = (ears: SocketEars) => SocketLike;

/** Why the server ended a line for good. */
export type Ending = 'not-allowed' | 'signed-out' | 'unknown-table' | 'old-rules';

const ENDINGS: Readonly<Record<number, Ending>> = {
  4401: 'not-allowed',
  4403: 'signed-out',
  4404: 'unknown-table',
  4426: 'old-rules',
};
/** Whoever was heard too often waits longer before the next try. */
const FLOODING = 4429;

export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It comes back by itself; `tries` went wrong since it was lost. */
  | { readonly kind: 'lost'; readonly tries: number }
  | { readonly kind: 'ended'; readonly why: Ending };

/** What the line knows besides the game: who is there and what was said. */
export interface Company {
  readonly state: LineState;
  readonly you: readonly Seat[];
  /** Null before the first word of the server. */
  readonly lobby: Lobby | null;
  readonly presence: Presence;
  /** Milliseconds after which somebody who is away may be replaced by a bot. */
  readonly absence: number;
  readonly talk: readonly TalkLine[];
  /** The clocks as they were told last; null where there are none. */
  readonly clock: ClockFace | null;
}

/** The shortest and the longest wait before another try, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const FLOOD_WAIT = 15_000;
/** After so long without a word one asks for one, and after so long the line is taken for lost. */
const ASK_AFTER = 25_000;
const LOST_AFTER = 40_000;
/** As browsers say that a line went without a word. */
const GONE = 1006;

/**
 * The line to a table in the hall's server. It comes back by itself, says how far it had followed the table, and sends
 * again what was not answered: under the same key, so that nothing is done twice.
 */
export class SocketConnection implements Connection {
  private readonly dial: Dial;
  private readonly clockwork: Clockwork;
  private readonly table: HostConnection<HallRequest>;
  private readonly onlookers = new Set<() => void>();

  private socket: SocketLike | null = null;
  /** The server has greeted on this socket. */
  private greeted = false;
  private tries = 0;
  private stopWaiting: (() => void) | null = null;
  private stopWatching: (() => void) | null = null;
  private closed = false;
  private company: Company = {
    state: { kind: 'connecting' },
    you: [],
    lobby: null,
    presence: { seats: [], away: [], spectators: [] },
    absence: 0,
    talk: [],
    clock: null,
  };

  constructor(dial: Dial, clockwork: Clockwork = realClockwork) {
    this.dial = dial;
    this.clockwork = clockwork;
    this.table = new HostConnection({
      send: request => {
        if (this.greeted) this.socket?.send(JSON.stringify(request));
      },
      close: () => this.close(),
      onMoment: ({ clock }) => {
        if (clock || this.company.clock) this.change({ clock: clock ?? null });
      },
    });
    this.connect();
  }

  readonly now = (): Company => this.company;
  readonly watch = (onlooker: () => void): (() => void) => {
    this.onlookers.add(onlooker);
    return () => this.onlookers.delete(onlooker);
  };

  request<T extends Request['type']>(wish: RequestBody[T]): Promise<Replies[T]> {
    return this.table.request(wish);
  }

  /** Says something to the table, to some seats of it, or to those who watch. */
  async say(room: TalkLine['room'], text: string, to: readonly Seat[] = []): Promise<void> {
    await this.table.ask({ type: 'say', key: this.table.newKey(), room, text, ...(to.length > 0 && { to }) });
  }

  listen(listener: (message: News) => void): () => void {
    return this.table.listen(listener);
  }

  /** Tries at once, e.g. because the network is back. */
  readonly hurry = (): void => {
    if (this.closed || this.socket !== null) return;
    this.stopWaiting?.();
    this.connect();
  };

  /** The network is gone: one need not wait for the silence to say so. */
  readonly lose = (): void => {
    if (!this.closed && this.socket !== null) this.lost(GONE);
  };

  /** Introduces itself anew: the server may know the reader better than before. */
  greetAgain(): void {
    if (this.closed) return;
    this.stopWaiting?.();
    this.hangUp();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.stopWaiting?.();
    this.hangUp();
  }

  private connect(): void {
    const socket = this.dial({
      heard: text => {
        if (socket !== this.socket) return;
        this.stillThere();
        this.receive(JSON.parse(text) as HostMessage | HallMessage);
      },
      gone: code => {
        if (socket === this.socket) this.lost(code);
      },
    });
    this.socket = socket;
    this.greeted = false;
    this.table.cut();
    this.stillThere();
  }

  /** Lets go of the socket without a word to anybody. */
  private hangUp(): void {
    this.stopWatching?.();
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private lost(code: number): void {
    this.hangUp();
    const why = ENDINGS[code];
    if (why) {
      this.closed = true;
      this.change({ state: { kind: 'ended', why } });
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries++;
    this.change({ state: { kind: 'lost', tries: this.tries } });
    // Not all at the same moment, when a server comes back.
    const spread = wait * (0.5 + this.clockwork.random());
    this.stopWaiting = this.clockwork.after(code === FLOODING ? FLOOD_WAIT + spread : spread, () => this.connect());
  }

  /** The server spoke: from now on its silence is counted anew. */
  private stillThere(): void {
    this.stopWatching?.();
    this.stopWatching = this.clockwork.after(ASK_AFTER, () => {
      if (this.greeted) this.table.sitAgain();
      this.stopWatching = this.clockwork.after(LOST_AFTER - ASK_AFTER, () => {
        // Before anybody sits there is nothing to ask for, and nothing to miss.
        if (!this.greeted || this.table.seated) this.lost(GONE);
        else this.stillThere();
      });
    });
  }

  private receive(message: HostMessage | HallMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcomed(message);
        break;
      case 'lobby':
        this.change({ lobby: message.lobby });
        break;
      case 'presence':
        this.change({ presence: message.presence });
        break;
      case 'said':
        this.change({ talk: withSaid(this.company.talk, [message.said]) });
        break;
      default:
        this.table.receive(message);
    }
  }

  private welcomed({ you, lobby, presence, absence, talk }: Extract<HallMessage, { type: 'welcome' }>): void {
    this.greeted = true;
    this.tries = 0;
    this.settleTalk(talk);
    this.table.again();
    this.change({
      state: { kind: 'open' },
      you,
      lobby,
      presence,
      absence,
      talk: withSaid(this.company.talk, talk),
    });
  }

  /** What was said is not said again because its answer got lost. */
  private settleTalk(talk: readonly TalkLine[]): void {
    const known = new Set(this.company.talk.map(({ id }) => id));
    const fresh = talk.filter(({ id }) => !known.has(id));
    for (const request of this.table.unanswered()) {
      if (request.type !== 'say') continue;
      if (fresh.some(line => isAnswerTo(request, line))) this.table.settle(request.key);
    }
  }

  private change(change: Partial<Company>): void {
    this.company = { ...this.company, ...change };
    for (const onlooker of this.onlookers) onlooker();
  }
}

/** Is it what was to be said, to those it was to be said to? */
const isAnswerTo = ({ room, text, to }: HallRequest, line: TalkLine): boolean =>
  room === line.room &&
  text.trim() === line.text &&
  (to === undefined) === (line.to === undefined) &&
  (to ?? []).every(seat => line.to?.includes(seat));

/** Each line once, in the order in which they were said. */
function withSaid(before: readonly TalkLine[], more: readonly TalkLine[]): readonly TalkLine[] {
  const known = new Set(before.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? before : [...before, ...fresh].sort((a, b) => a.at - b.at);
}
