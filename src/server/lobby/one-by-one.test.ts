import { expect, it } from 'vitest';
import { OneByOne } from './one-by-one.ts';

it('does one thing at a time, in order, and sends away who would wait too long', async () => {
  const queue = new OneByOne(3);
  const done: number[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  const work = (n: number) => async () => {
    running++;
    expect(running).toBe(1);
    await new Promise<void>(resolve => void ends.push(resolve));
    running--;
    done.push(n);
    if (n === 2) throw new Error('broken');
    return n;
  };
  const all = [1, 2, 3].map(n => queue.next(work(n)));
  const failed = expect(all[1]).rejects.toThrow('broken');
  await expect(queue.next(work(4))).rejects.toMatchObject({ status: 503, refused: { error: 'busy' } });
  while (done.length < 3) {
    await Promise.resolve();
    ends.shift()?.();
  }
  await failed;
  expect([await all[0], await all[2]]).toEqual([1, 3]);
  // There is room again.
  const again = queue.next(async () => 5);
  expect(await again).toBe(5);
});

it('lets nobody who asks for much fill the queue of all', async () => {
  const queue = new OneByOne(5, 2);
  const never = () => new Promise<never>(() => undefined);
  for (let i = 0; i < 2; i++) void queue.next(never, 'mallory');
  await expect(queue.next(never, 'mallory')).rejects.toMatchObject({ status: 503 });
  const done = new OneByOne(5, 2);
  for (let i = 0; i < 3; i++) expect(await done.next(async () => i, 'anna')).toBe(i);
  void queue.next(never, 'anna');
  void queue.next(never, 'bo');
  void queue.next(never, 'cy');
  await expect(queue.next(never, 'dora')).rejects.toMatchObject({ status: 503 });
});
