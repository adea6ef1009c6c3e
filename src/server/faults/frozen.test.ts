import { expect, it, onTestFinished, vi } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { party } from '../dev/open-test-hall.ts';
import { newDatabase } from '../store/dev/databases.ts';
import { linkTo } from './dev/frozen-link.ts';
import { databaseEnv, HallProcess } from './dev/hall-process.ts';

/** What docs/hosting.md promises, and a moment for a machine that has other things to do. */
const LONGEST = 10_000 + 3000;

// `npm run faults` alone tries it (vitest.config.ts).
it('a hall whose database hangs without a word says so, and ends within ten seconds all the same', async () => {
  const database = await newDatabase('postgres');
  onTestFinished(() => database.remove());
  const link = await linkTo(database.where);
  const hall = await HallProcess.open({ ...databaseEnv({ kind: 'postgres', where: link.url }), LOG_LEVEL: 'fatal' });
  const seated = await party(hall.url, CATALOGUE[0].id, 2);
  onTestFinished(() => {
    for (const one of seated) one.leave();
  });
  for (const one of seated) one.connect();
  await vi.waitFor(() => expect(seated.every(({ acknowledged }) => acknowledged.length > 1)).toBe(true), 20_000);

  link.freeze();
  const ready = await fetch(`${hall.url}/readyz`);
  expect([ready.status, (await ready.json()).error]).toEqual([503, 'no-database']);
  const late = new Promise(resolve => setTimeout(resolve, LONGEST, 'it goes on and on').unref());
  expect(await Promise.race([hall.stop(), late])).toBe(0);
});
