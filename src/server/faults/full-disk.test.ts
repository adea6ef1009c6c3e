import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { command, postgresServer } from '../store/dev/postgres-server.ts';
import { openStore } from '../store/open-store.ts';
import { BusyTables } from './dev/busy-tables.ts';
import { databaseEnv, type Env } from './dev/hall-process.ts';
import { MortalHall } from './dev/mortal-hall.ts';
import { type SmallDisk, smallDisk } from './dev/small-disk.ts';

const FULL = 3;
const PATIENCE = { timeout: 60_000, interval: 100 };

const ready = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, (await response.json()).error];
};

/** How often something was not taken because the disk is full. */
const refusals = async (url: string) => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^skali_refused_total\{reason="disk-full"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
};

/**
 * A disk that is full again and again while people play: all is told, nothing is lost, and play goes on by itself. `tidy`
 * leaves little room within the files of the database.
 */
async function playOnFull(disk: SmallDisk, where: string, env: Env, tidy: () => unknown): Promise<void> {
  const hall = await MortalHall.open({ ...env, LOG_LEVEL: 'fatal' });
  const store = await openStore(where);
  onTestFinished(() => store.close());
  const tables = new BusyTables({ url: hall.url, store, tables: 6 });
  for (let time = 0; time < FULL; time++) {
    await tables.go(30);
    await tidy();
    disk.fill();
    await vi.waitFor(async () => expect(await refusals(hall.url)).toBeGreaterThan(0), PATIENCE);
    // PostgreSQL may find room for some within its files; SQLite writes at the end of its journal.
    if (store.kind === 'sqlite') {
      await vi.waitFor(async () => expect(await ready(hall.url)).toEqual([503, 'disk-full']), PATIENCE);
      const { deeds } = tables;
      await new Promise(resolve => setTimeout(resolve, 500));
      expect(tables.deeds).toBe(deeds);
    }
    if (time === FULL - 1) await hall.kill();
    disk.free();
    if (time === FULL - 1) await hall.rise();
    await vi.waitFor(async () => expect(await ready(hall.url)).toEqual([200, undefined]), PATIENCE);
  }
  await tables.go(30);
  await tables.finish();
  console.info(`full ${FULL} times: ${tables.checked} tables, ${tables.deeds} deeds acknowledged`);
  expect([await hall.close(), hall.output]).toEqual([0, '']);
}

// `npm run faults` alone tries it (vitest.config.ts), and only who may mount anything has a disk for it.
it('a disk that is full under SQLite is told, loses nothing, and play goes on when there is room', async ({ skip }) => {
  const disk = smallDisk(24);
  if (!disk) return skip('no disk can be made here');
  const where = join(disk.folder, 'hall', 'skali.db');
  mkdirSync(join(disk.folder, 'hall'), { mode: 0o700 });
  await playOnFull(disk, where, databaseEnv({ kind: 'sqlite', where }), () => {
    const database = new Database(where);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  });
});

it('a disk that is full under PostgreSQL is told, loses nothing, and play goes on when there is room', async ({
  skip,
}) => {
  const disk = smallDisk(48);
  if (!disk) return skip('no disk can be made here');
  const server = await postgresServer();
  onTestFinished(() => server.remove());
  const space = join(disk.folder, 'space');
  mkdirSync(space);
  chownSync(disk.folder, server.owner, server.owner);
  chownSync(space, server.owner, server.owner);
  await command(server.url('postgres'), `create tablespace small location '${space}'`);
  await command(server.url('postgres'), 'create database small tablespace small');
  const where = server.url('small');
  await playOnFull(disk, where, databaseEnv({ kind: 'postgres', where }), () => undefined);
});
