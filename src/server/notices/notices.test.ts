import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '../../engine/contract/game.ts';
import { argumentNames } from '../../engine/text/text.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { person, sampleHead, sampleTable } from '../store/dev/samples.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { openLocalHttps } from './dev/local-https.ts';
import { openNameServer } from './dev/name-server.ts';
import { openPostOffice } from './dev/post-office.ts';
import { Letters } from './letters.ts';
import en from './locales/en.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import italian from './locales/it.ts';
import { type Mail, mailChannel, mailSender } from './mail.ts';
import { channelsOf, lettersOf, Notices } from './notices.ts';
import { NotTaken, outgoing } from './outgoing.ts';
import { checkTarget, isPublic, lookupPublic, publicAgent } from './public-only.ts';
import { pushChannel, pushSender } from './push.ts';
import { vapidKeys } from './vapid.ts';
import { watchNotices } from './watch.ts';
import { hookKey, hookSender, signatureOf, webhookChannel } from './webhook.ts';
import { wordTurn } from './wording.ts';

const ORIGIN = 'https://hall.example';
const ignore = () => undefined;
const TABLE = 'a-table';
const NOTICE = { table: TABLE, seat: 0, player: 'anna', at: 0 };

let folder: string;
let store: Store;
let logged: string[];
const log = makeLog({ logLevel: 'debug' }, { write: line => void logged.push(line) });

