import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase, type TestDatabase } from '../server/store/dev/databases.ts';
import { openSeat, sampleAppend, sampleTable } from '../server/store/dev/samples.ts';
import { openStore } from '../server/store/open-store.ts';
import { contents, furnish, NAMES, skali } from './dev/furnished.ts';

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
    await store.addTable(sampleTable('mine', { creator: null, seats: [openSeat] }));
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
