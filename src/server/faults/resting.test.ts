import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { TablePlan } from '../../host/hall-api.ts';
import { party } from '../dev/open-test-hall.ts';
import { DATABASES } from '../store/dev/databases.ts';
import type { Store } from '../store/store.ts';
import { HallProcess } from './dev/hall-process.ts';
import { worked } from './dev/processor-time.ts';
import { newStoreBackend } from './dev/store-backend.ts';

const TABLES = 10_000;
/** At one of so many a clock has run out, and bots decide; the others are only looked at. */
const HURRIED = 50;
const AT_ONCE = 100;
const MEGABYTE = 1024 * 1024;
/** Long ago. */
const DUE = 1;

const NONE: TablePlan['timing'] = { rule: { kind: 'none' }, runOut: 'decision' };
const DAYS: TablePlan['timing'] = { rule: { kind: 'days', each: 3_600_000 }, runOut: 'decision' };

/** A way to lay out more tables like one that has just begun, all of them due. */
async function likeOne(url: string, store: Store, timing: TablePlan['timing']): Promise<() => Promise<string>> {
  const [{ table: id }] = await party(url, CATALOGUE[0].id, 2, { timing });
  const [table, snapshot] = [await store.table(id), await store.snapshot(id)];
  if (!table?.head || !snapshot) throw new Error('it has not begun');
  const { head, seats, waiting } = table;
  const clock = { rule: timing.rule, left: seats.map(() => 0), running: waiting, since: DUE };
  const kept = { ...snapshot, ...(timing.rule.kind === 'days' && { clock }) };
  return async () => {
    const id = randomUUID();
    await store.addTable({ ...table, id, state: 'gathering', head: null, begun: null, waiting: [] });
    await store.begin(id, head, seats, waiting, DUE, DUE, kept);
    return id;
  };
}

// `npm run faults` alone tries it (vitest.config.ts).
it.for(DATABASES)(
  `${TABLES} resting tables that are due at once are looked after, and nobody waits for it (%s)`,
  {
    timeout: 1_800_000,
  },
  async kind => {
    const { env, store } = await newStoreBackend(kind);
    const first = await HallProcess.open(env);
    const calm = await likeOne(first.url, store, NONE);
    const hurried = await likeOne(first.url, store, DAYS);
    await first.stop();
    const late: string[] = [];
    for (let i = 0; i < TABLES; i += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE - AT_ONCE / HURRIED }, calm));
      late.push(...(await Promise.all(Array.from({ length: AT_ONCE / HURRIED }, hurried))));
    }

    const began = performance.now();
    const hall = await HallProcess.open(env);
    const seated = await party(hall.url, CATALOGUE[0].id, 2);
    for (const one of seated) one.connect();
    let [most, slowest, asked] = [0, 0, 0];
    // Whatever is still due from long ago was not looked at yet.
    while ((await store.claimDue(DUE, DUE, 1)).length > 0) {
      const answered = await worked(hall.pid, () => fetch(`${hall.url}/api/hall`).then(response => response.text()));
      slowest = Math.max(slowest, answered);
      most = Math.max(most, (await hall.memory()).rss);
      asked++;
    }
    const seconds = (performance.now() - began) / 1000;
    const chosen = seated.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    for (const one of seated) one.leave();
    const timedOut = async () => {
      const logs = await Promise.all(late.map(id => store.entries(id, 0)));
      return logs.filter(rows => rows.some(({ entry }) => 'note' in entry && entry.note === 'time-out')).length;
    };
    await expect.poll(timedOut, { timeout: 120_000, interval: 500 }).toBe(late.length);
    console.info(
      `${kind}: ${TABLES} tables in ${seconds.toFixed(1)} s, ${(most / MEGABYTE).toFixed(0)} MB at most; ` +
        `${asked} requests of a stranger, the slowest after ${slowest.toFixed(0)} ms of processor time; ${chosen} choices of two people`,
    );
    expect(most).toBeLessThan(500 * MEGABYTE);
    expect(slowest).toBeLessThan(100);
    expect(chosen).toBeGreaterThan(0);
    expect([await hall.stop(), hall.output]).toEqual([0, '']);
  },
);
