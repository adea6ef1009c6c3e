import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { BadInput } from '../../engine/input/bad-input.ts';
import { changesSomething } from '../../host/done-requests.ts';
import type { HallRequest } from '../../host/hall-api.ts';
import type { Request } from '../../host/protocol.ts';
import { Forgotten } from '../store/known.ts';
import type { Player } from '../store/store.ts';
import type { Turnstile } from '../turnstile.ts';
import { Addresses, type AddressLimits, type AddressLine } from './addresses.ts';
import { Bucket } from './bucket.ts';
import { textFrame } from './frame.ts';
import { CLOSE, Guest } from './guest.ts';
import { readRequest } from './requests.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { SignsOfLife } from './signs-of-life.ts';

export interface Comer {
  readonly player: Player;
  readonly session: string;
}

export interface SocketCare {
  readonly rooms: Rooms;
  /** Who asks, by the cookie of the request, and by which session. */
  who(request: IncomingMessage): Promise<Comer | null>;
  /** May a page from there speak to this hall? */
  sameOrigin(request: IncomingMessage): boolean;
  /** The address that limits are counted by. */
  addressOf(request: IncomingMessage): string;
  readonly limits: AddressLimits;
  /** Through which everybody comes, and what is only asked. */
  readonly turnstile: Turnstile;
  onTrouble(error: unknown): void;
}

/** The longest message that is read, and how much may wait to be sent to one line. */
const LONGEST = 16 * 1024;
const WAITING = 1024 * 1024;
/** How often what was counted of addresses is looked through. */
const TIDY = 25_000;
/** Of so many pieces at most a message is made: each costs the hall something, be it empty. */
const PIECES = 64;
/** How long a line that is closed may take to say goodbye. */
const GOODBYE = 1000;
/** Refusals of one line before it is closed. */
const REFUSALS = 50;
/** Of one line so many times as much may wait as it may say at once: who is answered more slowly than they ask stops asking. */
const BEHIND = 4;

let held: Duplex[] = [];

function letGo(): void {
  const sockets = held;
  held = [];
  for (const socket of sockets) socket.uncork();
}

/** What is said to a line at one time, such as a reply and what came of it, leaves in one piece; all lines at once. */
function inOneBreath(socket: Duplex): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (held.push(socket) === 1) process.nextTick(letGo);
}

/** Somebody who comes to a table: on which socket, and by whose leave. */
interface Arrival {
  readonly socket: Duplex;
  readonly table: string;
  readonly comer: Comer | null;
  readonly address: string;
  readonly line: AddressLine;
}

/** What is done at a table is done at once; what is only asked costs more, and asks for no hurry. */
const isDeed = (request: Request | HallRequest): boolean => request.type === 'say' || changesSomething(request);

