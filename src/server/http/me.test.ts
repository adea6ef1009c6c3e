import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby, Me, SignedIn } from '../../host/hall-api.ts';
import { Authenticator } from './dev/authenticator.ts';
import { type HttpHall, MINE, OPEN, ORIGIN, openHttpHall, plan, playOut, SHARE } from './dev/http-hall.ts';

let hall: HttpHall;
beforeEach(async () => {
  hall = await openHttpHall({
    WEBHOOKS: 'on',
    SMTP_URL: 'smtp://mail.test',
    MAIL_FROM: 'hall@hall.test',
  });
});
afterEach(() => hall.close());

const NOWHERE = { email: null, webhook: null, language: 'en' };
const KEPT_NOWHERE = { ...NOWHERE, confirmed: false };

describe('who one is', () => {
  it('is nobody before a name is given, and somebody after', async () => {
    const visitor = await hall.visitor();
    expect((await visitor.get('/api/me')).statusCode).toBe(404);
    const response = await visitor.put('/api/me', { name: ' Sigrún ' });
    expect(response.statusCode).toBe(201);
    const me: Me = response.json();
    expect(me).toEqual({
      id: expect.stringMatching(/^[\w-]{24}$/),
      name: 'Sigrún',
      passkeys: [],
      contact: KEPT_NOWHERE,
    });
    expect((await visitor.get('/api/me')).json()).toEqual(me);
  });

  it('rests in a cookie that scripts cannot read, and in the store as a hash alone', async () => {
    const visitor = await hall.visitor();
    const response = await visitor.put('/api/me', { name: 'Anna' });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'skali', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie.value).toMatch(/^[\w-]{43}$/);
    expect(cookie.secure).toBeUndefined();
    expect(response.body).not.toContain(cookie.value);
    const hash = createHash('sha256').update(cookie.value).digest('base64url');
    expect(await hall.store.session(hash, hall.clock)).toMatchObject({ player: { name: 'Anna' }, rested: false });
    expect(await hall.store.session(cookie.value, hall.clock)).toBeUndefined();
    expect(hall.logged.join()).not.toContain(cookie.value);
  });

  it('is only sent encrypted where the hall is', async () => {
    const secure = await openHttpHall({ PUBLIC_URL: 'https://hall.test' });
    const response = await secure.app.inject({
      method: 'PUT',
      url: '/api/me',
      payload: { name: 'Anna' },
      headers: { origin: 'https://hall.test' },
    });
    expect(response.cookies[0]).toMatchObject({ name: '__Host-skali', secure: true, path: '/' });
    expect(response.cookies[0].domain).toBeUndefined();
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });

  it('is nobody’s whom a neighbour under the same domain gives a cookie of theirs', async () => {
    const secure = await openHttpHall({ PUBLIC_URL: 'https://hall.test' });
    const headers = { origin: 'https://hall.test' };
    const response = await secure.app.inject({ method: 'PUT', url: '/api/me', payload: { name: 'Mallory' }, headers });
    const { value } = response.cookies[0];
    const read = async (cookie: string) =>
      (await secure.app.inject({ url: '/api/me', headers: { ...headers, cookie } })).statusCode;
    expect(await read(`__Host-skali=${value}`)).toBe(200);
    for (const planted of [value, value.slice(0, 43)]) expect(await read(`skali=${planted}`)).toBe(404);
    expect(await read(`__Host-skali=${value.slice(0, 43)}`)).toBe(404);
    // Whoever was here before the hall came to https stays known, under the safer name.
    const old = 'A'.repeat(43);
    const hash = createHash('sha256').update(old).digest('base64url');
    const { id } = response.json();
    await secure.store.addSession(hash, id, secure.clock);
    const again = await secure.app.inject({ url: '/api/me', headers: { ...headers, cookie: `skali=${old}` } });
    expect([again.statusCode, again.cookies[0].name, again.cookies[0].value]).toEqual([200, '__Host-skali', old]);
    expect(await read(`__Host-skali=${old}`)).toBe(200);
    await secure.close();
  });

  it('is listed by browser, and any of them can be signed out by who is signed in there', async () => {
    const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const [anna, bo] = [await hall.visitor(), await hall.visitor('Bo')];
    await anna.send({ method: 'PUT', url: '/api/me', payload: { name: 'Anna' }, headers: { 'user-agent': FIREFOX } });
    const { id } = (await anna.get('/api/me')).json();
    hall.clock += 1000;
    for (const hash of ['phone', 'inn', 'old']) await hall.store.addSession(hash, id, hall.clock, null);
    const listed = async () => (await anna.get('/api/me/sessions')).json();
    const all: readonly SignedIn[] = await listed();
    expect(all.map(({ label, here }) => [label, here])).toEqual([
      ...Array(3).fill([null, false]),
      ['Firefox, Linux', true],
    ]);
    expect(JSON.stringify(all)).not.toMatch(/phone|inn|old/);
    const own = all[3].id;

    // Nobody ends what is not theirs.
    expect((await bo.delete(`/api/me/sessions/${own}`)).json().error).toBe('unknown-session');
    expect((await bo.delete('/api/me/sessions/..')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await (await hall.visitor()).get('/api/me/sessions')).statusCode).toBe(401);
    expect(await listed()).toHaveLength(4);

    const one = await anna.delete(`/api/me/sessions/${all[0].id}`);
    expect(one.json()).toEqual(all.slice(1));
    hall.asked.length = 0;
    const rest = await anna.delete('/api/me/sessions');
    expect(rest.json()).toEqual([all[3]]);
    // Their lines are closed, too.
    expect(hall.asked).toHaveLength(2);
    expect(hall.asked.join()).toMatch(/^goodbye (phone|inn|old),goodbye (phone|inn|old)$/);
    expect((await anna.get('/api/me')).statusCode).toBe(200);
    expect((await anna.delete(`/api/me/sessions/${own}`)).json()).toEqual([]);
    expect((await anna.get('/api/me')).statusCode).toBe(404);
    expect((await bo.get('/api/me')).statusCode).toBe(200);
  });

  it('is signed in at a hundred places: who comes in by one more is signed out where they were longest ago', async () => {
    const anna = await hall.visitor('Anna');
    const { id } = (await anna.get('/api/me')).json();
    const key = new Authenticator(ORIGIN);
    const made = (await anna.post('/api/me/passkeys/options')).json();
    await anna.post('/api/me/passkeys', { label: 'Phone', response: key.create(made.challenge) });
    for (let i = 0; i < 99; i++) await hall.store.addSession(`place ${i}`, id, hall.clock + 1 + i, null);
    expect((await anna.get('/api/me/sessions')).json()).toHaveLength(100);
    hall.clock += 1000;
    hall.asked.length = 0;
    const late = await hall.visitor();
    const { challenge } = (await late.post('/api/login/options')).json();
    expect((await late.post('/api/login', { response: key.get(challenge) })).statusCode).toBe(200);
    expect((await late.get('/api/me/sessions')).json()).toHaveLength(100);
    expect((await anna.get('/api/me')).statusCode).toBe(404);
    // Their lines are closed, too.
    expect(hall.asked).toHaveLength(1);
  });

  it('can be renamed, also at tables that gather', async () => {
    const anna = await hall.visitor('Anna');
    const gathering = await anna.create(plan([MINE, OPEN]));
    const playing = await anna.create(plan([MINE, { kind: 'bot', bot: 'heuristic' }]));
    const renamed = await anna.put('/api/me', { name: 'Ása' });
    expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'Ása']);
    const nameAt = async ({ id }: Lobby) => (await anna.get(`/api/tables/${id}`)).json().seats[0].name;
    expect([await nameAt(gathering), await nameAt(playing)]).toEqual(['Ása', 'Anna']);
  });

  it('costs as much as a new one when it is another one, and nothing when it is not', async () => {
    const narrow = await openHttpHall({ LIMIT_NEWCOMERS: '2' });
    const visitor = await narrow.visitor('Anna');
    const named = async (name: string) => (await visitor.put('/api/me', { name })).statusCode;
    expect([await named('Anna'), await named('Ana'), await named('Ana')]).toEqual([200, 200, 200]);
    expect([await named('Anna'), await named('Ana')]).toEqual([429, 200]);
    await narrow.close();
  });

  it('is one of so many a day from an address', async () => {
    const narrow = await openHttpHall({ LIMIT_PEOPLE: '2', TRUST_PROXY: '127.0.0.1' });
    const come = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      const visitor = await narrow.visitor();
      return (await visitor.send({ method: 'PUT', url: '/api/me', payload: { name: 'Anna' }, headers })).statusCode;
    };
    expect([await come('10.0.0.1'), await come('10.0.0.1'), await come('10.0.0.1')]).toEqual([201, 201, 429]);
    expect(await come('10.0.0.2')).toBe(201);
    narrow.clock += 24 * 3_600_000;
    expect(await come('10.0.0.1')).toBe(201);
    await narrow.close();
  });

  it.each([[''], ['  '], ['a\nb'], ['x'.repeat(41)], ['x'.repeat(300)], [null], [7], [['a']]])(
    'is not %j',
    async name => {
      const visitor = await hall.visitor();
      const response = await visitor.put('/api/me', { name });
      expect([response.statusCode, response.json().field]).toEqual([400, 'name']);
      expect((await visitor.get('/api/me')).statusCode).toBe(404);
    },
  );

  it('lasts for as long as one comes back now and then, and for 400 days after', async () => {
    const day = 24 * 3_600_000;
    const visitor = await hall.visitor('Anna');
    for (let i = 0; i < 3; i++) {
      hall.clock += 399 * day;
      const { statusCode, cookies } = await visitor.get(i % 2 ? '/api/me' : '/api/tables');
      expect([statusCode, cookies[0]?.name, cookies[0]?.maxAge]).toEqual([200, 'skali', 400 * 24 * 3_600]);
      expect((await visitor.get('/api/me')).cookies).toEqual([]);
    }
    hall.clock += 400 * day;
    expect((await visitor.get('/api/me')).statusCode).toBe(404);
  });

  it('ends with the session', async () => {
    const visitor = await hall.visitor('Anna');
    const token = visitor.cookies.get('skali') ?? '';
    expect((await visitor.post('/api/logout')).statusCode).toBe(204);
    expect(visitor.cookies.size).toBe(0);
    expect(hall.asked).toEqual([`goodbye ${createHash('sha256').update(token).digest('base64url')}`]);
    visitor.cookies.set('skali', token);
    expect((await visitor.get('/api/me')).statusCode).toBe(404);
  });
});

