import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { eachDatabase } from './dev/databases.ts';
import { sampleAppend, sampleTable } from './dev/samples.ts';
import { openBackend } from './open-store.ts';
import type { Append, Store } from './store.ts';

/** A database that fails in the middle of a group: after its entries, before what is due. */
const FAILING = {
  sqlite: {
    create: sql`create trigger failing before insert on due begin select raise(abort, 'failing'); end`,
    drop: sql`drop trigger failing`,
  },
  postgres: {
    create: sql`alter table due add constraint failing check (at is null)`,
    drop: sql`alter table due drop constraint failing`,
  },
};

eachDatabase('appending to logs', (open, database) => {
  it('keeps entries with what they change about their table', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const entry = sampleAppend('t', 0, { waiting: [0, 1], due: 5000 });
    expect(await store.append(entry)).toBe(true);
    const { waiting, standing, due, ...row } = entry;
    expect(await store.entries('t', 0)).toEqual([row]);
    expect(await store.table('t')).toMatchObject({ state: 'playing', waiting, standing, changed: entry.at });
    expect(await store.claimDue(4999, 9000, 10)).toEqual([]);
    expect(await store.claimDue(Number(due), 9000, 10)).toEqual(['t']);
  });

  it('ends the game with the entry that has a result', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const result = { ranking: [[1], [0]], totals: [3, 4], sources: ['all'], scores: [[3], [4]] };
    await store.append(sampleAppend('t', 0, { due: 5000 }));
    await store.append(sampleAppend('t', 1, { waiting: [], result }));
    expect(await store.table('t')).toMatchObject({ state: 'over', waiting: [], result });
    expect(await store.claimDue(1e15, 2e15, 10)).toEqual([]);
    await store.append(sampleAppend('t', 2, { entry: { note: 'thanks' }, waiting: [] }));
    expect(await store.table('t')).toMatchObject({ state: 'over', result });
  });

  it('writes nothing of an entry whose number or key is taken', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const first = sampleAppend('t', 0, { key: 'k', due: 5000 });
    expect(await store.append(first)).toBe(true);
    const late = { waiting: [7], due: 1, at: 1 };
    expect(await store.append(sampleAppend('t', 0, { ...late, key: 'other' }))).toBe(false);
    expect(await store.append(sampleAppend('t', 1, { ...late, key: 'k' }))).toBe(false);
    expect(await store.entries('t', 0)).toHaveLength(1);
    expect(await store.table('t')).toMatchObject({ waiting: first.waiting, changed: first.at });
    expect(await store.claimDue(4999, 9000, 10)).toEqual([]);
  });

  it('takes any number of entries without a key, and the same key at two tables', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    await store.addTable(sampleTable('u', { state: 'playing' }));
    expect(await store.append(sampleAppend('t', 0, { key: null }))).toBe(true);
    expect(await store.append(sampleAppend('t', 1, { key: null }))).toBe(true);
    expect(await store.append(sampleAppend('t', 2, { key: 'k' }))).toBe(true);
    expect(await store.append(sampleAppend('u', 0, { key: 'k' }))).toBe(true);
    expect(await store.append(sampleAppend('t', 3, { key: 'l' }))).toBe(true);
    expect(await store.keys('t', 9)).toEqual(['k', 'l']);
    expect(await store.keys('t', 1)).toEqual(['l']);
  });

  it('takes one of two for the same place, even at the same moment', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const both = [sampleAppend('t', 0, { key: 'a' }), sampleAppend('t', 0, { key: 'b' })];
    expect(await Promise.all(both.map(row => store.append(row)))).toEqual([true, false]);
    expect((await store.entries('t', 0)).map(row => row.key)).toEqual(['a']);
  });

  it('writes more entries at once than one group holds', async () => {
    const store = await open();
    const ids = Array.from({ length: 520 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.addTable(sampleTable(id, { state: 'playing' }))));
    const written = await Promise.all(ids.map(id => store.append(sampleAppend(id, 0))));
    expect(written.every(Boolean)).toBe(true);
    expect(await store.entries('t519', 0)).toHaveLength(1);
  });

  it('tells who listens of every entry that is written, however many at once, and of no other', async () => {
    const store = await open();
    const ids = Array.from({ length: 70 }, (_, i) => `t${i}`);
    for (const id of ids) await store.addTable(sampleTable(id, { state: 'playing' }));
    const heard: string[] = [];
    await store.listen(
      news => heard.push(JSON.stringify(news)),
      () => undefined,
    );
    const told = (table: string, seq: number) => JSON.stringify({ table, what: 'entries', seq });
    await store.append(sampleAppend('t0', 0));
    expect(await Promise.all(ids.map(id => store.append(sampleAppend(id, 0))))).toEqual(ids.map(id => id !== 't0'));
    await store.append(sampleAppend('t0', 1));
    await vi.waitFor(() => expect(heard).toContain(told('t0', 1)), 10_000);
    expect(heard.sort()).toEqual([...ids.map(id => told(id, 0)), told('t0', 1)].sort());
  });

  it('keeps the keys of requests as they were given, and minds none of them', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const keys = ['{"a",b}', 'it\'s \\ " $1', 'NULL', 'ð 🛡'];
    // Half of a sign is none, and each database has its own for what is none.
    for (const [seq, key] of [...keys, '\ud83d'].entries()) {
      expect(await store.append(sampleAppend('t', seq, { key }))).toBe(true);
    }
    expect((await store.keys('t', 9)).slice(0, keys.length)).toEqual(keys);
  });

  it('lets nobody else suffer for an entry of a table that is not there', async () => {
    const store = await open();
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const [good, bad] = await Promise.allSettled([
      store.append(sampleAppend('t', 0)),
      store.append(sampleAppend('nowhere', 0)),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: true });
    expect(bad.status).toBe('rejected');
    expect(await store.append(sampleAppend('t', 1))).toBe(true);
  });

  it('writes nothing of a group that fails, and the next one again', async () => {
    const store = await open();
    const ids = ['t', 'u', 'v'];
    for (const id of ids) await store.addTable(sampleTable(id, { state: 'playing' }));
    const before = await Promise.all(ids.map(id => store.table(id)));
    const appendAll = () => Promise.allSettled(ids.map(id => store.append(sampleAppend(id, 0, { due: 5 }))));
    const backend = await openBackend(database().where);
    await FAILING[backend.kind].create.execute(backend.db);
    expect((await appendAll()).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    for (const id of ids) expect(await store.entries(id, 0)).toEqual([]);
    expect(await Promise.all(ids.map(id => store.table(id)))).toEqual(before);
    await FAILING[backend.kind].drop.execute(backend.db);
    await backend.close();
    expect(await appendAll()).toEqual(ids.map(() => ({ status: 'fulfilled', value: true })));
  });

  it('gives each number to one of those who race for it, and leaves no gap', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const ids = ['t', 'u', 'v'];
    for (const id of ids) await stores[0].addTable(sampleTable(id, { state: 'playing' }));
    const count = 20;
    const won = await Promise.all(
      stores.flatMap((store, who) => ids.map(id => race(store, `process ${who}`, id, count))),
    );
    expect(won.flat()).toHaveLength(ids.length * count);
    for (const id of ids) {
      const entries = await stores[1].entries(id, 0);
      expect(entries.map(row => row.seq)).toEqual(Array.from({ length: count }, (_, seq) => seq));
      expect(new Set(entries.map(row => row.key))).toEqual(new Set(won.flat().filter(key => key.startsWith(`${id} `))));
    }
  });
});

/** Appends to a table until it has so many entries; the keys of those that were written. */
async function race(store: Store, who: string, table: string, count: number): Promise<string[]> {
  const written: string[] = [];
  for (let seq = 0; seq < count; seq = (await store.entries(table, 0)).length) {
    const row: Append = sampleAppend(table, seq, { key: `${table} ${seq} by ${who}` });
    if (await store.append(row)) written.push(String(row.key));
  }
  return written;
}
