import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { barePostgres, eachDatabase, newDatabase } from './dev/databases.ts';
import { sampleAppend, sampleTable, withPeople } from './dev/samples.ts';
import { openBackend, openStore } from './open-store.ts';
import type { News } from './store.ts';

eachDatabase('a store', (open, database) => {
  it('makes a secret once, whichever process is first', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    let made = 0;
    const secrets = await Promise.all(stores.map(store => store.secret('push', () => `secret ${++made}`)));
    expect(new Set(secrets).size).toBe(1);
    expect(await stores[0].secret('push', () => 'never')).toBe(secrets[0]);
    expect(await stores[0].secret('other', () => 'another')).toBe('another');
  });

  it('does what can be done of what is asked at once', async () => {
    const store = await open();
    const asked = ['t', 't', 'u'].map(id => store.addTable(sampleTable(id)));
    const statuses = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await store.openTables({ limit: 10 })).toHaveLength(2);
  });

  it('hears what is told and what is appended, by itself and by others', async () => {
    const [here, there] = await Promise.all([open(), open()]);
    await here.addTable(sampleTable('t', { state: 'playing' }));
    const heard: News[] = [];
    const stop = await there.listen(
      news => heard.push(news),
      () => heard.push({ table: 'gap', what: 'lobby' }),
    );
    await here.tell({ table: 't', what: 'said' });
    await there.tell({ table: 't', what: 'lobby' });
    await here.append(sampleAppend('t', 0));
    await here.append(sampleAppend('t', 0, { key: 'late' }));
    await vi.waitFor(() => expect(heard).toHaveLength(3), 10_000);
    expect(heard.map(({ what }) => what)).toEqual(['said', 'lobby', 'entries']);
    await stop();
    await here.tell({ table: 't', what: 'presence' });
    await here.ping();
    expect(heard).toHaveLength(3);
  });

  it('says which row is damaged', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    const backend = await openBackend(database().where);
    await backend.db.updateTable('tables').set({ options: '{"len' }).where('id', '=', 't').execute();
    await backend.close();
    await expect(store.table('t')).rejects.toThrow(/damaged: tables\.options of t holds no JSON/);
  });

  it('remembers when it is opened again, and refuses a database of a newer Skáli', async () => {
    const { where, remove } = await newDatabase(database().kind);
    const first = await withPeople(openStore(where));
    await first.addTable(sampleTable('t'));
    await first.close();
    const backend = await openBackend(where);
    expect(await backend.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 't' }]);
    await backend.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '999-later', timestamp: '2099-01-01' })
      .execute();
    await backend.close();
    await expect(openStore(where)).rejects.toThrow('made by a newer Skáli');
    await remove();
  });

  it('brings a database of an older Skáli up to date, and keeps what is in it', async () => {
    const { where, remove } = await newDatabase(database().kind);
    const first = await withPeople(openStore(where));
    await first.addTable(sampleTable('t'));
    await first.setContact('anna', { email: 'a@b', webhook: null, language: 'it' });
    await first.append(sampleAppend('t', 0));
    await first.close();
    const backend = await openBackend(where);
    await backend.db.schema.alterTable('entries').dropColumn('told').execute();
    for (const column of ['line', 'listeners']) await backend.db.schema.alterTable('talk').dropColumn(column).execute();
    for (const column of ['content', 'standing'])
      await backend.db.schema.alterTable('tables').dropColumn(column).execute();
    await backend.db.schema.alterTable('contacts').dropColumn('confirmed').execute();
    await backend.db.schema.alterTable('sessions').dropColumn('label').execute();
    for (const table of ['mail_tokens', 'once', 'learned']) await backend.db.schema.dropTable(table).execute();
    await backend.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .deleteFrom('kysely_migration')
      .where('name', '>', '002')
      .execute();
    await backend.close();
    const second = await openStore(where);
    const { waiting, standing: _, due: __, ...entry } = sampleAppend('t', 0);
    expect(await second.table('t')).toEqual(sampleTable('t', { waiting, changed: entry.at }));
    expect(await second.entries('t', 0)).toEqual([{ ...entry, told: null }]);
    await second.keepTold('t', [entry.told ?? []]);
    expect(await second.entries('t', 0)).toEqual([entry]);
    expect(await second.contact('anna')).toEqual({ email: 'a@b', webhook: null, language: 'it', confirmed: false });
    await second.learn('anna', { finished: ['a/b'], underWay: null });
    expect(await second.learned('anna')).toEqual({ finished: ['a/b'], underWay: null });
    await second.addTable(sampleTable('u', { content: { a: 1 } }));
    expect((await second.table('u'))?.content).toEqual({ a: 1 });
    await second.close();
    await remove();
  });
});

it('has SQLite wait for the disk before it answers', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const backend = await openBackend(where);
  const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(backend.db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
  await backend.close();
  await remove();
});

it('makes the schema once when several processes start at once', async () => {
  const { where, remove } = await barePostgres();
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(where)));
  await withPeople(Promise.resolve(stores[0]));
  await Promise.all(stores.map((store, i) => store.addTable(sampleTable(`t${i}`))));
  expect(await stores[0].openTables({ limit: 10 })).toHaveLength(4);
  await Promise.all(stores.map(store => store.close()));
  await remove();
});

it('cannot be opened where there is no database', async () => {
  await expect(openStore('postgres://skali@127.0.0.1:1/skali')).rejects.toThrow('ECONNREFUSED');
  await expect(openStore({ file: '/dev/null/skali.db' })).rejects.toThrow();
});
