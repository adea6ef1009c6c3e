import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { Hostile } from '../dev/hostile.ts';
import { type HttpHall, MINE, OPEN, openHttpHall, plan, playOut, SHARE, type Visitor } from './dev/http-hall.ts';

/** So many requests; `HOSTILE=…` sets another number. */
const REQUESTS = Math.round(Number(process.env.HOSTILE ?? 40_000) / 5);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const ODD_IDS = [
  '',
  '.',
  '..',
  '%2e%2e%2f',
  '%00',
  '%',
  '%zz',
  '%ff',
  '__proto__',
  'constructor',
  '-1',
  '1e9',
  '9'.repeat(400),
];
const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { expect: '100-continue' },
  { range: 'bytes=0-1' },
  { cookie: 'skali=; skali=x; __proto__=1' },
  { 'x-forwarded-for': "127.0.0.1' or 1=1" },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'x'.repeat(4_000) },
];

let hall: HttpHall;
let anna: Visitor;
let annaId: string;
let tables: string[];
let log: object;

beforeAll(async () => {
  hall = await openHttpHall({ WEBHOOKS: 'on' });
  anna = await hall.visitor('Anna');
  annaId = (await anna.get('/api/me')).json().id;
  tables = [];
  for (const seats of [
    [MINE, { kind: 'invited', name: 'Bo' } as const],
    [MINE, OPEN],
    [MINE, OPEN],
  ]) {
    tables.push((await anna.create(plan(seats))).id);
  }
  const bo = await hall.visitor('Bo');
  for (const table of tables.slice(1)) await bo.sit(table, 1);
  await playOut(hall.store, tables[2]);
  log = (await anna.get(`/api/tables/${tables[2]}/log`)).json();
});
afterAll(() => hall.close());

/** What is Anna's. That her finished game is played again is for those who played. */
async function hers(): Promise<string> {
  const kept = await hall.store.tablesOf(annaId);
  const entries = await Promise.all(kept.map(({ id }) => hall.store.entries(id, 0)));
  const person = [await hall.store.player(annaId), await hall.store.contact(annaId), await hall.store.passkeys(annaId)];
  return JSON.stringify([kept, entries, person, await hall.store.pushTargets(annaId)]);
}

const BODIES: Readonly<Record<string, () => object>> = {
  'put /api/me': () => ({ name: 'Mallory' }),
  'put /api/me/contact': () => ({ email: null, webhook: 'https://example.org/' }),
  'post /api/me/push': () => ({ endpoint: 'https://example.org/', keys: { p256dh: 'a', auth: 'b' }, language: 'en' }),
  'delete /api/me/push': () => ({ endpoint: 'https://example.org/' }),
  'post /api/tables': () => plan([MINE, OPEN, { kind: 'invited', name: 'Bo' }]),
  'post /api/tables/{id}/seats/{seat}': () => ({ share: SHARE, invite: 'x'.repeat(24) }),
  'post /api/tables/import': () => ({ log }),
};

describe('anything that is asked of the hall', () => {
  it(`is answered or refused, ${REQUESTS} times, and touches nobody else’s things`, async () => {
    const before = await hers();
    const chance = new FastChance('http');
    const hostile = new Hostile(chance);
    const one = <T>(from: readonly T[]): T => from[chance.below(from.length)];
    const paths: Record<string, Record<string, object>> = (await anna.get('/api/openapi.json')).json().paths;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => ({ path, method })),
    );
    expect(routes.length).toBeGreaterThan(20);
    const statuses = new Map<number, number>();
    let mallory = await hall.visitor('Mallory');
    for (let sent = 0; sent < REQUESTS; ) {
      const { path, method } = one(routes);
      // A whole game is long: now and then is enough.
      if (path.endsWith('/import') && chance.below(15) > 0) continue;
      sent++;
      const url = path
        .replace('{id}', () => (chance.below(3) ? one(tables) : one(ODD_IDS)))
        .replace('{seat}', () => (chance.below(3) ? String(chance.below(3)) : one(ODD_IDS)))
        .concat(chance.below(12) ? '' : one(['?x=1', '?__proto__[a]=1', '/', '//', '%', '?'.repeat(2_000)]));
      let body: unknown = BODIES[`${method} ${path}`]?.() ?? {};
      for (let twists = chance.below(4); twists > 0; twists--) body = hostile.twisted(body);
      const text = JSON.stringify(body) ?? '';
      const payload = chance.below(8) ? text : text.slice(0, chance.below(text.length + 1));
      const sends = method !== 'get' && chance.below(6) > 0;
      const response = await mallory.send({
        method: chance.below(10) ? (method.toUpperCase() as 'GET') : one(METHODS),
        url,
        ...(sends && { payload }),
        headers: { ...(sends && { 'content-type': 'application/json' }), ...(chance.below(8) ? {} : one(ODD_HEADERS)) },
      });
      const { statusCode: status } = response;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const shown = `${method} ${url} ${payload.slice(0, 300)} → ${status} ${response.body.slice(0, 300)}`;
      if (status >= 500) throw new Error(shown);
      if (status >= 400 && response.body !== '') {
        const { error, message, field = '', ...rest } = response.json();
        const refused =
          [error, message, field].every(word => typeof word === 'string') && Object.keys(rest).length === 0;
        if (!refused || /node_modules|\bat .+:\d+:\d+/.test(message)) throw new Error(shown);
      }
      // Whoever had themselves forgotten comes back.
      if (mallory.cookies.get('skali') === undefined || status === 401) mallory = await hall.visitor('Mallory');
    }
    expect(await hers()).toBe(before);
    expect(hall.logged.filter(line => line.includes('"level":50'))).toEqual([]);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 4);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403, 404, 409]));
  }, 600_000);
});
