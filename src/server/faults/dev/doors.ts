/** All doors of a hall, and somebody who tries each of them with what nobody should bring: for tests. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Visitor } from '../../../cli/bot/visitor.ts';
import type { Chance } from '../../../engine/chance/chance.ts';
import { Hostile } from '../../dev/hostile.ts';
import { HostileRequests, type KnownOfHall } from '../../dev/hostile-requests.ts';
import { RawLine } from '../../dev/raw-line.ts';

/** A table under attack, and the one at it who attacks. */
export interface Besieged {
  readonly id: string;
  readonly seats: number;
  readonly mallory: Visitor;
  readonly own: number;
}

/** So many messages are sent before anybody waits for an answer. */
const BATCH = 20;
/** So many requests come one after the other. */
const ASKED = 100;
/** After so many a line is left for another one: it remembers all it heard. */
const ENOUGH = 200;
/** So many attack at the same time, each at a door. */
const AT_ONCE = 8;

/** Heads and bodies that no program sends. */
const RAW: readonly string[] = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET /api/hall HTTP/1.1\r\nHost: x\r\n'.repeat(50),
  `GET /api/hall HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'GET /api/hall HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200),
  'POST /api/tables/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000\r\n\r\n{',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n',
  'PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n{',
  'GET /ws?table=x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET /ws?table=%00 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  `OPTIONS * HTTP/1.1\r\nHost: ${'['.repeat(500)}\r\n\r\n`,
  'GET http://elsewhere.example/api/hall HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n',
  '\0'.repeat(10_000),
];

export class Doors {
  /** Acts so far, by door. */
  readonly acts = { lines: 0, requests: 0, connections: 0 };
  /** Answers over HTTP by status. */
  readonly statuses = new Map<number, number>();
  /** What a hall must never answer. */
  readonly broken: string[] = [];
  private readonly url: string;
  private readonly tables: readonly Besieged[];
  private readonly chance: Chance;
  private readonly hostile: Hostile;
  private readonly requests: HostileRequests;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  private mallory: Visitor | undefined;

  constructor(url: string, known: KnownOfHall, tables: readonly Besieged[], chance: Chance) {
    this.url = url;
    this.tables = tables;
    this.chance = chance;
    this.hostile = new Hostile(chance);
    this.requests = new HostileRequests(known, chance);
  }

  get all(): number {
    return this.acts.lines + this.acts.requests + this.acts.connections;
  }

  /** So many acts, at all doors; nobody is at any of them any more when it is over. */
  async siege(acts: number): Promise<void> {
    const until = this.all + acts;
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.attack(until)));
  }

  /** Goes from door to door until there were so many acts. */
  private async attack(until: number): Promise<void> {
    while (this.all < until) {
      switch (this.chance.below(8)) {
        case 0:
          await this.knock();
          break;
        case 1:
        case 2:
        case 3:
          for (let i = 0; i < ASKED && this.all < until; i++) await this.ask();
          break;
        default:
          await this.talk(this.tables[this.chance.below(this.tables.length)], until);
      }
    }
  }

  close(): void {
    this.agent.destroy();
  }

  /** Over a line to a table: as somebody who sits there, who watches, or whom nobody knows. */
  private async talk({ id, seats, mallory, own }: Besieged, until: number): Promise<void> {
    const sits = this.chance.below(2) === 0;
    const line = new RawLine(sits ? mallory : new Visitor(this.url), id);
    const keys = ['raw 0', 'raw 1'];
    const known = { seats, own: sits ? own : null, entries: 50, choices: [], keys };
    try {
      await line.first('welcome');
      const ready = () => this.all < until && line.socket.readyState === line.socket.OPEN;
      for (let sent = 0; sent < ENOUGH && ready(); sent += BATCH) {
        for (let i = 0; i < BATCH; i++, this.acts.lines++) line.say(this.message(known));
        // Its last word may be that it is closed.
        await line.ask({ type: 'log' }).catch(() => undefined);
      }
    } finally {
      line.leave();
    }
  }

  /** Mallory stays at the table, to go on. */
  private message(known: Parameters<Hostile['message']>[0]): string {
    const text = this.hostile.message(known);
    return /resign/.test(text) ? this.message(known) : text;
  }

  private async ask(): Promise<void> {
    this.mallory ??= await Visitor.named(this.url, 'Mallory');
    const { method, url, headers, payload } = this.requests.next();
    const { cookie } = this.mallory;
    this.acts.requests++;
    const status = await new Promise<number>(resolve => {
      const call = request(
        new URL(this.url),
        {
          method,
          path: url.replaceAll(/[^\x21-\x7e]/g, '%'),
          agent: this.agent,
          headers: { cookie, origin: this.url, ...headers, ...(payload !== undefined && lengthOf(payload, headers)) },
        },
        response => {
          let text = '';
          response.on('data', chunk => {
            text += chunk;
          });
          response.on('close', () => {
            const { statusCode = 0 } = response;
            // Somebody who had themselves forgotten comes back.
            if (statusCode === 401 || (method === 'DELETE' && url === '/api/me')) this.mallory = undefined;
            if (statusCode >= 500)
              this.broken.push(`${method} ${url} ${payload?.slice(0, 300)} → ${statusCode} ${text}`);
            resolve(statusCode);
          });
        },
      );
      // A line that the hall cuts is an answer, too.
      call.on('error', () => resolve(0));
      call.setTimeout(60_000, () => {
        this.broken.push(`${method} ${url} was not answered`);
        call.destroy();
      });
      call.end(payload);
    });
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** A connection that says what no program says, reads nothing, and goes. */
  private knock(): Promise<void> {
    this.acts.connections++;
    const { hostname, port } = new URL(this.url);
    return new Promise(resolve => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(RAW[this.chance.below(RAW.length)], () => setTimeout(() => socket.destroy(), 5));
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
}

/** Told, where nothing else tells it. */
const lengthOf = (payload: string, headers: Readonly<Record<string, string>>): Record<string, string> =>
  'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
