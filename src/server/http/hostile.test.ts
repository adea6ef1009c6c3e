import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpHall, MINE, OPEN, openHttpHall, plan, playOut, SHARE, type Visitor } from './dev/http-hall.ts';

let hall: HttpHall;
let anna: Visitor;
let me: string;
/** A table that gathers, one that plays, one that is over. */
let tables: string[];
let log: object;

beforeAll(async () => {
  hall = await openHttpHall({ WEBHOOKS: 'on' });
  anna = await hall.visitor('Anna');
  me = (await anna.get('/api/me')).json().id;
  const bot = { kind: 'bot', bot: 'heuristic' } as const;
  const plans = [plan([MINE, OPEN]), plan([MINE, bot]), plan([MINE, bot])];
  tables = [];
  for (const given of plans) tables.push((await anna.create(given)).id);
  await playOut(hall.store, tables[2]);
  log = (await anna.get(`/api/tables/${tables[2]}/log`)).json();
});
afterAll(() => hall.close());

/** All that a request of Anna's could have changed. */
async function state(): Promise<string> {
  const kept = await hall.store.tablesOf(me);
  const people = [await hall.store.player(me), await hall.store.contact(me), await hall.store.pushTargets(me)];
  return JSON.stringify([kept, people, await hall.store.passkeys(me), await hall.store.openTables({ limit: 100 })]);
}

async function refusedWithoutEffect(options: InjectOptions): Promise<void> {
  const response = await anna.send(options);
  const shown = `${options.method} ${options.url} ${String(options.payload ?? '').slice(0, 300)} → ${response.body}`;
  expect(response.statusCode, shown).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, shown).toBeLessThan(500);
  const { error, message, field, ...rest } = response.json();
  expect([typeof error, typeof message, rest], shown).toEqual(['string', 'string', {}]);
  expect(['string', 'undefined']).toContain(typeof field);
  expect(message, shown).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
}

/** What each route takes: broken in some place, it must be refused. */
const bodies = (): readonly (readonly ['POST' | 'PUT' | 'DELETE', string, object])[] => [
  ['PUT', '/api/me', { name: 'Anna' }],
  ['PUT', '/api/me/contact', { email: null, webhook: 'https://example.org/', language: 'en' }],
  ['POST', '/api/me/push', { endpoint: 'https://example.org/', keys: { p256dh: 'a', auth: 'b' }, language: 'en' }],
  ['DELETE', '/api/me/push', { endpoint: 'https://example.org/' }],
  ['POST', '/api/tables', plan([MINE, OPEN, { kind: 'invited', name: 'Bo' }, { kind: 'bot', bot: 'heuristic' }])],
  ['POST', `/api/tables/${tables[0]}/seats/1`, { share: SHARE }],
  ['POST', '/api/tables/import', { log }],
  ['POST', '/api/me/passkeys', { label: 'Phone', response: CREDENTIAL }],
  ['POST', '/api/login', { response: CREDENTIAL }],
];

const CREDENTIAL = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  response: { clientDataJSON: 'YQ', attestationObject: 'YQ' },
  clientExtensionResults: {},
};

const places = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  value !== null && typeof value === 'object'
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path];

type Twist = (old: unknown) => unknown;

function twisted(value: unknown, path: readonly string[], twist: Twist): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return twist(value);
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  const inner = twisted(copy[key], rest, twist);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** No route takes any of these in place of anything. */
const NONSENSE: readonly Twist[] = [
  () => undefined,
  () => ({ $ne: null }),
  () => [[[]]],
  () => -1.5,
  () => true,
  () => '\0',
  () => 'x'.repeat(5_000),
  () => `\ud800`,
  () => ({ toString: 'x', constructor: { prototype: { polluted: true } } }),
  old => (old !== null && typeof old === 'object' && !Array.isArray(old) ? { ...old, surprise: 1 } : { surprise: old }),
];

/** Where some of it is sense: the truth for a truth, any text for an endpoint to forget. A log is broken further below. */
const tolerated = (method: string, path: readonly string[], twist: number): boolean => {
  const name = path.at(-1);
  if (name === 'spectators') return twist === 4;
  return method === 'DELETE' && name === 'endpoint' && (twist === 5 || twist === 7);
};