beforeEach(async () => {
  logged = [];
  folder = mkdtempSync(join(tmpdir(), 'skali-notices-'));
  store = await openStore({ file: join(folder, 'skali.db') });
  await store.addPlayer({ id: 'anna', name: 'Anna', created: 0 });
  await store.addPlayer({ id: 'bo', name: 'Bo', created: 0 });
  const seats = [person('anna', 'Anna'), person('bo', 'Bo')];
  await store.addTable(sampleTable(TABLE, { game: CATALOGUE[0].id, seats }));
  await store.begin(TABLE, sampleHead(), seats, [0], null, 0);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const addPush = (endpoint: string, language: string) =>
  store.addPush({ endpoint, player: 'anna', keys: { p256dh: 'p', auth: 'a' }, language });

const FROM = 'hall@hall.example';

/** Somebody with an address that they have confirmed. */
async function reachable(player: string, email: string, webhook: string | null = null): Promise<void> {
  await store.setContact(player, { email, webhook, language: 'fr' });
  await store.addMailToken({ hash: player, player, email: email.toLowerCase(), created: 0, until: 1 });
  expect(await store.confirmEmail(player, 0)).toBe(true);
}

describe('a notice of a turn', () => {
  it('goes to each browser in its language, with the way to the table', async () => {
    await addPush('https://push.example/1', 'it');
    await addPush('https://push.example/2', 'es');
    const sent: [string, Record<string, string>][] = [];
    const channel = pushChannel(
      store,
      async ({ endpoint }, payload) => void sent.push([endpoint, JSON.parse(payload)]),
    );
    await new Notices(store, [channel], log).send(NOTICE);
    const { title } = CATALOGUE[0];
    expect(Object.fromEntries(sent)).toEqual({
      'https://push.example/1': {
        title: `Tocca a te: ${title}`,
        body: 'Al tavolo con Bo tocca a te.',
        path: `/play/${TABLE}`,
        tag: TABLE,
      },
      'https://push.example/2': {
        title: `Te toca: ${title}`,
        body: 'En la mesa con Bo, te toca a ti.',
        path: `/play/${TABLE}`,
        tag: TABLE,
      },
    });
  });

  it('forgets browsers that are gone, and keeps those that only fail', async () => {
    await addPush('https://push.example/gone', 'en');
    await addPush('https://push.example/down', 'en');
    const channel = pushChannel(store, async ({ endpoint }) => {
      const status = endpoint.endsWith('gone') ? 410 : 500;
      throw new NotTaken(status);
    });
    await new Notices(store, [channel], log).send(NOTICE);
    expect((await store.pushTargets('anna')).map(({ endpoint }) => endpoint)).toEqual(['https://push.example/down']);
    expect(logged.join()).toContain('a notice was not taken');
    expect(logged.join()).not.toContain('push.example');
  });

  it('goes to one browser in a turn of the loop, however many there are', async () => {
    for (let i = 0; i < 20; i++) await addPush(`https://push.example/${i}`, 'en');
    let [sent, before, most] = [0, 0, 0];
    const channel = pushChannel(store, async () => void sent++);
    let told = false;
    const telling = new Notices(store, [channel], log).send(NOTICE).then(() => {
      told = true;
    });
    while (!told) {
      await new Promise(resolve => setImmediate(resolve));
      most = Math.max(most, sent - before);
      before = sent;
    }
    await telling;
    expect([sent, most]).toEqual([20, 1]);
  });

  it('goes by e-mail and webhook to whoever asked for it, signed', async () => {
    await reachable('anna', 'anna@example.org', 'https://example.org/hook');
    const mails: Mail[] = [];
    const calls: Parameters<ReturnType<typeof hookSender>>[] = [];
    const mail = mailChannel(store, new Letters(store, ORIGIN, FROM, async sent => void mails.push(sent)));
    const hook = webhookChannel(store, ORIGIN, async (...call) => void calls.push(call));
    await new Notices(store, [mail, hook], log).send(NOTICE);
    const { title } = CATALOGUE[0];
    expect(mails).toEqual([
      {
        from: FROM,
        to: 'anna@example.org',
        subject: `À vous de jouer\u00a0: ${title}`,
        text: expect.stringContaining(`À la table avec Bo, c’est à vous de jouer.\n\n${ORIGIN}/play/${TABLE}\n`),
        headers: expect.objectContaining({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
    ]);
    const [[url, body, headers]] = calls;
    expect(url).toBe('https://example.org/hook');
    expect(JSON.parse(body)).toMatchObject({
      event: 'turn',
      table: TABLE,
      name: 'Anna',
      url: `${ORIGIN}/play/${TABLE}`,
    });
    expect(headers['Skali-Signature']).toBe(signatureOf(await hookKey(store, 'anna'), body));
    expect(headers['Skali-Signature']).not.toBe(signatureOf(await hookKey(store, 'bo'), body));
  });

  it('writes to nobody more often than every ten minutes', async () => {
    await reachable('anna', 'anna@example.org');
    await reachable('bo', 'Anna@Example.org');
    let clock = 0;
    const mails: Mail[] = [];
    const mail = mailChannel(store, new Letters(store, ORIGIN, FROM, async sent => void mails.push(sent)), () => clock);
    const notices = new Notices(store, [mail], log);
    const counts: number[] = [];
    for (clock of [0, 1, 599_999, 600_000]) {
      await notices.send(NOTICE);
      counts.push(mails.length);
    }
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  it('writes to nobody more often, however many processes there are, and after a new start', async () => {
    await reachable('anna', 'anna@example.org');
    const mails: Mail[] = [];
    const letters = new Letters(store, ORIGIN, FROM, async sent => void mails.push(sent));
    const processes = Array.from({ length: 3 }, () => new Notices(store, [mailChannel(store, letters)], log));
    await Promise.all(processes.map(notices => notices.send(NOTICE)));
    expect(mails).toHaveLength(1);
  });

  it('is not sent to an address that nobody has confirmed', async () => {
    await store.setContact('anna', { email: 'anna@example.org', webhook: null, language: 'fr' });
    const mails: Mail[] = [];
    const mail = mailChannel(store, new Letters(store, ORIGIN, FROM, async sent => void mails.push(sent)));
    await new Notices(store, [mail], log).send(NOTICE);
    expect(mails).toEqual([]);
    await reachable('anna', 'anna@example.org');
    await new Notices(store, [mail], log).send(NOTICE);
    expect(mails).toHaveLength(1);
  });

  it('is not sent when the turn has passed, or the seat has', async () => {
    const told: string[] = [];
    const channel: Channel = { name: 'mail', send: async ({ player }) => told.push(player.id) };
    const notices = new Notices(store, [channel], log);
    await notices.send({ ...NOTICE, seat: 1, player: 'bo' });
    await notices.send({ ...NOTICE, player: 'bo' });
    await notices.send({ ...NOTICE, table: 'gone' });
    expect(told).toEqual([]);
    await notices.send(NOTICE);
    expect(told).toEqual(['anna']);
  });

  it('goes by the channels that still work when one fails', async () => {
    const told: string[] = [];
    const broken: Channel = { name: 'mail', send: () => Promise.reject(new Error('no route to the post office')) };
    const works: Channel = { name: 'webhook', send: async ({ player }) => told.push(player.id) };
    await new Notices(store, [broken, works], log).send(NOTICE);
    expect(told).toEqual(['anna']);
    expect(logged.join()).toContain('no route to the post office');
  });
});

describe('watching for turns', () => {
  it('tells those who are not there, once', async () => {
    await store.setNotices(TABLE, [NOTICE]);
    const told: string[] = [];
    const notices = new Notices(store, [{ name: 'mail', send: async ({ player }) => told.push(player.id) }], log);
    const watches = [watchNotices(store, notices, ignore, 5), watchNotices(store, notices, ignore, 5)];
    await expect.poll(() => told).toEqual(['anna']);
    await new Promise(resolve => setTimeout(resolve, 50));
    await Promise.all(watches.map(watch => watch.stop()));
    expect(told).toEqual(['anna']);
  });

  it.each([
    ['', 0],
    [', also when the clock was set back', 3_600_000],
  ])('leaves those in peace who are%s', async (_, back) => {
    const clock = Date.now;
    const set = vi.spyOn(Date, 'now').mockImplementation(() => clock() - back);
    onTestFinished(() => set.mockRestore());
    await store.arrive({ table: TABLE, line: 'line', seat: 0, name: 'Anna' }, 'process', 0);
    await store.beat('process', Date.now() + 60_000);
    await store.setNotices(TABLE, [NOTICE]);
    const told: string[] = [];
    const notices = new Notices(store, [{ name: 'mail', send: async ({ player }) => told.push(player.id) }], log);
    const watch = watchNotices(store, notices, ignore, 5);
    await expect.poll(() => store.claimNotices(Date.now() + back, 1)).toEqual([]);
    await watch.stop();
    expect(told).toEqual([]);
  });

  it('goes on after the database failed', async () => {
    await store.setNotices(TABLE, [NOTICE]);
    let fails = 2;
    const shaky: Store = {
      ...store,
      claimNotices: (now, limit) => (fails-- > 0 ? Promise.reject(new Error('away')) : store.claimNotices(now, limit)),
    };
    const told: string[] = [];
    const notices = new Notices(store, [{ name: 'mail', send: async ({ player }) => told.push(player.id) }], log);
    const watch = watchNotices(shaky, notices, ignore, 5);
    await expect.poll(() => told).toEqual(['anna']);
    await watch.stop();
  });
});

describe('addresses that people name', () => {
  it.each([
    ['1.1.1.1', true],
    ['2606:4700:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['0.0.0.0', false],
    ['::', false],
    ['::1', false],
    ['::ffff:1.1.1.1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['hall.example', false],
  ])('%s: public is %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });

  const lookUp = (lookup: LookupFunction, name: string, options = {}) =>
    new Promise<unknown>(resolve => lookup(name, options, (error, found) => resolve(error?.message ?? found)));

  it('are refused when their name leads home', async () => {
    const names = await openNameServer({ 'home.example': '127.0.0.1' });
    onTestFinished(names.close);
    const lookup = lookupPublic([names.address]);
    const refused = 'home.example is not on the public Internet';
    expect(await lookUp(lookup, 'home.example')).toBe(refused);
    expect(await lookUp(lookup, 'home.example', { all: true })).toBe(refused);
  });

  it('are looked up beside one another: a name server that is silent holds up nobody else', async () => {
    const names = await openNameServer({ 'push.example': '9.9.9.9' });
    onTestFinished(names.close);
    const lookup = lookupPublic([names.address]);
    for (let i = 0; i < 40; i++) void lookUp(lookup, `silent-${i}.example`);
    await expect.poll(() => names.unanswered.size).toBe(40);
    expect(await lookUp(lookup, 'push.example')).toBe('9.9.9.9');
    expect(await lookUp(lookup, 'push.example', { all: true })).toEqual([{ address: '9.9.9.9', family: 4 }]);
  });

  // One reader takes these for a name, another for an address with something behind it.
  it.each([
    'https://127.0.0.1;.example.org/',
    'https://127.0.0.1,.example.org/',
    "https://127.0.0.1'.example.org/",
    'https://127.0.0.1&.example.org/',
    'https://127.0.0.1~.example.org/',
    'https://example.org../',
    'https://-.example.org/',
    `https://${'a'.repeat(64)}.example.org/`,
    'https://intranet/',
  ])('are not %s', given => {
    expect(() => checkTarget(given, 'webhook')).toThrow('must be an address on the public Internet');
  });

  it.each([
    ['https://hook.example.org./x', 'hook.example.org.'],
    ['https://b\u00fccher.example/x', 'xn--bcher-kva.example'],
    ['https://1.1.1.1:8443/x', '1.1.1.1'],
    ['https://[2606:4700:4700::1111]/', '[2606:4700:4700::1111]'],
  ])('may be %s', (given, host) => {
    expect(checkTarget(given, 'webhook').hostname).toBe(host);
  });

  it('are not called when they were smuggled in', async () => {
    await expect(hookSender()('https://127.0.0.1:9/', '{}', {})).rejects.toThrow('public Internet');
    const vapid = await vapidKeys(store);
    const send = pushSender(readConfig({}), vapid);
    const target = { endpoint: 'https://[::1]/', player: 'anna', keys: { p256dh: 'p', auth: 'a' }, language: 'en' };
    await expect(send(target, '{}')).rejects.toThrow('public Internet');
  });
});

describe('calling whoever was named', () => {
  const BODY = '{}';

  it('reads no more than the status of an answer without end', async () => {
    let cut = false;
    const { port, agent, close } = await openLocalHttps((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more).on('close', () => {
        cut = true;
      });
      response.writeHead(201);
      more();
    });
    expect(await outgoing(agent)(new URL(`https://push.example:${port}/`), {}, BODY)).toBe(201);
    await expect.poll(() => cut).toBe(true);
    close();
  });

  it('waits no longer than its deadline for one that drips', async () => {
    let dripping: ReturnType<typeof setInterval> | undefined;
    const { port, agent, close } = await openLocalHttps((_, { socket }) => {
      // Never idle, never done: a header without an end.
      socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      dripping = setInterval(() => socket?.write('x'), 5);
    });
    const call = outgoing(agent, 200)(new URL(`https://push.example:${port}/`), {}, BODY);
    await expect(call).rejects.toThrow('no answer within 200 ms');
    clearInterval(dripping);
    close();
  });

  it.each([
    ['drips', '2'],
    ['goes on without end', '2'.repeat(65_536)],
  ])('lets go of a mail server that %s', async (_, more) => {
    let [opened, open] = [0, 0];
    const server = createServer(socket => {
      opened++;
      open++;
      const dripping = setInterval(() => socket.write(more), 5);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(dripping);
        open--;
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const mail = { from: FROM, to: 'anna@mail.example', subject: 's', text: 't', headers: {} };
    await expect(mailSender(`smtp://127.0.0.1:${port}`, 300)(mail)).rejects.toThrow();
    await expect.poll(() => [opened, open]).toEqual([1, 0]);
    server.close();
  });

  it('says so when the line is cut', async () => {
    const { port, agent, close } = await openLocalHttps((_, response) => response.destroy());
    await expect(outgoing(agent)(new URL(`https://push.example:${port}/`), {}, BODY)).rejects.toThrow();
    close();
  });

  it('keeps nobody else waiting', async () => {
    await store.setNotices(TABLE, [NOTICE]);
    const told: string[] = [];
    let answer = (): void => undefined;
    const slow = new Promise<number>(resolve => {
      answer = () => resolve(1);
    });
    const notices = new Notices(
      store,
      [{ name: 'push', send: ({ player }) => (told.push(player.id) === 1 ? slow : Promise.resolve(1)) }],
      log,
    );
    const watch = watchNotices(store, notices, ignore, 5);
    await expect.poll(() => told).toEqual(['anna']);
    // The first is still being told when the next one is due.
    await store.setNotices(TABLE, [NOTICE]);
    await expect.poll(() => told).toEqual(['anna', 'anna']);
    answer();
    await watch.stop();
  });
});

describe('calling a webhook', () => {
  async function answering(status: number, headers: Record<string, string> = {}) {
    const heard: { method: string | undefined; body: string; type: string | undefined }[] = [];
    const { port, agent, close } = await openLocalHttps((request, response) => {
      let body = '';
      request.on('data', part => {
        body += part;
      });
      request.on('end', () => {
        heard.push({ method: request.method, body, type: request.headers['content-type'] });
        response.writeHead(status, headers).end('x'.repeat(100_000));
      });
    });
    const call = hookSender(outgoing(agent))(`https://hook.example:${port}/`, '{"a":1}', {
      'Content-Type': 'application/json',
    });
    const outcome = await call.then(
      () => 'taken',
      (error: Error) => error.message,
    );
    close();
    return { outcome, heard };
  }

  it('posts what there is to say', async () => {
    const { outcome, heard } = await answering(204);
    expect([outcome, heard]).toEqual(['taken', [{ method: 'POST', body: '{"a":1}', type: 'application/json' }]]);
  });

  it('takes no for an answer, and follows nobody elsewhere', async () => {
    expect((await answering(500)).outcome).toBe('it was answered with 500');
    const { outcome, heard } = await answering(302, { Location: 'https://127.0.0.1/' });
    expect([outcome, heard.length]).toEqual(['it was answered with 302', 1]);
  });

  it('does not call a name that leads home', async () => {
    const names = await openNameServer({ 'home.example': '127.0.0.1' });
    onTestFinished(names.close);
    const agent = publicAgent(lookupPublic([names.address]));
    const call = new Promise((resolve, reject) => {
      request('https://home.example:9/', { agent }, resolve).once('error', reject).end();
    });
    await expect(call).rejects.toThrow('home.example is not on the public Internet');
  });
});

describe('the channels of a hall', () => {
  const names = async (env: Record<string, string>) => {
    const config = readConfig(env);
    return channelsOf(store, config, await vapidKeys(store), lettersOf(store, config)).map(({ name }) => name);
  };

  it('are those it is set up for', async () => {
    expect(await names({})).toEqual(['push']);
    expect(await names({ PUBLIC_URL: ORIGIN, WEBHOOKS: 'on' })).toEqual(['push', 'webhook']);
    expect(await names({ PUBLIC_URL: ORIGIN, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@b.example' })).toEqual([
      'push',
      'mail',
    ]);
  });

  it('keep the keys for Web Push that were made first', async () => {
    const keys = await vapidKeys(store);
    expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
    expect(await vapidKeys(store)).toEqual(keys);
  });

  it('hand e-mail in as text, with the way out in its head', async () => {
    const office = await openPostOffice();
    const letters = new Letters(store, ORIGIN, 'Skáli <hall@hall.example>', mailSender(office.url));
    const path = `/play/${TABLE}`;
    await letters.write({
      player: 'anna',
      to: 'anna@example.org',
      language: 'it',
      subject: 'È ora',
      text: 'Bò.',
      path,
    });
    const [letter] = office.letters;
    await office.close();
    expect(letter.to).toEqual(['anna@example.org']);
    expect(letter.head['content-type']).toMatch(/^text\/plain; charset=utf-8/i);
    expect(letter.head['list-unsubscribe']).toMatch(
      /^<https:\/\/hall\.example\/api\/mail\/unsubscribe\/anna\.[\w-]{43}>$/,
    );
    expect(letter.head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(letter.head['auto-submitted']).toBe('auto-generated');
    expect(letter.text).toContain(`Bò.\n\n${ORIGIN}${path}\n`);
    const [, token = ''] = /unsubscribe\/(\S+)/.exec(letter.text) ?? [];
    expect(letter.head['list-unsubscribe']).toContain(token);
  });
});

describe('the words of a notice', () => {
  const others = { it: italian, fr, es } as const;
  it('are there in every language, with the same arguments and no English left', async () => {
    const wanted = (message: string, language: string) =>
      argumentNames(new IntlMessageFormat(message, language)).sort();
    for (const [language, messages] of Object.entries(others)) {
      expect(Object.keys(messages)).toEqual(Object.keys(en));
      for (const [id, message] of Object.entries(messages)) {
        expect(wanted(message, language)).toEqual(wanted(en[id as keyof typeof en], 'en'));
        expect(message).not.toMatch(/\b(your?|turn|the|waits|with)\b/i);
      }
    }
  });

  it('make sentences for any number of others', async () => {
    for (const language of LANGUAGES) {
      for (const names of [[], ['Bo'], ['Bo', 'Cy', 'Dag']]) {
        const { title, body } = await wordTurn(language, 'Game', names);
        expect(title).toContain('Game');
        for (const name of names) expect(body).toContain(name);
        expect(body).not.toMatch(/[{}]/);
      }
    }
  });
});
