import { expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { TestDatabase } from '../store/dev/databases.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { newGround } from './dev/ground.ts';
import { HallProcess } from './dev/hall-process.ts';

/** Players of every table are spread over the processes, and come back to another one each time their line is cut. */
async function playOver(processes: number, kind: TestDatabase['kind'], deeds: number): Promise<void> {
  const { env, store } = await newGround(kind);
  const halls = await Promise.all(Array.from({ length: processes }, () => HallProcess.open(env)));
  let turn = 0;
  const tables = new BusyTables({
    url: halls[0].url,
    store,
    tables: 6,
    bot: CATALOGUE[0].bots[0],
    address: () => halls[turn++ % processes].url,
  });
  for (let part = 0; part < 10; part++) {
    await tables.go(deeds / 10);
    tables.cutSome();
  }
  await tables.finish();
  expect(tables.cuts).toBeGreaterThan(10);
  for (const hall of halls) expect([await hall.stop(), hall.output]).toEqual([0, '']);
}

it.for([2, 3])('%d processes on one PostgreSQL keep one order of moves, with bots moved once', processes =>
  playOver(processes, 'postgres', 100),
);

it('two halls on one SQLite file keep one order of moves', () => playOver(2, 'sqlite', 100));
