import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { linkTo } from '../faults/dev/frozen-link.ts';
import { hindranceOf } from '../hindrance.ts';
import { newDatabase } from './dev/databases.ts';
import { type PostgresServer, postgresServer } from './dev/postgres-server.ts';
import { sampleAppend, sampleTable, withPeople } from './dev/samples.ts';
import { openStore } from './open-store.ts';
import type { News, Store } from './store.ts';

/** It is switched off and on again, so nobody else can have it. */
describe('when PostgreSQL is restarted', () => {
  let server: PostgresServer;
  let store: Store;

  beforeAll(async () => {
    server = await postgresServer(['fsync=off']);
    store = await withPeople(openStore(server.url('postgres')));
  });

  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  it('what was asked meanwhile fails, and then all goes on', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.addTable(sampleTable(id, { state: 'playing' }))));
    const heard: News[] = [];
    let gaps = 0;
    const stop = await store.listen(
      news => heard.push(news),
      () => gaps++,
    );
    const appendAll = () => Promise.allSettled(ids.map(id => store.append(sampleAppend(id, 0))));

    await server.stop();
    expect((await appendAll()).every(({ status }) => status === 'rejected')).toBe(true);
    await expect(store.ping()).rejects.toThrow();
    expect(gaps).toBe(0);

    await server.start();
    await vi.waitFor(() => expect(gaps).toBe(1), 10_000);
    expect(await appendAll()).toEqual(ids.map(() => ({ status: 'fulfilled', value: true })));
    await vi.waitFor(() => expect(heard).toHaveLength(ids.length), 10_000);
    await stop();
  });

  it('what was answered for is there, and nothing by halves', async () => {
    const ids = Array.from({ length: 8 }, (_, i) => `busy${i}`);
    await Promise.all(ids.map(id => store.addTable(sampleTable(id, { state: 'playing' }))));
    let written = 0;
    const counts = ids.map(async id => {
      for (let seq = 0; ; seq++) {
        try {
          await store.append(sampleAppend(id, seq, { waiting: [seq] }));
        } catch {
          return seq;
        }
        written++;
      }
    });
    await vi.waitFor(() => expect(written).toBeGreaterThan(50), 10_000);
    await server.stop();
    const answered = await Promise.all(counts);
    await server.start();
    for (const [i, id] of ids.entries()) {
      // The last one may have been written although its answer was lost.
      const there = (await store.entries(id, 0)).length;
      expect([answered[i], answered[i] + 1]).toContain(there);
      expect((await store.table(id))?.waiting).toEqual([there - 1]);
    }
  });
});

describe('when a wall between forgets the connections to PostgreSQL', () => {
  const PATIENCE = 400;

  it('they are let go, the database lets go of what they held, and all goes on', async () => {
    const database = await newDatabase('postgres');
    onTestFinished(() => database.remove());
    const link = await linkTo(database.where);
    const store = await withPeople(openStore(link.url, PATIENCE));
    onTestFinished(() => store.close());
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.addTable(sampleTable(id, { state: 'playing' }))));
    const heard: News[] = [];
    let gaps = 0;
    await store.listen(
      news => heard.push(news),
      () => gaps++,
    );
    const appendAll = () => Promise.allSettled(ids.map(id => store.append(sampleAppend(id, 0))));

    // Before it is answered: what the database has of it, it holds for us.
    const under = appendAll();
    link.forget();
    for (const { status, reason } of (await under) as PromiseRejectedResult[]) {
      expect([status, hindranceOf(reason)]).toEqual(['rejected', 'no-database']);
    }
    await vi.waitFor(() => expect(gaps).toBe(1), 10_000);
    await vi.waitFor(async () => {
      const again = await appendAll();
      expect(again.map(({ status }) => status)).toEqual(ids.map(() => 'fulfilled'));
    }, 10_000);
    for (const id of ids) expect(await store.entries(id, 0)).toHaveLength(1);
    await store.tell({ table: 't0', what: 'lobby' });
    await vi.waitFor(() => expect(heard).toContainEqual({ table: 't0', what: 'lobby' }), 10_000);
  });

  it('what waits too long for what another program holds is told so', async () => {
    const database = await newDatabase('postgres');
    onTestFinished(() => database.remove());
    const store = await withPeople(openStore(database.where, PATIENCE));
    onTestFinished(() => store.close());
    const other = new pg.Client({ connectionString: database.where });
    await other.connect();
    await other.query('begin; lock table entries');
    await store.addTable(sampleTable('t', { state: 'playing' }));
    const refused = await store.append(sampleAppend('t', 0)).catch((error: unknown) => error);
    await other.end();
    expect(hindranceOf(refused)).toBe('busy');
    expect(await store.append(sampleAppend('t', 0))).toBe(true);
  });
});