/** The lines into the hall: `/ws?table=…`. */
export class Sockets {
  private readonly care: SocketCare;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    maxFragments: PIECES,
    clientTracking: true,
    // Answered here, by the measure of everything else that comes.
    autoPong: false,
  });
  private readonly addresses: Addresses;
  private readonly signs = new SignsOfLife();
  private readonly tidying: ReturnType<typeof setInterval>;
  /** How much lines have begun: coming, asking, going. Who waits for the end of it all is told. */
  private works = 0;
  private onRest = (): void => undefined;
  private stopped = false;

  constructor(care: SocketCare) {
    this.care = care;
    this.addresses = new Addresses(care.limits);
    this.tidying = setInterval(() => this.addresses.tidy(), TIDY);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch(error => {
        this.care.onTrouble(error);
        refuse(socket, 500, 'Internal Server Error');
      });
    });
  }

  /** No more lines. */
  stop(): void {
    this.stopped = true;
    this.signs.stop();
    clearInterval(this.tidying);
  }

  /** The rooms have let everybody go: who does not say goodbye in time is cut off. */
  async close(): Promise<void> {
    this.stop();
    const { clients } = this.server;
    const gone = [...clients].map(socket => new Promise(resolve => socket.once('close', resolve)));
    const late = setTimeout(() => {
      for (const socket of clients) socket.terminate();
    }, GOODBYE);
    await Promise.all(gone);
    clearTimeout(late);
    this.server.close();
    if (this.works === 0) return;
    await new Promise<void>(resolve => {
      this.onRest = resolve;
    });
  }

  private begun(work: Promise<unknown>): void {
    this.works++;
    void work.then(() => {
      this.works--;
      if (this.works === 0) this.onRest();
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (this.stopped) return refuse(socket, 503, 'Service Unavailable');
    const table = tableOf(request.url);
    if (table === undefined) return refuse(socket, 404, 'Not Found');
    if (!this.care.sameOrigin(request)) return refuse(socket, 403, 'Forbidden');
    const address = this.care.addressOf(request);
    const line = this.addresses.open(address);
    if (!line) return refuse(socket, 429, 'Too Many Requests');
    socket.once('close', () => line.close());
    const comer = await this.care.who(request);
    if (socket.destroyed) return;
    if (this.stopped) return refuse(socket, 503, 'Service Unavailable');
    this.server.handleUpgrade(request, socket, head, ws => this.welcome(ws, { socket, table, comer, address, line }));
  }

  private welcome(ws: WebSocket, { socket, table, comer, address, line }: Arrival): void {
    const { rooms, limits, turnstile, onTrouble } = this.care;
    const close = (code: number, reason: string) => ws.close(code, reason);
    const guest = new Guest(
      comer?.player ?? null,
      text => {
        if (ws.readyState !== WebSocket.OPEN) return;
        // Who does not read is let go: they come back and are told the rest. One answer may be as long as it is.
        if (ws.bufferedAmount > WAITING) {
          ws.terminate();
          return;
        }
        inOneBreath(socket);
        socket.write(textFrame(text));
      },
      close,
      comer?.session ?? null,
    );
    const bucket = new Bucket(limits.burst, limits.perSecond);
    let refusals = 0;
    this.signs.watch(ws);
    ws.on('error', () => ws.terminate());

    /** Of who says too much nothing more is read, and they have a moment to hear why. */
    const flooded = (reason: string) => {
      close(CLOSE.flood, reason);
      ws.pause();
      setTimeout(() => ws.terminate(), GOODBYE);
    };
    /** One thing more that came over this line: a message, or a sign of life. */
    const takes = (): boolean => {
      if (ws.readyState !== WebSocket.OPEN) return false;
      this.signs.heard(ws);
      if (bucket.take() && line.take()) return true;
      flooded('too many messages');
      return false;
    };
    ws.on('pong', takes);
    ws.on('ping', data => {
      if (!takes()) return;
      // Who asks and does not read would be kept all the answers.
      if (ws.bufferedAmount > WAITING) ws.terminate();
      else ws.pong(data);
    });

    const broke = (error: unknown) => {
      // Who had themselves forgotten meanwhile is shown out, and nothing is wrong.
      if (error instanceof Forgotten) return close(CLOSE.goodbye, 'this session has ended');
      onTrouble(error);
      // The line comes back and asks again, with the same key.
      close(CLOSE.broken, 'something broke on our side');
    };
    /** In its turn, unless too much of this address waits for its own. */
    const inTurn = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      const passed = await turnstile.pass(address, work);
      if (!passed) flooded('too many questions');
      return passed?.done;
    };
    const room = inTurn(async (): Promise<Room | undefined> => {
      // Who has gone meanwhile is not let in any more.
      if (ws.readyState !== WebSocket.OPEN) return undefined;
      const found = await rooms.join(table, guest);
      if (!found) close(CLOSE.noTable, 'there is no such table');
      return found;
    });
    let entered: Room | undefined;
    const joined = room.then(found => {
      entered = found;
    }, broke);
    this.begun(joined);
    /** What came over this line and waits: what comes after it is done after it. */
    let behind: Promise<unknown> = joined;
    let waiting = 0;
    const receive = (request: Request | HallRequest): Promise<void> => {
      if (waiting === 0 && entered && isDeed(request)) return entered.receive(guest, request);
      if (waiting >= BEHIND * limits.burst) {
        flooded('too many questions');
        return behind.then(() => undefined);
      }
      const work = async () => (await room)?.receive(guest, request);
      const done = behind.then(() => (isDeed(request) ? work() : inTurn(work)));
      waiting++;
      behind = done.catch(() => undefined).then(() => waiting--);
      return done;
    };
    ws.on('message', (data: RawData, binary: boolean) => {
      // Whoever was shown the door may still be talking.
      if (!takes()) return;
      const fault = (message: string, key = '') => {
        refusals++;
        if (refusals > REFUSALS) flooded('too much that cannot be read');
        else guest.post({ type: 'denied', key, denial: { message, reasons: [] } });
      };
      if (binary) return fault('a message is JSON text');
      let request: ReturnType<typeof readRequest>;
      try {
        request = readRequest(data.toString());
      } catch (error) {
        return error instanceof BadInput ? fault(error.message) : broke(error);
      }
      this.begun(receive(request).catch(broke));
    });
    ws.on('close', () => {
      // Who could not come in was told already.
      const gone = room.catch(() => undefined).then(found => found && rooms.leave(found, guest));
      this.begun(gone.catch(onTrouble));
    });
  }
}

function tableOf(url = ''): string | undefined {
  try {
    const { pathname, searchParams } = new URL(url, 'http://hall');
    const table = searchParams.get('table');
    return pathname === '/ws' && table !== null && table.length <= 80 && !table.includes('\0') ? table : undefined;
  } catch {
    return undefined;
  }
}

function refuse(socket: Duplex, status: number, words: string): void {
  const answer = `HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  // Who keeps their end open would hold the line for ever: no server looks after it any more.
  socket.end(answer, () => socket.destroy());
}
