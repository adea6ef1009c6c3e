import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { HostileRequests } from '../dev/hostile-requests.ts';
import { type HttpHall, MINE, OPEN, openHttpHall, plan, playOut, type Visitor } from './dev/http-hall.ts';

/** So many requests; `HOSTILE=…` sets another number. */
const REQUESTS = Math.round(Number(process.env.HOSTILE ?? 40_000) / 5);

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

describe('anything that is asked of the hall', () => {
  it(`is answered or refused, ${REQUESTS} times, and touches nobody else’s things`, async () => {
    const before = await hers();
    const { paths } = (await anna.get('/api/openapi.json')).json();
    const invited = { kind: 'invited', name: 'Bo' } as const;
    const known = { paths, tables, plan: plan([MINE, OPEN, invited]), log };
    const requests = new HostileRequests(known, new FastChance('http'));
    expect(requests.routes.length).toBeGreaterThan(20);
    const statuses = new Map<number, number>();
    let mallory = await hall.visitor('Mallory');
    for (let sent = 0; sent < REQUESTS; sent++) {
      const request = requests.next();
      const { method, url, payload = '' } = request;
      const response = await mallory.send({ ...request, method: method as 'GET' });
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
