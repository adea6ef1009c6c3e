import { expect, it, onTestFinished, vi } from 'vitest';
import { postgresServer } from '../store/dev/postgres-server.ts';
import { openStore } from '../store/open-store.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { databaseEnv, HallProcess } from './dev/hall-process.ts';
import { THOROUGH } from './dev/thorough.ts';

const [RESTARTS, DEEDS] = THOROUGH ? [3, 60] : [1, 40];

it('play goes on after PostgreSQL was restarted under load, and nothing is lost', async () => {
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
  for (let restart = 0; restart < RESTARTS; restart++) {
    await tables.go(DEEDS);
    await server.stop();
    // Without its database the hall acknowledges nothing, once all that it said before has been heard.
    await vi.waitFor(async () => {
      const { deeds } = tables;
      await new Promise(resolve => setTimeout(resolve, 300));
      expect(tables.deeds).toBe(deeds);
    }, 10_000);
    await server.start();
  }
  await tables.go(DEEDS);
  await tables.finish();
  for (const hall of halls) expect([await hall.stop(), hall.output]).toEqual([0, '']);
});