describe('hostile requests', () => {
  it('are refused wherever a body is broken, and change nothing', async () => {
    const before = await state();
    let count = 0;
    for (const [method, url, body] of bodies()) {
      const where = places(body).filter(path => path[0] !== 'log' || path.length < 2);
      for (const path of where) {
        for (const [i, twist] of NONSENSE.entries()) {
          if (tolerated(method, path, i)) continue;
          const payload = JSON.stringify(twisted(body, path, twist)) ?? '';
          await refusedWithoutEffect({ method, url, payload, headers: { 'content-type': 'application/json' } });
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(500);
    expect(await state()).toBe(before);
  }, 120_000);

  it('are refused when they are random, and change nothing', async () => {
    const before = await state();
    const ids = [
      ...tables,
      'x',
      '..',
      '%2e%2e',
      '%00',
      '%',
      '%zz',
      'constructor',
      '__proto__',
      "' or 1=1 --",
      'a'.repeat(300),
    ];
    const paths = [
      ...bodies().map(([, url]) => url),
      ...ids.flatMap(id => [`/api/tables/${id}/seats/0`, `/api/tables/${id}/seats/-1`, `/api/tables/${id}/seats/1e9`]),
      '/api/tables/import/x',
      '/api/nothing',
      '/api/me/passkeys/none',
    ];
    const body = fc.oneof(
      fc.json(),
      // Without a body, some of these would be in order.
      fc.string({ minLength: 1 }),
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom(
        '{',
        '[]',
        'null',
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{}}}',
        `${'['.repeat(20_000)}`,
        `{"name":"${'x'.repeat(70_000)}"}`,
        '{"name":"a","name":"\\u0000"}',
      ),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    );
    const method = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(method, fc.constantFrom(...paths), body, type, async (method, url, payload, contentType) => {
        await refusedWithoutEffect({
          method: method as 'POST',
          url,
          payload,
          headers: { 'content-type': contentType },
        });
      }),
      { numRuns: 2_000, seed: 1 },
    );
    expect(await state()).toBe(before);
    expect((await anna.get('/api/me')).statusCode).toBe(200);
  }, 120_000);

  it('are refused without a stack when headers are odd', async () => {
    const odd = [
      { cookie: 'skali=' },
      { cookie: `skali=${'x'.repeat(5_000)}` },
      { cookie: `skali=${"' or 1=1".padEnd(43, 'a')}` },
      { cookie: '; ;=;skali' },
      { cookie: `__proto__=x; skali=${'a'.repeat(43)}` },
    ];
    for (const headers of odd) {
      const response = await hall.app.inject({ url: '/api/tables', headers });
      expect([response.statusCode, response.json().error]).toEqual([401, 'stranger']);
    }
    const hostless = await openHttpHall({ PUBLIC_URL: '' });
    const headers = { origin: 'http://[', host: '[', 'content-type': 'application/json' };
    const response = await hostless.app.inject({ method: 'POST', url: '/api/login/options', headers });
    expect(response.statusCode).toBe(403);
    const named = { 'sec-fetch-site': 'same-origin', host: '[' };
    const second = await hostless.app.inject({ method: 'POST', url: '/api/login/options', headers: named });
    expect([second.statusCode, second.json().error]).toEqual([403, 'wrong-origin']);
    await hostless.close();
  });

  it('cannot break the replay of a log', async () => {
    const before = await state();
    const known = log as { entries: { choice?: object }[] };
    const at = fc.nat(known.entries.length - 1);
    const junk = fc.oneof(
      fc.json(),
      fc.constantFrom('{"kind":"x"}', '{"kind":"__proto__"}', '{"kind":"pass","to":{}}'),
    );
    await fc.assert(
      fc.asyncProperty(at, junk, fc.constantFrom('entry', 'choice', 'field'), async (i, text, what) => {
        const value = JSON.parse(text);
        const old = known.entries[i];
        const entry =
          what === 'entry'
            ? value
            : what === 'choice'
              ? { ...old, choice: value }
              : { ...old, choice: { ...old.choice, kind: value } };
        const entries = known.entries.map((kept, k) => (k === i ? entry : kept));
        const payload = JSON.stringify({ log: { ...log, entries } });
        await refusedWithoutEffect({
          method: 'POST',
          url: '/api/tables/import',
          payload,
          headers: { 'content-type': 'application/json' },
        });
      }),
      { numRuns: 150, seed: 1 },
    );
    expect(await state()).toBe(before);
  }, 120_000);

  it('do not get at other people’s things', async () => {
    const bo = await hall.visitor('Bo');
    const before = await state();
    const attempts: [() => ReturnType<Visitor['get']>, number][] = [
      [() => bo.delete(`/api/tables/${tables[0]}`), 403],
      [() => bo.post(`/api/tables/${tables[0]}/start`), 403],
      [() => bo.delete(`/api/tables/${tables[0]}/seats/0`), 403],
      [() => bo.sit(tables[1], 0), 409],
      [() => bo.again(tables[2]), 403],
      [() => bo.delete('/api/me/passkeys/any'), 404],
    ];
    for (const [attempt, status] of attempts) expect((await attempt()).statusCode).toBe(status);
    expect(await state()).toBe(before);
  });
});
