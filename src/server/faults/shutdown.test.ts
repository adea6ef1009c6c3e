import { expect, it } from 'vitest';
import { DATABASES } from '../store/dev/databases.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { HallProcess } from './dev/hall-process.ts';
import { newStoreBackend } from './dev/store-backend.ts';
import { THOROUGH } from './dev/thorough.ts';

const LONGEST = 5000;
const [STOPS, TABLES] = THOROUGH ? [2, 6] : [1, 4];

it.for(DATABASES)('a hall that is stopped under load ends by itself, and loses nothing (%s)', async kind => {
  const { env, store } = await newStoreBackend(kind);
  let hall = await HallProcess.open(env);
  const { url, port } = hall;
  const tables = new BusyTables({ url, store, tables: TABLES });
  for (let stop = 0; stop < STOPS; stop++) {
    await tables.go(40);
    const asked = performance.now();
    // Twice, as a terminal does that tells npm and the hall.
    const ended = [hall.stop(), hall.stop()];
    expect([await ended[0], hall.output]).toEqual([0, '']);
    expect(performance.now() - asked).toBeLessThan(LONGEST);
    hall = await HallProcess.open({ ...env, PORT: String(port) });
  }
  await tables.finish();
  expect([await hall.stop(), hall.output]).toEqual([0, '']);
});
