import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from './dev/databases.ts';
import { sampleAppend, sampleTable, withPeople } from './dev/samples.ts';
import { openStore } from './open-store.ts';

it('notices what another process has written into the file, and takes its own writes for news alone', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const [here, there] = [await withPeople(openStore(where)), await openStore(where)];
  await here.addTable(sampleTable('t', { state: 'playing' }));
  const gaps = { here: 0, there: 0 };
  await here.listen(
    () => undefined,
    () => gaps.here++,
  );
  await there.listen(
    () => undefined,
    () => gaps.there++,
  );
  await here.append(sampleAppend('t', 0));
  await vi.waitFor(() => expect(gaps.there).toBe(1), 10_000);
  expect(gaps.here).toBe(0);
  await Promise.all([here.close(), there.close()]);
  await remove();
});

it('says why nothing was written where SQLite undoes all by itself, as on a full disk, and goes on after it', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const store = await withPeople(openStore(where));
  await store.addTable(sampleTable('t', { state: 'playing' }));
  const keeper = new Database(where);
  for (const [name, table] of Object.entries({ full: 'entries', broken: 'processes' })) {
    keeper.exec(
      `create trigger ${name} before insert on ${table} begin select raise(rollback, 'there is no room'); end`,
    );
  }
  await expect(store.append(sampleAppend('t', 0))).rejects.toThrow('there is no room');
  await expect(store.beat('process', 1)).rejects.toThrow('there is no room');
  // Who was in the same group is not told that it was written.
  const together = await Promise.allSettled([store.renamePlayer('nobody', 'x'), store.beat('process', 1)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  keeper.exec('drop trigger full; drop trigger broken');
  keeper.close();
  expect(await store.append(sampleAppend('t', 0))).toBe(true);
  await store.close();
  await remove();
});

it('is cleaned beside the loop: who reads meanwhile is answered, who writes waits, and nobody hears of it', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const store = await withPeople(openStore(where));
  let gaps = 0;
  await store.listen(
    () => undefined,
    () => gaps++,
  );
  // Another program has the file: the cleaning has to wait for it.
  const keeper = new Database(where);
  keeper.exec('begin immediate');
  // What is asked of the database in this thread: nothing of what takes long is among it.
  const here: string[] = [];
  for (const way of ['exec', 'pragma', 'prepare'] as const) {
    const own: object = Database.prototype[way];
    const noted = function (this: unknown, text: string, ...more: unknown[]) {
      here.push(text);
      return Reflect.apply(own as () => unknown, this, [text, ...more]);
    };
    onTestFinished(() => void Object.assign(Database.prototype, { [way]: own }));
    Object.assign(Database.prototype, { [way]: noted });
  }
  const ended: string[] = [];
  const cleaning = store.scrub().then(() => ended.push('cleaned'));
  const writing = store.renamePlayer('anna', 'Änna').then(() => ended.push('written'));
  for (let turn = 0; turn < 20; turn++) {
    await new Promise(resolve => setImmediate(resolve));
    expect(await store.player('anna')).toMatchObject({ name: 'Anna Ó' });
  }
  expect(ended).toEqual([]);
  keeper.exec('rollback');
  await Promise.all([cleaning, writing]);
  expect(ended).toEqual(['cleaned', 'written']);
  expect(here.filter(text => /vacuum|checkpoint/i.test(text))).toEqual([]);
  expect(here).toContain('rollback');
  expect(await store.player('anna')).toMatchObject({ name: 'Änna' });
  expect(keeper.pragma('user_version', { simple: true })).toBe(1);
  await setTimeout(700);
  expect(gaps).toBe(0);
  keeper.exec("delete from once where name = 'x'; update players set created = 2");
  keeper.close();
  await vi.waitFor(() => expect(gaps).toBe(1), 10_000);
  await store.close();
  await remove();
});
