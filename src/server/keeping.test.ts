import Database from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CATALOGUE } from '../games/catalogue.ts';
import { openTestHall, party } from './dev/open-test-hall.ts';
import { hindranceOf } from './hindrance.ts';
import { Keeping } from './keeping.ts';
import { makeLog } from './log.ts';
import { newDatabase } from './store/dev/databases.ts';
import { command } from './store/dev/postgres-server.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const caught = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was wrong');
};

function logged() {
  const lines: { level: number; msg: string; hindrance?: string; times?: number; where?: string }[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: line => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

describe('what keeps a hall from keeping anything', () => {
  it('is told from what SQLite says', async () => {
    const database = new Database(':memory:');
    database.exec('create table t (x)');
    database.pragma('max_page_count = 3');
    const fill = () => database.prepare('insert into t values (hex(randomblob(9000)))').run();
    expect(hindranceOf(await caught(fill))).toBe('disk-full');
    database.pragma('query_only = on');
    expect(hindranceOf(await caught(fill))).toBe('read-only');
    database.pragma('query_only = off');
    expect(hindranceOf(await caught(() => database.exec('create table t (x)')))).toBeNull();
    database.close();
  });

  it('is told from what PostgreSQL and its driver say', async () => {
    const away = await caught(() => openStore('postgres://skali@127.0.0.1:1/x'));
    expect(hindranceOf(away)).toBe('no-database');
    const { where, remove } = await newDatabase('postgres');
    const client = new pg.Client({ connectionString: where });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('set default_transaction_read_only = on');
    expect(hindranceOf(await caught(() => client.query('delete from once')))).toBe('read-only');
    expect(hindranceOf(await caught(() => client.query('select 1 from nowhere')))).toBeNull();
    const query = client.query('select pg_terminate_backend(pg_backend_pid())');
    expect(hindranceOf(await caught(() => query))).toBe('no-database');
    await client.end().catch(() => undefined);
    await remove();
  });
});

describe('the log', () => {
  it('tells the same hindrance once a minute, however often it shows, and when it is over', async () => {
    const { lines, log } = logged();
    let now = 0;
    const keeping = new Keeping(log, () => now);
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    let broken = true;
    const beat = async () => {
      if (broken) throw full;
    };
    const store = keeping.watch({ beat } as unknown as Store);
    for (let second = 0; second < 90; second++) {
      now = second * 1000;
      await store.beat('p', 1).catch(error => keeping.broke('beat', error));
    }
    expect(keeping.hindrance).toBe('disk-full');
    expect(lines.map(({ level, msg, times }) => [level, msg, times])).toEqual([
      [50, 'The disk is full: nothing can be kept until there is room.', undefined],
      [50, 'The disk is full: nothing can be kept until there is room.', 60],
    ]);
    // What has nothing to do with it is told at once.
    keeping.broke('room', new Error('a bug'));
    expect(lines.at(-1)?.msg).toBe('something broke');
    broken = false;
    await store.beat('p', 1);
    await store.beat('p', 1);
    expect(keeping.hindrance).toBeNull();
    expect(lines.filter(({ msg }) => msg === 'What happens is kept again.')).toHaveLength(1);
  });
});

it('the log tells once a minute what breaks again and again in the same place, and at once what breaks elsewhere', () => {
  const { lines, log } = logged();
  let now = 0;
  const keeping = new Keeping(log, () => now);
  const broken = new Error('a bug');
  for (now = 0; now < 90_000; now += 1000) keeping.broke('room', broken);
  keeping.broke('site', broken);
  keeping.broke('room', new Error('another one'));
  expect(lines.map(({ where, times }) => [where, times])).toEqual([
    ['room', undefined],
    ['room', 60],
    ['site', undefined],
    ['room', undefined],
  ]);
});

it('a database that hangs is told, too, and that it answers again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { lines, log } = logged();
  const keeping = new Keeping(log);
  let answer = (): void => undefined;
  const beat = () =>
    new Promise<void>(resolve => {
      answer = resolve;
    });
  const beating = keeping.watch({ beat } as unknown as Store).beat('p', 1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(keeping.hindrance).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(keeping.hindrance).toBe('no-database');
  answer();
  await beating;
  expect(keeping.hindrance).toBeNull();
  expect(lines.map(({ msg }) => msg)).toEqual(['The database does not answer.', 'What happens is kept again.']);
});

it('a hall whose database becomes read-only says so, counts what it refuses, and goes on by itself', async () => {
  const { where, remove } = await newDatabase('postgres');
  const [name, desk] = [new URL(where).pathname.slice(1), where.replace(/[^/]*$/, 'postgres')];
  const { lines, log } = logged();
  const hall = await openTestHall({ DATABASE_URL: where }, { log });
  const seated = await party(hall.url, CATALOGUE[0].id, 2);
  onTestFinished(async () => {
    for (const one of seated) one.leave();
    await hall.close();
    await remove();
  });
  const deeds = () => seated.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (const one of seated) one.connect();
  await vi.waitFor(() => expect(deeds()).toBeGreaterThan(2), 20_000);

  const readOnly = async (on: boolean) => {
    await command(desk, `alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`);
    await command(desk, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  const ready = async () => {
    const response = await fetch(`${hall.url}/readyz`);
    return [response.status, (await response.json()).error];
  };
  await readOnly(true);
  await vi.waitFor(async () => expect(await ready()).toEqual([503, 'read-only']), 20_000);
  const metrics = async () => (await fetch(`${hall.url}/metrics`)).text();
  await vi.waitFor(
    async () => expect(await metrics()).toMatch(/skali_refused_total\{reason="read-only"\} [1-9]/),
    20_000,
  );
  expect(lines.filter(({ hindrance, level }) => hindrance === 'read-only' && level === 50).length).toBeLessThan(2);

  await readOnly(false);
  const before = deeds();
  await vi.waitFor(() => expect(deeds()).toBeGreaterThan(before + 2), 30_000);
  expect(await ready()).toEqual([200, undefined]);
  expect(lines.map(({ msg }) => msg)).toContain('What happens is kept again.');
});
