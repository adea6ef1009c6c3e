import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../notices/mail.ts';
import { type HttpHall, ORIGIN, openHttpHall, type Visitor } from './dev/http-hall.ts';

const EMAIL = 'anna@example.org';
const MINUTE = 60_000;

let hall: HttpHall;
let anna: Visitor;

beforeEach(async () => {
  hall = await openHttpHall({ WEBHOOKS: 'on', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'hall@hall.test' });
  anna = await hall.visitor('Anna <b>Unmistakable</b>');
});
afterEach(() => hall.close());

const give = (visitor: Visitor, email: string | null, more: object = {}) =>
  visitor.put('/api/me/contact', { email, webhook: null, language: 'it', ...more });
const contactOf = async (visitor: Visitor) => (await visitor.get('/api/me')).json().contact;
const tokenIn = ({ text }: Mail, path: string): string => new RegExp(`${ORIGIN}/${path}/(\\S+)`).exec(text)?.[1] ?? '';

/** As a link in a letter is followed: in any browser, by nobody the hall knows. */
async function confirm(token: string): Promise<[number, string | undefined]> {
  const response = await (await hall.visitor()).post('/api/mail/confirm', { token });
  return [response.statusCode, response.body && response.json().error];
}

describe('an e-mail address', () => {
  it('is confirmed by the link in a letter, once, and in the language of its owner', async () => {
    expect((await give(anna, EMAIL)).json().contact).toMatchObject({ email: EMAIL, confirmed: false });
    expect(hall.mails).toHaveLength(1);
    const [letter] = hall.mails;
    expect(letter).toMatchObject({ from: 'hall@hall.test', to: EMAIL, subject: 'È il tuo indirizzo?' });
    // Whatever people call themselves is not carried to strangers.
    expect(letter.text).not.toContain('Unmistakable');
    const token = tokenIn(letter, 'confirm');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(hall.logged.join()).not.toContain(token);
    const [kept] = await hall.store.mailTokens(EMAIL, '', 0);
    expect(kept.hash).toBe(createHash('sha256').update(token).digest('base64url'));

    expect(await confirm('x'.repeat(43))).toEqual([410, 'link-over']);
    expect(await contactOf(anna)).toMatchObject({ confirmed: false });
    expect(await confirm(token)).toEqual([204, '']);
    expect(await contactOf(anna)).toEqual({ email: EMAIL, webhook: null, language: 'it', confirmed: true });
    expect(await confirm(token)).toEqual([410, 'link-over']);
    // The same address, kept again along with something else, needs no other letter.
    await give(anna, EMAIL, { webhook: 'https://example.org/' });
    expect(await contactOf(anna)).toMatchObject({ confirmed: true, webhook: 'https://example.org/' });
    expect(hall.mails).toHaveLength(1);
  });

  it('is not confirmed by a link that is a day old, nor by one for another address', async () => {
    await give(anna, EMAIL);
    await give(anna, 'other@example.org');
    const [first, second] = hall.mails.map(mail => tokenIn(mail, 'confirm'));
    expect(await confirm(first)).toEqual([410, 'link-over']);
    hall.clock += 24 * 60 * MINUTE;
    expect(await confirm(second)).toEqual([410, 'link-over']);
    expect(await contactOf(anna)).toMatchObject({ email: 'other@example.org', confirmed: false });
  });

  it('is to be confirmed again when it is another one', async () => {
    await give(anna, EMAIL);
    await confirm(tokenIn(hall.mails[0], 'confirm'));
    await give(anna, 'other@example.org');
    expect(await contactOf(anna)).toMatchObject({ confirmed: false });
    await give(anna, null);
    expect(await contactOf(anna)).toEqual({ email: null, webhook: null, language: 'it', confirmed: false });
  });

  it('gets a letter every ten minutes, whoever asks, and a person five in a day', async () => {
    await give(anna, EMAIL);
    const bo = await hall.visitor('Bo');
    expect((await give(bo, EMAIL.toUpperCase())).json()).toMatchObject({ error: 'mail-pace', field: 'email' });
    expect((await give(bo, EMAIL.replace('@', '+again@'))).json()).toMatchObject({ error: 'mail-pace' });
    expect(await contactOf(bo)).toMatchObject({ email: null });
    expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(429);
    for (let i = 1; i < 5; i++) {
      hall.clock += 10 * MINUTE;
      expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(204);
    }
    hall.clock += 10 * MINUTE;
    expect((await give(anna, 'fresh@example.org')).statusCode).toBe(429);
    expect(hall.mails).toHaveLength(5);
    // Every one of them is good.
    expect(await confirm(tokenIn(hall.mails[2], 'confirm'))).toEqual([204, '']);
    expect((await anna.post('/api/me/contact/letter')).json().error).toBe('nothing-to-confirm');
  });

  it('is counted by what tells nobody which one it is', async () => {
    await give(anna, EMAIL);
    // Whoever tries addresses out on the database finds none.
    const plain = createHash('sha256').update(EMAIL).digest('hex');
    expect(await hall.store.named(`letter ${plain}`, hall.clock)).toEqual([]);
    expect(await hall.store.named('letter', hall.clock)).not.toEqual([]);
  });

  it('waits for none that a clock which has been set back says was sent later', async () => {
    for (let i = 0; i < 5; i++, hall.clock += 10 * MINUTE) {
      expect((await (i === 0 ? give(anna, EMAIL) : anna.post('/api/me/contact/letter'))).statusCode).toBeLessThan(300);
    }
    expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(429);
    hall.clock -= 400 * 24 * 60 * MINUTE;
    expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(204);
    expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(429);
  });

  it('can be tried again at once when its letter could not be sent', async () => {
    hall.postOffice = 'closed';
    expect((await give(anna, EMAIL)).json()).toMatchObject({ error: 'mail-failed', field: 'email' });
    expect(hall.logged.join()).toContain('the post office is closed');
    expect(hall.logged.join()).not.toContain(EMAIL);
    hall.postOffice = 'open';
    expect((await anna.post('/api/me/contact/letter')).statusCode).toBe(204);
    expect(await confirm(tokenIn(hall.mails[0], 'confirm'))).toEqual([204, '']);
  });
});

