import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from './dev/authenticator.ts';
import { type HttpHall, MINE, OPEN, ORIGIN, openHttpHall, plan, Visitor } from './dev/http-hall.ts';

let hall: HttpHall;
let anna: Visitor;
beforeEach(async () => {
  hall = await openHttpHall();
  anna = await hall.visitor('Anna');
});
afterEach(() => hall.close());

const challengeFor = async (visitor: Visitor, path: string): Promise<string> =>
  (await visitor.post(`${path}/options`)).json().challenge;

async function register(visitor: Visitor, key = new Authenticator(ORIGIN), label = 'Phone') {
  const response = key.create(await challengeFor(visitor, '/api/me/passkeys'));
  return visitor.post('/api/me/passkeys', { label, response });
}

async function login(visitor: Visitor, key: Authenticator) {
  return visitor.post('/api/login', { response: key.get(await challengeFor(visitor, '/api/login')) });
}

describe('a passkey', () => {
  it('brings a name and its tables back to another browser', async () => {
    const { id } = await anna.create(plan([MINE, OPEN]));
    const key = new Authenticator(ORIGIN);
    const made = await register(anna, key);
    expect(made.statusCode).toBe(201);
    expect(made.json().passkeys).toEqual([{ id: key.id.toString('base64url'), label: 'Phone', created: hall.clock }]);
    const other = await hall.visitor();
    const back = await login(other, key);
    expect(back.json()).toEqual((await anna.get('/api/me')).json());
    expect((await other.get(`/api/tables/${id}`)).json().mine).toBe(true);
    expect((await login(other, key)).statusCode).toBe(200);
  });

  it('is asked for by name of this hall, and by none of its others', async () => {
    const options = (await anna.post('/api/me/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { id: 'hall.test', name: 'Skáli' },
      user: { name: 'Anna' },
      attestation: 'none',
    });
    expect(options.authenticatorSelection.residentKey).toBe('required');
    await register(anna);
    expect((await anna.post('/api/me/passkeys/options')).json().excludeCredentials).toHaveLength(1);
    expect((await (await hall.visitor()).post('/api/me/passkeys/options')).statusCode).toBe(401);
  });

  it('can be forgotten, by its owner alone', async () => {
    const key = new Authenticator(ORIGIN);
    await register(anna, key);
    const path = `/api/me/passkeys/${key.id.toString('base64url')}`;
    expect((await (await hall.visitor('Bo')).delete(path)).statusCode).toBe(404);
    expect((await anna.delete(path)).json().passkeys).toEqual([]);
    expect((await login(await hall.visitor(), key)).json().error).toBe('bad-passkey');
    expect((await anna.delete(`/api/me/passkeys/${'a'.repeat(1_400)}`)).json().error).toBe('unknown-passkey');
  });

  it('is not taken from another site, for another challenge, or twice', async () => {
    expect((await register(anna, new Authenticator('http://evil.test'))).json().error).toBe('bad-passkey');
    const key = new Authenticator(ORIGIN);
    await challengeFor(anna, '/api/me/passkeys');
    const wrong = { label: 'Phone', response: key.create(Buffer.from('another challenge').toString('base64url')) };
    expect((await anna.post('/api/me/passkeys', wrong)).json().error).toBe('bad-passkey');
    await register(anna, key);
    expect((await register(await hall.visitor('Bo'), key)).json().error).toBe('bad-passkey');
    expect((await anna.get('/api/me')).json().passkeys).toHaveLength(1);
  });

  it('lets nobody in who does not have it', async () => {
    const key = new Authenticator(ORIGIN);
    await register(anna, key);
    const thief = await hall.visitor();
    const forged = new Authenticator(ORIGIN);
    const answer = forged.get(await challengeFor(thief, '/api/login'));
    const id = key.id.toString('base64url');
    expect((await thief.post('/api/login', { response: { ...answer, id, rawId: id } })).json().error).toBe(
      'bad-passkey',
    );
    expect(thief.cookies.has('skali')).toBe(false);
    expect((await login(thief, forged)).json().error).toBe('bad-passkey');
  });

  it('is one of twenty at most, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const browser = new Visitor(hall.app);
        for (const [name, value] of anna.cookies) browser.cookies.set(name, value);
        return register(browser);
      }),
    );
    const refused = made.filter(({ statusCode }) => statusCode !== 201).map(response => response.json().error);
    expect(refused).toEqual(Array(4).fill('too-many-passkeys'));
    expect((await anna.get('/api/me')).json().passkeys).toHaveLength(20);
    expect((await anna.post('/api/me/passkeys/options')).json().error).toBe('too-many-passkeys');
  });

  it('answers a challenge once, whoever sends the answer again', async () => {
    const key = new Authenticator(ORIGIN);
    await register(anna, key);
    const visitor = await hall.visitor();
    const response = key.get(await challengeFor(visitor, '/api/login'));
    const cookie = visitor.cookies.get('skali-challenge') ?? '';
    expect((await visitor.post('/api/login', { response })).statusCode).toBe(200);
    const thief = await hall.visitor();
    thief.cookies.set('skali-challenge', cookie);
    expect((await thief.post('/api/login', { response })).json().error).toBe('no-challenge');
  });

  it('answers a challenge of its own, soon, for what it was asked for', async () => {
    const key = new Authenticator(ORIGIN);
    await register(anna, key);
    const visitor = await hall.visitor();
    const response = key.get(await challengeFor(visitor, '/api/login'));
    hall.clock += 6 * 60_000;
    expect((await visitor.post('/api/login', { response })).json().error).toBe('no-challenge');
    expect((await visitor.post('/api/login', { response })).json().error).toBe('no-challenge');
    const other = key.get(await challengeFor(anna, '/api/me/passkeys'));
    expect((await anna.post('/api/login', { response: other })).json().error).toBe('no-challenge');
    const fresh = await challengeFor(visitor, '/api/login');
    const [, until, seal] = (visitor.cookies.get('skali-challenge') ?? '').split('.');
    const own = Buffer.from('a challenge of mine').toString('base64url');
    visitor.cookies.set('skali-challenge', `${own}.${until}.${seal}`);
    expect((await visitor.post('/api/login', { response: key.get(own) })).json().error).toBe('no-challenge');
    expect(fresh).not.toBe(own);
  });
});