describe('being forgotten', () => {
  it('ends what they asked for a moment before, and nothing breaks by it', async () => {
    const bo = await hall.visitor('Bo');
    const { id } = await bo.create(plan([MINE, OPEN]));
    const { session } = hall.store;
    const asked: readonly (readonly ['put' | 'post', string, object])[] = [
      ['post', '/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: 'p', auth: 'a' }, language: 'en' }],
      ['put', '/api/me/contact', { ...NOWHERE, webhook: 'https://hook.example/' }],
      ['put', '/api/me/learned', { finished: [], underWay: null }],
      ['post', `/api/tables/${id}/seats/1`, { share: SHARE }],
      ['post', '/api/tables', plan([MINE, OPEN])],
    ];
    for (const [method, path, body] of asked) {
      const anna = await hall.visitor('Anna the Unmistakable');
      // Whoever asks is still known when they come in at the door.
      vi.spyOn(hall.store, 'session').mockImplementationOnce(async (...given) => {
        const found = await session(...given);
        if (found) await hall.store.forgetPlayer(found.player.id);
        return found;
      });
      expect([path, (await anna[method](path, body)).statusCode]).toEqual([path, 401]);
    }
    expect((await bo.get(`/api/tables/${id}`)).json().seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect((await bo.get('/api/tables/open')).body).not.toContain('Unmistakable');
    expect(hall.logged.join()).not.toContain('broke');
  });

  it('leaves no name, and bots where one played', async () => {
    const anna = await hall.visitor('Anna the Unmistakable');
    const bo = await hall.visitor('Bo');
    const { id } = await anna.create(plan([MINE, OPEN]));
    await bo.sit(id, 1);
    const second = await bo.create(plan([OPEN, OPEN, OPEN]));
    await anna.sit(second.id, 0);
    const mine = await anna.create(plan([MINE, OPEN]));
    const { id: me } = (await anna.get('/api/me')).json();
    expect((await anna.delete('/api/me')).statusCode).toBe(204);
    expect((await anna.get('/api/me')).statusCode).toBe(404);
    expect(hall.asked).toContain(`abandon ${id} 0`);
    expect(hall.asked).toContain(`goodbye ${me}`);
    expect(hall.asked).toContain(`changed ${second.id}`);
    expect((await bo.get(`/api/tables/${mine.id}`)).statusCode).toBe(404);
    expect((await bo.get(`/api/tables/${second.id}`)).json().seats[0]).toMatchObject({ kind: 'open', name: '' });
    await playOut(hall.store, id);
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/log`, '/api/tables']) {
      const { statusCode, body } = await bo.get(path);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Unmistakable');
    }
    const log = (await bo.get(`/api/tables/${id}/log`)).json();
    expect((await bo.post('/api/tables/import', { log })).statusCode).toBe(201);
    const again: Lobby = (await bo.again(id)).json();
    expect(again.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['open', ''],
      ['person', 'Bo'],
    ]);
  });

  it('is not for strangers', async () => {
    expect((await (await hall.visitor()).delete('/api/me')).statusCode).toBe(401);
  });
});

describe('where to be told', () => {
  it('is kept and told back', async () => {
    const anna = await hall.visitor('Anna');
    const contact = { email: 'anna@example.org', webhook: 'https://example.org/hook?x=1', language: 'en' };
    expect((await anna.put('/api/me/contact', contact)).json().contact).toEqual({ ...contact, confirmed: false });
    expect((await anna.put('/api/me/contact', NOWHERE)).json().contact).toEqual(KEPT_NOWHERE);
    const { key } = (await anna.get('/api/me/webhook')).json();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await (await hall.visitor('Bo')).get('/api/me/webhook')).json().key).not.toBe(key);
  });

  it.each([
    ['email', 'nobody'],
    ['email', 'a@b.c\r\nBcc: everyone@example.org'],
    ['email', 'a@b.c, d@e.f'],
    ['webhook', 'http://example.org/'],
    ['webhook', 'https://localhost/'],
    ['webhook', 'https://127.0.0.1/'],
    ['webhook', 'https://2130706433/'],
    ['webhook', 'https://0x7f.1/'],
    ['webhook', 'https://[::1]/'],
    ['webhook', 'https://[::ffff:10.0.0.1]/'],
    ['webhook', 'https://169.254.169.254/latest/meta-data'],
    ['webhook', 'https://db.internal/'],
    ['webhook', 'https://user:secret@example.org/'],
    ['webhook', 'file:///etc/passwd'],
    ['webhook', 'javascript:alert(1)'],
  ])('is not the %s %s', async (field, value) => {
    const anna = await hall.visitor('Anna');
    const response = await anna.put('/api/me/contact', { ...NOWHERE, [field]: value });
    expect([response.statusCode, response.json().field]).toEqual([400, field]);
    expect((await anna.get('/api/me')).json().contact).toEqual(KEPT_NOWHERE);
  });

  it('is nowhere in a hall that has no such channel', async () => {
    const plainHall = await openHttpHall();
    const anna = await plainHall.visitor('Anna');
    expect(
      (await anna.put('/api/me/contact', { email: 'a@example.org', webhook: null, language: 'en' })).json().field,
    ).toBe('email');
    expect(
      (await anna.put('/api/me/contact', { email: null, webhook: 'https://example.org', language: 'en' })).json().field,
    ).toBe('webhook');
    await plainHall.close();
  });

  it('is a browser, by Web Push', async () => {
    const anna = await hall.visitor('Anna');
    const { id } = (await anna.get('/api/me')).json();
    const endpoint = 'https://push.example.org/abc';
    const target = { endpoint, keys: { p256dh: 'BPk', auth: 'c2Vj' }, language: 'it' };
    expect((await anna.post('/api/me/push', target)).statusCode).toBe(204);
    expect(await hall.store.pushTargets(id)).toEqual([{ ...target, player: id }]);
    expect((await anna.post('/api/me/push', { ...target, endpoint: 'https://10.0.0.1/' })).json().field).toBe(
      'endpoint',
    );
    expect((await anna.post('/api/me/push', { ...target, language: 'xx' })).json().field).toBe('language');
    const bo = await hall.visitor('Bo');
    await bo.delete('/api/me/push', { endpoint });
    expect(await hall.store.pushTargets(id)).toHaveLength(1);
    expect((await anna.delete('/api/me/push', { endpoint })).statusCode).toBe(204);
    expect(await hall.store.pushTargets(id)).toEqual([]);
    const many = Array.from({ length: 30 }, (_, i) =>
      anna.post('/api/me/push', { ...target, endpoint: `${target.endpoint}${i}` }),
    );
    expect((await Promise.all(many)).filter(({ statusCode }) => statusCode === 204)).toHaveLength(20);
  });
});

describe('what the hall offers', () => {
  it('is told to anybody', async () => {
    const { body } = await hall.app.inject('/api/hall');
    expect(JSON.parse(body)).toEqual({ version: '1.2.3', pushKey: 'push-key', email: true, webhook: true });
  });
});

describe('how far one has come in the lessons', () => {
  const way = { lesson: 'runes/carve', print: '1x', entries: [{ seat: 0, choice: { kind: 'act' } }], done: [-1, 0] };

  it('is the same in every browser of a person, and nobody else’s', async () => {
    const anna = await hall.visitor('Anna');
    expect((await anna.get('/api/me/learned')).json()).toEqual({ finished: [], underWay: null });
    await anna.put('/api/me/learned', { finished: ['runes/read'], underWay: way });
    const told = await anna.put('/api/me/learned', { finished: ['runes/write'], underWay: way });
    expect(told.json()).toEqual({ finished: ['runes/read', 'runes/write'], underWay: way });
    expect((await anna.get('/api/me/learned')).json()).toEqual(told.json());
    const bo = await hall.visitor('Bo');
    expect((await bo.get('/api/me/learned')).json()).toEqual({ finished: [], underWay: null });
    const stranger = await hall.visitor();
    expect((await stranger.get('/api/me/learned')).statusCode).toBe(401);
    expect((await stranger.put('/api/me/learned', { finished: [], underWay: null })).statusCode).toBe(401);
  });

  it.each([
    ['a name that is none', { finished: ['<b>'], underWay: null }],
    ['too many names', { finished: Array.from({ length: 201 }, (_, i) => `g/${i}`), underWay: null }],
    ['something else', { finished: [], underWay: { ...way, more: 1 } }],
    ['steps without number', { finished: [], underWay: { ...way, done: ['x'] } }],
  ])('is refused with %s', async (_, payload) => {
    const anna = await hall.visitor('Anna');
    expect((await anna.put('/api/me/learned', payload)).statusCode).toBe(400);
  });

  it('is refused where it is longer than lessons are', async () => {
    const anna = await hall.visitor('Anna');
    const entries = Array.from({ length: 300 }, () => ({ seat: 0, choice: { kind: 'x'.repeat(100) } }));
    const told = await anna.put('/api/me/learned', { finished: [], underWay: { ...way, entries } });
    expect(told.statusCode).toBe(413);
  });
});
