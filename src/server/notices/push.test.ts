import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { noticesSent } from '../metrics.ts';
import { person, sampleHead, sampleTable } from '../store/dev/samples.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { Browser, openPushService, type PushService, readVapid } from './dev/push-service.ts';
import { Notices } from './notices.ts';
import { outgoing } from './outgoing.ts';
import { pushChannel, pushSender } from './push.ts';
import { type VapidKeys, vapidKeys } from './vapid.ts';
import { watchNotices } from './watch.ts';

const TABLE = 'a-table';
const NOTICE = { table: TABLE, seat: 0, player: 'anna', at: 0 };
const DAY = 24 * 3_600;

let store: Store;
let service: PushService;
let vapid: VapidKeys;
let notices: Notices;
let logged: string[];
/** What the service answers, by path; 201 for all others. */
let answers: Record<string, number>;

beforeEach(async () => {
  [logged, answers] = [[], {}];
  const log = makeLog({ logLevel: 'debug' }, { write: line => void logged.push(line) });
  store = await openStore({ file: ':memory:' });
  for (const name of ['Anna', 'Bo']) await store.addPlayer({ id: name.toLowerCase(), name, created: 0 });
  const seats = [person('anna', 'Anna'), person('bo', 'Bo')];
  await store.addTable(sampleTable(TABLE, { game: CATALOGUE[0].id, seats }));
  await store.begin(TABLE, sampleHead(), seats, [0], null, 0);
  service = await openPushService(path => answers[path] ?? 201);
  vapid = await vapidKeys(store);
  const config = readConfig({ PUBLIC_URL: 'https://hall.example' });
  notices = new Notices(store, [pushChannel(store, pushSender(config, vapid, outgoing(service.agent)))], log);
});
afterEach(async () => {
  service.close();
  await store.close();
});

async function subscribe(path: string, language: string): Promise<Browser> {
  const browser = new Browser();
  await store.addPush({ endpoint: service.origin + path, player: 'anna', keys: browser.keys, language });
  return browser;
}
const subscribed = async () => (await store.pushTargets('anna')).map(({ endpoint }) => new URL(endpoint).pathname);
/** As /metrics counts them. */
const sent = async (): Promise<number> =>
  (await noticesSent.get()).values.find(({ labels }) => labels.channel === 'push' && labels.outcome === 'sent')
    ?.value ?? 0;
const reached = () => service.pushed.map(({ path }) => path).sort();

describe('Web Push, from a turn to the browser', () => {
  it('is read by the browser it was meant for, and by no other', async () => {
    const browsers = [await subscribe('/phone', 'es'), await subscribe('/desk', 'en')];
    await store.setNotices(TABLE, [NOTICE]);
    const watch = watchNotices(store, notices, () => undefined, 5);
    await expect.poll(() => service.pushed.length, { timeout: 10_000 }).toBe(2);
    await watch.stop();
    const bodyAt = (path: string) => service.pushed.find(pushed => pushed.path === path)?.body ?? Buffer.alloc(0);
    const { title } = CATALOGUE[0];
    const rest = { path: `/play/${TABLE}`, tag: TABLE };
    expect(JSON.parse(browsers[0].open(bodyAt('/phone')))).toEqual({
      ...{ title: `Te toca: ${title}`, body: 'En la mesa con Bo, te toca a ti.' },
      ...rest,
    });
    expect(JSON.parse(browsers[1].open(bodyAt('/desk')))).toEqual({
      ...{ title: `Your turn: ${title}`, body: 'At the table with Bo, it is your turn.' },
      ...rest,
    });
    expect(() => browsers[1].open(bodyAt('/phone'))).toThrow();
    // On the way it is noise.
    for (const { body } of service.pushed) expect(body.toString('latin1')).not.toMatch(/play|Bo|turn|toca/);
  });

  it('says by the hall’s own key who sends it, to this service alone and not for long', async () => {
    await subscribe('/desk', 'en');
    await notices.send(NOTICE);
    const [{ headers }] = service.pushed;
    const { key, claims } = readVapid(headers.authorization);
    expect(key).toBe(vapid.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://hall.example' });
    const left = Number(claims.exp) - Date.now() / 1000;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(DAY);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(DAY), urgency: 'normal' });
    const forged = (headers.authorization ?? '').replace(/t=(\w)/, (_, letter) => `t=${letter === 'x' ? 'y' : 'x'}`);
    expect(() => readVapid(forged)).toThrow();
  });

  it.each([404, 410])('forgets a subscription that the service answers with %i', async status => {
    answers = { '/gone': status };
    for (const path of ['/gone', '/here']) await subscribe(path, 'en');
    const before = await sent();
    await notices.send(NOTICE);
    expect(await subscribed()).toEqual(['/here']);
    expect(await sent()).toBe(before + 1);
    await notices.send(NOTICE);
    expect(reached()).toEqual(['/gone', '/here', '/here']);
    expect(logged).toEqual([]);
  });

  it.each([429, 500, 503, 400, 0])(
    'keeps one that is answered with %i, tells the others, and goes on',
    async status => {
      answers = { '/busy': status };
      for (const path of ['/busy', '/here']) await subscribe(path, 'en');
      await notices.send(NOTICE);
      expect(await subscribed()).toEqual(['/busy', '/here']);
      expect(reached()).toEqual(['/busy', '/here']);
      expect(logged.join()).toContain('a notice was not taken');
      expect(logged.join()).not.toContain('push.example');
      answers = {};
      await notices.send(NOTICE);
      expect(reached()).toEqual(['/busy', '/busy', '/here', '/here']);
    },
  );
});
