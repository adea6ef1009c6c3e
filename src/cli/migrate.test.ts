import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '../server/store/dev/databases.ts';
import {
  openSeat,
  person,
  sampleAppend,
  sampleHead,
  sampleSnapshot,
  sampleTable,
} from '../server/store/dev/samples.ts';
import { openBackend, openStore } from '../server/store/open-store.ts';
import { KEYS, type Schema } from '../server/store/schema.ts';
import { captured } from './dev/captured.ts';
import { main } from './main.ts';

const NAMES = Object.keys(KEYS) as (keyof Schema)[];

/** All rows of all tables, as they lie in the database. */
async function contents(where: string): Promise<Record<string, unknown[]>> {
  const ground = await openBackend(where);
  const all: Record<string, unknown[]> = {};
  for (const name of NAMES) {
    const rows = await ground.db.selectFrom(name).selectAll().execute();
    all[name] = rows.map(row => JSON.stringify(Object.entries(row).sort())).sort();
  }
  await ground.close();
  return all;
}

/** A hall with something in every table that is moved. */
async function furnish(where: string): Promise<void> {
  const store = await openStore(where);
  await store.addPlayer({ id: 'anna', name: 'Ánna', created: 1_700_000_000_000 });
  await store.addSession('hash', 'anna', 1);
  await store.addMailToken({ hash: 'letter', player: 'anna', email: 'a@b', created: 1, until: 2 });
  await store.setContact('anna', { email: 'a@b', webhook: null, language: 'en' });
  const passkey = { id: 'key', player: 'anna', label: 'phone', publicKey: 'p', counter: 3, transports: [], created: 1 };
  await store.addPasskey(passkey);
  await store.addPush({ endpoint: 'e', player: 'anna', keys: { p256dh: 'p', auth: 'a' }, language: 'it' });
  const ids = Array.from({ length: 520 }, (_, i) => `t${i}`);
  const seats = [person('anna'), openSeat];
  await Promise.all(ids.map(id => store.addTable(sampleTable(id, { seats, state: 'playing', head: sampleHead() }))));
  for (const seq of [0, 1]) await Promise.all(ids.map(id => store.append(sampleAppend(id, seq, { due: seq }))));
  await store.append(sampleAppend('t0', 2, { key: null, due: null }));
  await store.keepSnapshot('t0', sampleSnapshot(1));
  await store.setNotices('t0', [{ table: 't0', seat: 0, player: 'anna', at: 5 }]);
  await store.say('t0', { id: 'a', room: 'table', name: 'Ánna', seat: 0, text: '„Skál!“', at: 1, to: [0, 1] }, 'anna');
  await store.secret('push', () => 'made here');
  await store.once('letter', 1, 2);
  await store.close();
}

async function skali(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const io = captured();
  const code = await main(args, io);
  return { code, out: io.output(), err: io.errors() };
}

describe('skali migrate', () => {
  let file: TestDatabase;
  let server: TestDatabase;

  beforeEach(async () => {
    [file, server] = await Promise.all([newDatabase('sqlite'), newDatabase('postgres')]);
  });

  afterEach(async () => {
    await Promise.all([file.remove(), server.remove()]);
  });

  it('keeps everything on the way to PostgreSQL and back', async () => {
    await furnish(file.where);
    const before = await contents(file.where);
    for (const name of NAMES) {
      if (name !== 'lines' && name !== 'processes') expect(before[name], name).not.toEqual([]);
    }
    const used = await openStore(server.where);
    await used.secret('push', () => 'made there');
    await used.close();

    const there = await skali('migrate', file.where, server.where);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(there.out).toMatch(/^entries +1,041$/m);
    expect(await contents(server.where)).toEqual(before);

    const again = await newDatabase('sqlite');
    expect(await skali('migrate', server.where, again.where)).toMatchObject({ code: 0 });
    expect(await contents(again.where)).toEqual(before);
    const store = await openStore(again.where);
    expect(await store.append(sampleAppend('t0', 3))).toBe(true);
    await store.close();
    await again.remove();
  });

  it('refuses a target that holds a hall, and leaves it as it is', async () => {
    await furnish(file.where);
    const store = await openStore(server.where);
    await store.addTable(sampleTable('mine'));
    await store.close();
    const { code, out, err } = await skali('migrate', file.where, server.where);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('the target holds a hall already (tables: 1, players: 0)');
    expect((await contents(server.where)).tables).toHaveLength(1);
  });

  it('says what is wrong, without giving a password away', async () => {
    const missing = `${file.where}.missing`;
    expect((await skali('migrate', missing, server.where)).err).toContain('skali.db.missing is not there');
    expect(existsSync(missing)).toBe(false);
    expect((await skali('migrate', file.where, file.where)).code).toBe(1);
    const { code, err } = await skali('migrate', 'postgres://me:hush@127.0.0.1:1/x', file.where);
    expect(code).toBe(1);
    expect(err).toContain('postgres://me@127.0.0.1:1/x cannot be opened');
    expect(err).toContain('ECONNREFUSED');
    expect(err).not.toContain('hush');
  });
});

it.each([
  [[], 'from where?'],
  [['a'], 'where to?'],
  [['a', 'b', 'c'], '"c" is one too many'],
])('skali migrate explains itself to %j', async (args, problem) => {
  const { code, err } = await skali('migrate', ...args);
  expect(code).toBe(2);
  expect(err).toContain(problem);
});
