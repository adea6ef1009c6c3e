import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, postgresServer } from './dev/postgres-server.ts';
import { sampleAppend, sampleTable } from './dev/samples.ts';
import { openStore } from './open-store.ts';
import type { News, Store } from './store.ts';

/** It is switched off and on again, so nobody else can have it. */
describe('when PostgreSQL is restarted', () => {
  let server: PostgresServer;
  let store: Store;

  beforeAll(async () => {
    server = await postgresServer(['fsync=off']);
    store = await openStore(server.url('postgres'));
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
