import { expect, it, vi } from 'vitest';
import { Visitor } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { party } from '../dev/open-test-hall.ts';
import { Seated } from '../dev/seated.ts';
import { HallProcess } from './dev/hall-process.ts';
import { newStoreBackend } from './dev/store-backend.ts';

const STALLED = 5;
/** Within what the hall allows a line: a hundred a second. */
const AT_ONCE = 9;
const MEGABYTE = 1024 * 1024;

it('who does not read is cut off, costs a bounded amount of memory, and delays nobody', async () => {
  const { env } = await newStoreBackend('sqlite');
  const hall = await HallProcess.open({ ...env, LIMIT_MESSAGES: '100' });
  const seated = await party(hall.url, CATALOGUE[0].id, 2);
  const watchers = await Promise.all(
    Array.from({ length: STALLED }, async (_, i) => {
      const watcher = new Seated(await Visitor.named(hall.url, `Watcher ${i}`), seated[0].table, null);
      return watcher.connect();
    }),
  );
  for (const one of seated) {
    one.plays = false;
    one.connect();
  }
  const all = [...seated, ...watchers];
  await vi.waitFor(() => expect(all.every(one => one.moment)).toBe(true), 20_000);
  const before = await hall.memory();

  for (const watcher of watchers) watcher.stall(true);
  let slowest = 0;
  let last = performance.now();
  for (const one of seated) {
    one.onMoment = () => {
      slowest = Math.max(slowest, performance.now() - last);
      last = performance.now();
    };
    one.plays = true;
    one.decide();
  }
  // Each wants the whole table again and again, and reads nothing of it: many megabytes, if all of it were kept.
  let most = 0;
  for (let stalled = watchers; stalled.length > 0; stalled = watchers.filter(one => one.cuts === 0)) {
    for (const watcher of stalled) for (let i = 0; i < AT_ONCE; i++) watcher.request({ type: 'sit', seat: null });
    most = Math.max(most, (await hall.memory()).rss);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  // They come back, read again, and see the end like everybody else.
  const ends = await Promise.all(all.map(one => one.over));
  for (const { at, result } of ends) expect([at, result]).toEqual([ends[0].at, ends[0].result]);

  console.info(`${((most - before.rss) / MEGABYTE).toFixed(0)} MB more at most, slowest step ${slowest.toFixed(0)} ms`);
  expect(most - before.rss).toBeLessThan(100 * MEGABYTE);
  expect(slowest).toBeLessThan(5000);
  for (const one of all) one.leave();
  expect([await hall.stop(), hall.output]).toEqual([0, '']);
});
