import { expect, it } from 'vitest';
import { DATABASES, newDatabase } from '../store/dev/databases.ts';
import { openStore } from '../store/open-store.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { databaseEnv, HallProcess } from './dev/hall-process.ts';

const LONGEST = 5000;

it.for(DATABASES)('a hall that is stopped under load ends by itself, and loses nothing (%s)', async kind => {
  const database = await newDatabase(kind);
  const env = databaseEnv(database);
  let hall = await HallProcess.open(env);
  const { url, port } = hall;
  const store = await openStore(database.where);
  const tables = new BusyTables({ url, store, tables: 6 });
  for (let stop = 0; stop < 3; stop++) {
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
  await store.close();
  await database.remove();
});
