/** A hall without sockets, on a database of its own, and people who speak to it: for tests. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { random } from '../../../bots/random.ts';
import { FastChance } from '../../../engine/chance/chance.ts';
import { isAwaited } from '../../../engine/contract/ask.ts';
import { Match } from '../../../engine/match/match.ts';
import { CATALOGUE } from '../../../games/catalogue.ts';
import type { Lobby, SeatPlan, TablePlan } from '../../../host/hall-api.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { Letters } from '../../notices/letters.ts';
import type { Mail, MailSender } from '../../notices/mail.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { buildApp } from '../app.ts';
import type { App } from '../provider.ts';
import type { RoomsFace } from '../rooms-face.ts';

export const GAME = CATALOGUE[0].id;
export const SHARE = '0123456789abcdef0123456789abcdef';
export const ORIGIN = 'http://hall.test';

export const plan = (seats: readonly SeatPlan[], more: Partial<TablePlan> = {}): TablePlan => ({
  game: GAME,
  options: {},
  seats,
  visibility: 'private',
  spectators: true,
  timing: { rule: { kind: 'none' }, runOut: 'decision' },
  ...more,
});

export const MINE: SeatPlan = { kind: 'mine', share: SHARE };
export const OPEN: SeatPlan = { kind: 'open' };

export interface HttpHall {
  readonly app: App;
  readonly store: Store;
  /** What the live tables were asked, in order. */
  readonly asked: string[];
  readonly logged: string[];
  /** Letters that were sent, where the hall sends any. */
  readonly mails: Mail[];
  clock: number;
  postOffice: 'open' | 'closed';
  /** Somebody with a browser of their own. */
  visitor(name?: string): Promise<Visitor>;
  close(): Promise<void>;
}

/** Everybody comes from one address. */
const MANY = Object.fromEntries(
  ['READS', 'WRITES', 'NEWCOMERS', 'PEOPLE', 'TABLES', 'GAMES'].map(what => [`LIMIT_${what}`, '1000000']),
);

const NO_SITE: RequestListener = (request, response) =>
  void response.writeHead(200, { 'X-Site': `${request.method}` }).end('the site');

export async function openHttpHall(env: Readonly<Record<string, string>> = {}, site = NO_SITE): Promise<HttpHall> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-http-'));
  const config = readConfig({ ...MANY, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'debug', ...env });
  const store = await openStore({ file: join(folder, 'skali.db') });
  const asked: string[] = [];
  const logged: string[] = [];
  const mails: Mail[] = [];
  const post: MailSender = async mail => {
    if (hall.postOffice === 'closed') throw new Error('the post office is closed');
    mails.push(mail);
  };
  const rooms: RoomsFace = {
    isStuck: async () => false,
    async changed(table) {
      asked.push(`changed ${table}`);
    },
    async goodbye({ session, player }) {
      asked.push(`goodbye ${player ?? session}`);
    },
    async abandon(table, seats) {
      asked.push(`abandon ${table} ${seats.join()}`);
    },
  };
  const hall: HttpHall = {
    app: await buildApp({
      store,
      rooms,
      config,
      log: makeLog(config, { write: line => void logged.push(line) }),
      site,
      version: '1.2.3',
      pushKey: 'push-key',
      letters: config.mailFrom === null ? null : new Letters(store, ORIGIN, config.mailFrom, post),
      now: () => hall.clock,
    }),
    store,
    asked,
    logged,
    mails,
    postOffice: 'open',
    clock: Date.now(),
    async visitor(name) {
      const visitor = new Visitor(hall.app);
      if (name !== undefined) await visitor.put('/api/me', { name });
      return visitor;
    },
    async close() {
      await hall.app.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return hall;
}

/** A browser: keeps its cookies, and names the page it is on. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      ...options,
      headers: { origin: ORIGIN, ...options.headers },
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get = (url: string) => this.send({ method: 'GET', url });
  put = (url: string, payload: object) => this.send({ method: 'PUT', url, payload });
  delete = (url: string, payload?: object) => this.send({ method: 'DELETE', url, ...(payload && { payload }) });
  post = (url: string, payload?: object) => this.send({ method: 'POST', url, ...(payload && { payload }) });

  async create(given: TablePlan): Promise<Lobby> {
    return (await this.post('/api/tables', given)).json();
  }

  sit = (table: string, seat: number, invite?: string) =>
    this.post(`/api/tables/${table}/seats/${seat}`, { share: SHARE, ...(invite !== undefined && { invite }) });
  /** Plays again with the same people. */
  readonly again = (table: string) => this.post(`/api/tables/${table}/rematch`, { share: SHARE });
}

/** Plays a table to its end, whatever comes. */
export async function playOut(store: Store, id: string): Promise<void> {
  const table = await store.table(id);
  const game = CATALOGUE.find(entry => entry.id === table?.game);
  if (!table?.head || !game) throw new Error('the game has not begun');
  const { rules } = await game.load();
  const match = Match.load(rules, { ...table.head, entries: [] });
  const chance = new FastChance(id);
  for (let seq = 0; ; seq++) {
    const ask = match.decisions().find(isAwaited);
    if (!ask) break;
    match.choose(ask.seat, random.choose(match.view(ask.seat), ask, chance));
    const result = match.result();
    const waiting = match.decisions().map(({ seat }) => seat);
    const [entered] = match.entered(seq);
    await store.append({
      table: id,
      seq,
      ...entered,
      key: null,
      at: seq,
      waiting,
      standing: { seats: table.seats.map(({ bot }) => ({ bot })), clock: null, stage: match.stage() },
      due: null,
      ...(result && { result }),
    });
  }
}
