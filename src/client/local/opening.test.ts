import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAtLast } from './opening.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => undefined);
const PATIENCE = { wait: 100, tries: 3 };

it('what answers is asked once', async () => {
  const open = vi.fn(async () => 'store');
  expect(await openAtLast(open, vi.fn(), PATIENCE)).toBe('store');
  await vi.advanceTimersByTimeAsync(1000);
  expect(open).toHaveBeenCalledTimes(1);
});

it('what does not answer is asked again, and what it opens late is closed', async () => {
  const close = vi.fn();
  let late: (value: string) => void = () => undefined;
  const open = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise(done => (late = done)))
    .mockImplementationOnce(async () => 'second');
  const opened = openAtLast(open, close, PATIENCE);
  await vi.advanceTimersByTimeAsync(100);
  expect(await opened).toBe('second');
  late('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledWith('first');
  expect(close).toHaveBeenCalledTimes(1);
});

it('what never answers is given up, and what is refused is not asked again', async () => {
  const silent = vi.fn(never);
  const given = expect(openAtLast(silent, vi.fn(), PATIENCE)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(300);
  await given;
  expect(silent).toHaveBeenCalledTimes(3);
  const refused = vi.fn(async () => Promise.reject(new Error('not here')));
  await expect(openAtLast(refused, vi.fn(), PATIENCE)).rejects.toThrow('not here');
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toHaveBeenCalledTimes(1);
});
