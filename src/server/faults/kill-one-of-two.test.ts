import { expect, it } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { MortalHall } from './dev/mortal-hall.ts';
import { report } from './dev/report.ts';
import { newStoreBackend } from './dev/store-backend.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 8);
/** Milliseconds a round may take on a busy machine. */
const ROUND = 30_000;

// With one hall left standing nobody waits for the other; in `npm test` one of three is killed for good (processes.test.ts).
it('kill -9 of one of two halls, in turn, loses nothing and doubles nothing', {
  timeout: 60_000 + ROUNDS * ROUND,
}, async () => {
  const { env, store } = await newStoreBackend('postgres');
  const halls = await Promise.all([MortalHall.open(env), MortalHall.open(env)]);
  const addresses = halls.map(({ url }) => url);
  let turn = 0;
  const tables = new BusyTables({
    url: addresses[0],
    store,
    tables: 8,
    bot: USUAL,
    address: () => addresses[turn++ % 2],
  });
  for (let round = 0; round < ROUNDS; round++) {
    await tables.go(1 + Math.floor(Math.random() * 40));
    const hall = halls[round % 2];
    await hall.kill();
    // What is played meanwhile is played in the other one.
    await tables.go(1 + Math.floor(Math.random() * 10));
    await hall.rise();
  }
  await tables.finish();
  const { checked, deeds, cuts } = tables;
  const kills = halls.reduce((sum, hall) => sum + hall.kills, 0);
  report({ part: 'kill one of two', done: kills, checked, deeds, cuts });
  for (const hall of halls) expect([await hall.close(), hall.output]).toEqual([0, '']);
});
