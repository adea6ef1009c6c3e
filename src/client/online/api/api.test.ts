import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noteServerTime, serverNow } from '../line/server-time.ts';
import { HallApi, HallRefusal, HallSilent } from './api.ts';

/** A hall that always gives this answer, and remembers what it was asked. */
function hallThatSays(answer: () => Response) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const api = new HallApi('/base', async (url, init) => {
    asked.push({ url, init });
    return answer();
  });
  return { api, asked };
}
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });

describe('asking the hall', () => {
  it('asks by path and body, and gives what it answers', async () => {
    const { api, asked } = hallThatSays(() => json({ id: 'a b' }));
    const share = '0'.repeat(32);
    expect(await api.sit('a b', 2, { share })).toEqual({ id: 'a b' });
    expect(asked[0].url).toBe('/base/api/tables/a%20b/seats/2');
    expect(asked[0].init).toMatchObject({ method: 'POST', body: JSON.stringify({ share }) });
  });

  it('a refusal has a word for machines, a sentence and a field', async () => {
    const { api } = hallThatSays(() =>
      json({ error: 'seat-taken', message: 'Somebody sits here.', field: 'seat' }, 409),
    );
    const refused = await api.sit('t', 0, { share: '' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HallRefusal);
    expect(refused).toMatchObject({ code: 'seat-taken', status: 409, field: 'seat', message: 'Somebody sits here.' });
  });

  it.each([
    [
      'a page in place of an answer',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['an error without a word', () => new Response('', { status: 502 })],
    ['an error in another form', () => json({ statusCode: 500 }, 500)],
  ])('%s is silence', async (_, answer) => {
    await expect(hallThatSays(answer).api.hall()).rejects.toBeInstanceOf(HallSilent);
  });

  it('so is no network', async () => {
    const api = new HallApi('', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.openTables()).rejects.toBeInstanceOf(HallSilent);
  });

  it('nothing is an answer too', async () => {
    const { api, asked } = hallThatSays(() => new Response(null, { status: 204 }));
    expect(await api.takeDown('t')).toBeUndefined();
    expect(asked[0].init.body).toBeUndefined();
  });
});

describe('the time of the server', () => {
  it('is that of this device unless they differ by more than a breath', () => {
    vi.useFakeTimers({ now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    noteServerTime(new Date(now + 1500).toUTCString(), now);
    expect(serverNow()).toBe(now);
    noteServerTime(new Date(now + 90_000).toUTCString(), now);
    expect(serverNow()).toBe(now + 90_000);
    noteServerTime('no date at all', now);
    noteServerTime(null, now);
    expect(serverNow()).toBe(now + 90_000);
    noteServerTime(new Date(now).toUTCString(), now);
  });
});
