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
