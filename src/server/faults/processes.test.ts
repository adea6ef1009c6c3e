import { expect, it } from 'vitest';
import { USUAL } from '../../bots/level-names.ts';
import type { TestDatabase } from '../store/dev/databases.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { HallProcess } from './dev/hall-process.ts';
import { newStoreBackend } from './dev/store-backend.ts';
import { THOROUGH } from './dev/thorough.ts';

const [TABLES, DEEDS] = THOROUGH ? [6, 100] : [4, 60];

/** Players of every table are spread over the processes, and come back to another one each time their line is cut. */
async function playOver(processes: number, kind: TestDatabase['kind']): Promise<void> {
  const { env, store } = await newStoreBackend(kind);
  const halls = await Promise.all(Array.from({ length: processes }, () => HallProcess.open(env)));
  let turn = 0;
  const tables = new BusyTables({
    url: halls[0].url,
    store,
    tables: TABLES,
    bot: USUAL,
    address: () => halls[turn++ % processes].url,
  });
  for (let part = 0; part < 10; part++) {
    await tables.go(DEEDS / 10);
    tables.cutSome();
  }
  await tables.finish();
  expect(tables.cuts).toBeGreaterThan(TABLES);
  for (const hall of halls) expect([await hall.stop(), hall.output]).toEqual([0, '']);
}

it.for(THOROUGH ? [2, 3] : [3])(
  '%d processes on one PostgreSQL keep one order of moves, with bots moved once',
  processes => playOver(processes, 'postgres'),
);

it('two halls on one SQLite file keep one order of moves', () => playOver(2, 'sqlite'));
