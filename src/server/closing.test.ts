import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeInTime } from './closing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a hall ends, whatever hangs or breaks in it', async () => {
  const did: string[] = [];
  const stage = (name: string, work: () => Promise<unknown>) => ({
    name,
    within: 1000,
    async close() {
      did.push(name);
      await work();
    },
  });
  const broken = new Error('the database is gone');
  const heard: unknown[] = [];
  let ended = false;
  void closeInTime(
    [
      stage('notices', async () => undefined),
      stage('rooms', () => new Promise(() => undefined)),
      stage('lines', () => Promise.reject(broken)),
      stage('database', () => new Promise(() => undefined)),
    ],
    { late: name => heard.push(name), broke: error => heard.push(error) },
  ).then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect([did, ended]).toEqual([['notices', 'rooms'], false]);
  await vi.advanceTimersByTimeAsync(1001);
  expect([did, ended]).toEqual([['notices', 'rooms', 'lines', 'database'], true]);
  expect(heard).toEqual(['rooms', broken, 'database']);
});
