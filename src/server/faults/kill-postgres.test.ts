import { expect, it, onTestFinished, vi } from 'vitest';
import { postgresServer } from '../store/dev/postgres-server.ts';
import { openStore } from '../store/open-store.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { databaseEnv, HallProcess } from './dev/hall-process.ts';
import { report } from './dev/report.ts';
import { THOROUGH } from './dev/thorough.ts';

/** `npm run faults -- --rounds 100` for many more. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (THOROUGH ? 8 : 1));
const DEEDS = 40;
/** Milliseconds a round may take on a busy machine. */
const ROUND = 60_000;

const quiet = (tables: BusyTables) =>
  vi.waitFor(async () => {
    const { deeds } = tables;
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(tables.deeds).toBe(deeds);
  }, 30_000);

it('kill -9 of PostgreSQL under load loses nothing, and play goes on when it is back', {
  timeout: 120_000 + ROUNDS * ROUND,
}, async () => {
  // As it ships: it waits for the disk (fsync).
  const server = await postgresServer();
  onTestFinished(() => server.remove());
  const where = server.url('postgres');
  const env = { ...databaseEnv({ kind: 'postgres', where }), LOG_LEVEL: 'fatal' };
  const halls = await Promise.all([HallProcess.open(env), HallProcess.open(env)]);
  const store = await openStore(where);
  onTestFinished(() => store.close());
  const tables = new BusyTables({
    url: halls[0].url,
    store,
    tables: 6,
    address: () => halls[Math.floor(Math.random() * 2)].url,
  });
  let inOrder = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await tables.go(1 + Math.floor(Math.random() * DEEDS));
    // Now and then it is stopped as a machine is that is switched off in order.
    if (round % 4 === 3) {
      await server.stop();
      inOrder++;
    } else await server.kill();
    // Without its database the hall acknowledges nothing, once all that it said before has been heard.
    if (round % 4 === 0) await quiet(tables);
    await server.start();
  }
  await tables.go(DEEDS);
  await tables.finish();
  const { checked, deeds, cuts } = tables;
  report({ part: 'kill PostgreSQL', done: ROUNDS, inOrder, checked, deeds, cuts });
  for (const hall of halls) expect([await hall.stop(), hall.output]).toEqual([0, '']);
});