describe('the way out of letters', () => {
  const post = (url: string, headers: Record<string, string> = {}, payload?: string) =>
    hall.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });

  it('is one press in the reader’s mail program, which comes from nowhere and knows nobody', async () => {
    await give(anna, EMAIL);
    const [{ headers }] = hall.mails;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /^<http:\/\/hall\.test(\/api\/\S+)>$/.exec(headers['List-Unsubscribe']) ?? [];
    // Only to look at it changes nothing: mail programs do so by themselves.
    expect((await hall.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect(await contactOf(anna)).toMatchObject({ email: EMAIL });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(url, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    expect(await contactOf(anna)).toMatchObject({ email: null, confirmed: false });
    expect(await confirm(tokenIn(hall.mails[0], 'confirm'))).toEqual([410, 'link-over']);
    expect((await post(url, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(410);
  });

  it('is a page as well, and leads out of that address alone', async () => {
    await give(anna, EMAIL);
    const token = tokenIn(hall.mails[0], 'unsubscribe');
    const bo = await hall.visitor('Bo');
    await give(bo, 'bo@example.org');
    const other = tokenIn(hall.mails[1], 'unsubscribe');
    const [id] = token.split('.');
    const [, seal] = other.split('.');
    for (const wrong of [`${id}.${seal}`, id, `${id}.`, `nobody.${seal}`, `${token}x`]) {
      expect((await post(`/api/mail/unsubscribe/${wrong}`)).statusCode, wrong).toBe(410);
    }
    expect((await (await hall.visitor()).post(`/api/mail/unsubscribe/${token}`)).statusCode).toBe(204);
    expect([await contactOf(anna), await contactOf(bo)]).toMatchObject([{ email: null }, { email: 'bo@example.org' }]);
  });

  it('is the only thing that a page elsewhere may post', async () => {
    await give(anna, EMAIL);
    const headers = { origin: 'https://evil.test' };
    expect((await post('/api/mail/confirm', headers)).statusCode).toBe(403);
    const token = tokenIn(hall.mails[0], 'unsubscribe');
    expect((await post(`/api/mail/unsubscribe/${token}`, headers)).statusCode).toBe(204);
  });
});

it('a hall without e-mail has neither letters nor links', async () => {
  const plain = await openHttpHall();
  const bo = await plain.visitor('Bo');
  expect((await bo.post('/api/mail/confirm', { token: 'x' })).statusCode).toBe(404);
  expect((await bo.post('/api/me/contact/letter')).json().error).toBe('nothing-to-confirm');
  await plain.close();
});
