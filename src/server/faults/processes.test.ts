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
  const alive = [...halls];
  let turn = 0;
  const tables = new BusyTables({
    url: halls[0].url,
    store,
    tables: TABLES,
    bot: USUAL,
    address: () => alive[turn++ % alive.length].url,
  });
  for (let part = 0; part < 10; part++) {
    await tables.go(DEEDS / 10);
    tables.cutSome();
    // One dies and does not come back: the others go on with its tables.
    if (part === 5 && alive.length > 2) await alive.pop()?.kill();
  }
  await tables.finish();
  expect(tables.cuts).toBeGreaterThan(TABLES);
  expect(halls.map(({ output }) => output)).toEqual(halls.map(() => ''));
  for (const hall of alive) expect([await hall.stop(), hall.output]).toEqual([0, '']);
}

// Of three, one is killed on the way.
it.for(THOROUGH ? [2, 3] : [3])(
  '%d processes on one PostgreSQL keep one order of moves, with bots moved once',
  processes => playOver(processes, 'postgres'),
);

it('two halls on one SQLite file keep one order of moves', () => playOver(2, 'sqlite'));
