import { expect, it } from 'vitest';
import { eachDatabase } from './dev/databases.ts';
import { sampleAppend, sampleTable } from './dev/samples.ts';
import type { Store } from './store.ts';

const IDS = Array.from({ length: 60 }, (_, i) => `t${i}`);

async function withTables(store: Store): Promise<void> {
  await Promise.all(IDS.map(id => store.addTable(sampleTable(id))));
}

/** Calls again and again until nothing is left. */
async function all<T>(claim: () => Promise<readonly T[]>): Promise<T[]> {
  const got: T[] = [];
  for (let some = await claim(); some.length > 0; some = await claim()) got.push(...some);
  return got;
}

eachDatabase('what is due', open => {
  it('is claimed when its time has come, the longest waiting first, and put off', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c', 'd']) await store.addTable(sampleTable(id));
    await store.append(sampleAppend('a', 0, { due: 30 }));
    await store.append(sampleAppend('b', 0, { due: 10 }));
    await store.append(sampleAppend('c', 0, { due: 20 }));
    await store.append(sampleAppend('d', 0, { due: 5 }));
    await store.append(sampleAppend('d', 1, { due: null }));
    expect(await store.claimDue(9, 100, 10)).toEqual([]);
    expect(await store.claimDue(50, 100, 1)).toEqual(['b']);
    expect([...(await store.claimDue(50, 100, 10))].sort()).toEqual(['a', 'c']);
    expect(await store.claimDue(50, 100, 10)).toEqual([]);
    expect(await store.claimDue(100, 200, 10)).toHaveLength(3);
  });

  it('is due again when whoever looked after it says so, or never', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) {
      await store.addTable(sampleTable(id));
      await store.append(sampleAppend(id, 0, { due: 10 }));
    }
    expect(await store.claimDue(10, 100, 10)).toHaveLength(3);
    // What happens at a table while it is looked after counts for more.
    await store.append(sampleAppend('c', 1, { due: 20 }));
    await store.lookedAfter('a', 100, 50);
    await store.lookedAfter('b', 100, null);
    await store.lookedAfter('c', 100, null);
    expect(await store.claimDue(49, 200, 10)).toEqual(['c']);
    expect(await store.claimDue(50, 200, 10)).toEqual(['a']);
    expect(await store.claimDue(199, 300, 10)).toEqual([]);
  });

  it('is claimed by one process alone', async () => {
    const stores = await Promise.all([open(), open()]);
    await withTables(stores[0]);
    await Promise.all(IDS.map(id => stores[0].append(sampleAppend(id, 0, { due: 5 }))));
    const got = await Promise.all(stores.map(store => all(() => store.claimDue(10, 1000, 4))));
    expect(got.flat().sort()).toEqual([...IDS].sort());
  });
});

eachDatabase('notices', open => {
  it('are given out once when their time has come', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.addTable(sampleTable('u'));
    const notice = (table: string, seat: number, at: number) => ({ table, seat, player: 'anna', at });
    await store.setNotices('t', [notice('t', 0, 10), notice('t', 1, 20)]);
    await store.setNotices('u', [notice('u', 0, 15)]);
    await store.setNotices('t', [notice('t', 1, 12), notice('t', 2, 99)]);
    expect(await store.claimNotices(11, 10)).toEqual([]);
    expect(await store.claimNotices(50, 1)).toEqual([notice('t', 1, 12)]);
    expect(await store.claimNotices(50, 10)).toEqual([notice('u', 0, 15)]);
    await store.setNotices('t', []);
    expect(await store.claimNotices(1000, 10)).toEqual([]);
  });

  it('may be set by several processes at once', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await stores[0].addTable(sampleTable('t'));
    const notices = [0, 1].map(seat => ({ table: 't', seat, player: 'anna', at: 1 }));
    for (let time = 0; time < 10; time++) await Promise.all(stores.map(store => store.setNotices('t', notices)));
    expect(await stores[0].claimNotices(10, 10)).toHaveLength(2);
  });

  it('go to one process alone', async () => {
    const stores = await Promise.all([open(), open()]);
    await withTables(stores[0]);
    await Promise.all(IDS.map(id => stores[0].setNotices(id, [{ table: id, seat: 0, player: 'anna', at: 1 }])));
    const got = await Promise.all(stores.map(store => all(() => store.claimNotices(10, 4))));
    expect(
      got
        .flat()
        .map(({ table }) => table)
        .sort(),
    ).toEqual([...IDS].sort());
  });
});
