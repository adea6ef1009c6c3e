import { expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

const nextTurn = () => new Promise<void>(resolve => void setImmediate(resolve));

it('begins one thing in a turn of the loop, each address in its turn', async () => {
  const turnstile = new Turnstile();
  const begun: string[] = [];
  const ask = (address: string) => turnstile.pass(address, async () => begun.push(address));
  const all = [...'aaaaa', 'b', 'c'].map(ask);
  expect(begun).toEqual([]);
  let most = 0;
  for (let before = 0; begun.length < 7; before = begun.length) {
    await nextTurn();
    most = Math.max(most, begun.length - before);
  }
  await Promise.all(all);
  expect(most).toBe(1);
  expect(begun.join('')).toBe('abcaaaa');
});

it('lets nobody wait for an address whose questions do not end', async () => {
  const turnstile = new Turnstile();
  let end: () => void = () => undefined;
  const endless = new Promise<void>(resolve => {
    end = resolve;
  });
  let begun = 0;
  const slow = Array.from({ length: 6 }, () =>
    turnstile.pass('a', () => {
      begun++;
      return endless;
    }),
  );
  expect(await turnstile.pass('b', async () => 'heard')).toEqual({ done: 'heard' });
  for (let i = 0; i < 10; i++) await nextTurn();
  expect(begun).toBe(4);
  end();
  await Promise.all(slow);
  expect(begun).toBe(6);
});

it('takes no more than it can keep, and what breaks holds up nothing', async () => {
  const turnstile = new Turnstile();
  const broken = Array.from({ length: 1000 }, () => turnstile.pass('a', () => Promise.reject(new Error('broken'))));
  expect(await turnstile.pass('a', async () => 'too much')).toBeUndefined();
  expect((await Promise.allSettled(broken)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await turnstile.pass('a', async () => 'again')).toEqual({ done: 'again' });
});
