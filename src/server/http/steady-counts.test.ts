import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyCounts } from './steady-counts.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const often = (counts: SteadyCounts, key = 'a') => {
  let often = 0;
  counts.incr(
    key,
    (_, count) => {
      often = count?.current ?? 0;
    },
    MINUTE,
  );
  return often;
};

it('a clock that is set back locks nobody out, and one that is set forward lets nobody in', () => {
  const counts = new SteadyCounts();
  expect([often(counts), often(counts), often(counts, 'b')]).toEqual([1, 2, 1]);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(often(counts)).toBe(3);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(often(counts)).toBe(4);
  vi.advanceTimersByTime(MINUTE);
  expect(often(counts)).toBe(1);
});

it('however many addresses ask, not all of them are remembered', () => {
  const counts = new SteadyCounts();
  expect([often(counts, 'quiet'), often(counts, 'busy')]).toEqual([1, 1]);
  for (let i = 0; i < 4_999; i++) often(counts, `${i}`);
  expect([often(counts, 'busy'), often(counts, 'quiet')]).toEqual([2, 1]);
});
