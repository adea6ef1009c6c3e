import { afterEach, expect, it, vi } from 'vitest';
import { inSlices, restForOthers } from './slices.ts';

afterEach(() => void vi.restoreAllMocks());

/** Turns of the loop, as everybody else in this thread has them. */
function turns(): { now: () => number; stop: () => void } {
  let turn = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turn++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  return { now: () => turn, stop: () => clearImmediate(next) };
}

it('of all work in slices, one slice is done in a turn of the loop, however much of it there is', async () => {
  // Whoever looks at the clock has had their time.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  const turn = turns();
  const slices: number[] = [];
  function* work(): Generator<void> {
    for (let step = 0; step < 64; step++) {
      if (step % 8 === 0) slices.push(turn.now());
      yield;
    }
  }
  await Promise.all(Array.from({ length: 6 }, () => inSlices(work())));
  turn.stop();
  expect(slices).toHaveLength(48);
  expect(new Set(slices).size).toBe(48);
});

it('who rests has their turn in the order in which they came', async () => {
  const came: number[] = [];
  await Promise.all([1, 2, 3].map(one => restForOthers().then(() => came.push(one))));
  expect(came).toEqual([1, 2, 3]);
});
