import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { BadInput } from '../../engine/bad-input.ts';
import type { Player } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import { CLOSE, Guest } from './guest.ts';
import { readRequest } from './requests.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { textOf } from './text-of.ts';

export interface SocketCare {
  readonly rooms: Rooms;
  /** Who asks, by the cookie of the request. */
  who(request: IncomingMessage): Promise<Player | null>;
  /** May a page from there speak to this hall? */
  sameOrigin(request: IncomingMessage): boolean;
  /** The address that limits are counted by. */
  addressOf(request: IncomingMessage): string;
  readonly limits: SocketLimits;
  onTrouble(error: unknown): void;
}

export interface SocketLimits {
  /** Messages of one line: so many at once, so many a second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Lines of one address at a time. */
  readonly perAddress: number;
}

/** The longest message that is read, and how much may wait to be sent to one line. */
const LONGEST = 16 * 1024;
const WAITING = 1024 * 1024;
const HEARTBEAT = 25_000;
/** Refusals of one line before it is closed. */
const REFUSALS = 50;

/** What is said to a line at one time, such as a reply and what came of it, leaves in one piece. */
function inOneBreath(socket: Duplex): () => void {
  let held = false;
  const letGo = () => {
    held = false;
    socket.uncork();
  };
  return () => {
    if (held) return;
    held = true;
    socket.cork();
    process.nextTick(letGo);
  };
}

/** The lines into the hall: `/ws?table=…`. */
export class Sockets {
  private readonly care: SocketCare;
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, clientTracking: true });
  private readonly lines = new Map<string, number>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly heartbeat: ReturnType<typeof setInterval>;

  constructor(care: SocketCare) {
    this.care = care;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch(error => {
        this.care.onTrouble(error);
        refuse(socket, 500, 'Internal Server Error');
      });
    });
  }

  /** No more lines; the rooms have let everybody go. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const table = tableOf(request.url);
    if (table === undefined) return refuse(socket, 404, 'Not Found');
    if (!this.care.sameOrigin(request)) return refuse(socket, 403, 'Forbidden');
    const address = this.care.addressOf(request);
    const open = this.lines.get(address) ?? 0;
    if (open >= this.care.limits.perAddress) return refuse(socket, 429, 'Too Many Requests');
    this.lines.set(address, open + 1);
    socket.once('close', () => this.released(address));
    const player = await this.care.who(request);
    if (socket.destroyed) return;
    this.server.handleUpgrade(request, socket, head, ws => this.welcome(ws, socket, table, player));
  }

  private released(address: string): void {
    const open = (this.lines.get(address) ?? 1) - 1;
    if (open > 0) this.lines.set(address, open);
    else this.lines.delete(address);
  }

  private welcome(ws: WebSocket, socket: Duplex, table: string, player: Player | null): void {
    const { rooms, limits, onTrouble } = this.care;
    const close = (code: number, reason: string) => ws.close(code, reason);
    const hold = inOneBreath(socket);
    const guest = new Guest(
      player,
      message => {
        if (ws.readyState !== WebSocket.OPEN) return;
        hold();
        ws.send(textOf(message));
        // Who does not read is let go: they come back and are told the rest.
        if (ws.bufferedAmount > WAITING) ws.terminate();
      },
      close,
    );
    const bucket = new Bucket(limits.burst, limits.perSecond);
    let refusals = 0;
    this.alive.add(ws);
    ws.on('pong', () => this.alive.add(ws));
    ws.on('error', () => ws.terminate());

    const room: Promise<Room | undefined> = rooms.join(table, guest);
    room.then(
      found => {
        if (!found) close(CLOSE.noTable, 'there is no such table');
      },
      error => {
        onTrouble(error);
        close(CLOSE.broken, 'something broke on our side');
      },
    );
    ws.on('message', (data: RawData, binary: boolean) => {
      this.alive.add(ws);
      const fault = (message: string, key = '') => {
        refusals++;
        if (refusals > REFUSALS) close(CLOSE.flood, 'too much that cannot be read');
        else guest.post({ type: 'denied', key, denial: { message, reasons: [] } });
      };
      if (!bucket.take()) return close(CLOSE.flood, 'too many messages');
      if (binary) return fault('a message is JSON text');
      let request: ReturnType<typeof readRequest>;
      try {
        request = readRequest(data.toString());
      } catch (error) {
        if (error instanceof BadInput) return fault(error.message);
        throw error;
      }
      room
        .then(found => found?.receive(guest, request))
        .catch(error => {
          onTrouble(error);
          // The line comes back and asks again, with the same key.
          close(CLOSE.broken, 'something broke on our side');
        });
    });
    ws.on('close', () => {
      room.then(found => found && rooms.leave(found, guest)).catch(onTrouble);
    });
  }

  private beat(): void {
    for (const ws of this.server.clients) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      ws.ping();
    }
  }
}

function tableOf(url = ''): string | undefined {
  try {
    const { pathname, searchParams } = new URL(url, 'http://hall');
    const table = searchParams.get('table');
    return pathname === '/ws' && table !== null && table.length <= 80 ? table : undefined;
  } catch {
    return undefined;
  }
}

function refuse(socket: Duplex, status: number, words: string): void {
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
