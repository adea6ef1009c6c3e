import { expect, it, vi } from 'vitest';
import { Visitor } from '../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { party } from '../dev/open-test-hall.ts';
import { Seated } from '../dev/seated.ts';
import { newGround } from './dev/ground.ts';
import { HallProcess } from './dev/hall-process.ts';

const STALLED = 5;
const REQUESTS = 250;
const MEGABYTE = 1024 * 1024;

it('who does not read is cut off, costs a bounded amount of memory, and delays nobody', async () => {
  const { env } = await newGround('sqlite');
  const hall = await HallProcess.open({ ...env, LIMIT_MESSAGES: '100' });
  const seated = await party(hall.url, CATALOGUE[0].id, 2);
  const watchers = await Promise.all(
    Array.from({ length: STALLED }, async (_, i) => {
      const watcher = new Seated(await Visitor.named(hall.url, `Watcher ${i}`), seated[0].table, null);
      return watcher.connect();
    }),
  );
  for (const one of seated) one.connect();
  await vi.waitFor(() => expect(watchers.every(one => one.moment)).toBe(true), 20_000);
  const before = await hall.memory();

  // Each wants the whole table again and again, and reads nothing of it: many megabytes, if all of it were kept.
  for (const watcher of watchers) {
    watcher.stall(true);
    for (let i = 0; i < REQUESTS; i++) watcher.request({ type: 'sit', seat: null });
  }
  let most = 0;
  let slowest = 0;
  let asked = performance.now();
  for (const one of seated) {
    one.onMoment = () => {
      slowest = Math.max(slowest, performance.now() - asked);
      asked = performance.now();
    };
  }
  let over = false;
  void Promise.all(seated.map(one => one.over)).then(() => {
    over = true;
  });
  while (!over) {
    most = Math.max(most, (await hall.memory()).rss);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  await vi.waitFor(async () => expect(await lines(hall.url)).toBe(seated.length), 20_000);
  console.info(`${((most - before.rss) / MEGABYTE).toFixed(0)} MB more at most, slowest step ${slowest.toFixed(0)} ms`);
  expect(most - before.rss).toBeLessThan(300 * MEGABYTE);
  expect(slowest).toBeLessThan(5000);
  for (const one of [...seated, ...watchers]) one.leave();
  expect([await hall.stop(), hall.output]).toEqual([0, '']);
});

/** Open lines to tables, as the hall counts them. */
async function lines(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^skali_connections (\d+)$/m.exec(text)?.[1]);
}
