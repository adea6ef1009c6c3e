/** Somebody who comes to a hall from a program: a name, a seat, a line to a table. What docs/protocol.md describes. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { HallMessage, HallRequest, Lobby, Me, Refused, TablePlan } from '../../host/hall-api.ts';
import type { HostMessage, Request } from '../../host/protocol.ts';

export type FromHall = HostMessage | HallMessage;

/** The hall said no, with a reason. */
export class HallRefused extends Error {
  override readonly name = 'HallRefused';
  readonly status: number;
  readonly refused: Refused;

  constructor(status: number, refused: Refused) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}

/** A person's part of a table's luck. */
export const newShare = (): string => randomBytes(16).toString('hex');

/** One identity at one hall; it is known by its cookie. */
export class Visitor {
  readonly url: string;
  cookie = '';

  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  /** Comes in by a name. */
  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    await visitor.call<Me>('PUT', '/api/me', { name });
    return visitor;
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        origin: new URL(this.url).origin,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.getSetCookie().map(set => set.split(';')[0]);
    if (cookie.length > 0) this.cookie = cookie.join('; ');
    const text = await response.text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new HallRefused(response.status, answer as Refused);
    return answer as T;
  }

  create(plan: TablePlan): Promise<Lobby> {
    return this.call('POST', '/api/tables', plan);
  }

  lobby(table: string): Promise<Lobby> {
    return this.call('GET', `/api/tables/${encodeURIComponent(table)}`);
  }

  sit(table: string, seat: number, invite?: string): Promise<Lobby> {
    const take = { share: newShare(), ...(invite && { invite }) };
    return this.call('POST', `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, take);
  }

  /** A line to a table, by any address of the hall; the caller listens before anything can arrive. */
  connect(table: string, url = this.url): WebSocket {
    const address = `${url.replace(/^http/, 'ws')}/ws?table=${encodeURIComponent(table)}`;
    return new WebSocket(address, { headers: { cookie: this.cookie } });
  }
}

export const send = (socket: WebSocket, request: Request | HallRequest): void => socket.send(JSON.stringify(request));
