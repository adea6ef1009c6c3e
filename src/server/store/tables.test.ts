import { expect, it } from 'vitest';
import { eachDatabase } from './dev/databases.ts';
import { botSeat, openSeat, person, sampleAppend, sampleHead, sampleSnapshot, sampleTable } from './dev/samples.ts';
import { GATHERING_LASTS } from './store.ts';

const invited = { ...openSeat, kind: 'invited', name: 'Dag', invite: 'secret' } as const;

/** So often somebody else has their turn until it is done. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let [turns, done] = [0, false];
  const ended = work.then(() => {
    done = true;
  });
  for (; !done; turns++) await new Promise(resolve => setImmediate(resolve));
  await ended;
  return turns;
}

eachDatabase('tables', open => {
  it('come back as they were kept', async () => {
    const store = await open();
    const plain = sampleTable('plain');
    const full = sampleTable('full', {
      seats: [person('anna', 'Ánna "A"'), botSeat(), invited],
      content: { dice: { red: ['ó', 1, null] } },
      visibility: 'private',
      spectators: false,
      timing: { rule: { kind: 'days', each: 86_400_000 }, runOut: 'seat' },
      creator: null,
      state: 'over',
      head: sampleHead(),
      begun: 1_700_000_000_005,
      waiting: [0, 2],
      result: { ranking: [[0]], totals: [1], sources: ['a'], scores: [[1]], tieBreak: 'luck' },
      next: 'plain',
    });
    await store.addTable(plain);
    await store.addTable(full);
    expect(await store.table('plain')).toEqual(plain);
    expect(await store.table('full')).toEqual(full);
    expect(await store.table('none')).toBeUndefined();
    await expect(store.addTable(plain)).rejects.toThrow();
  });

  it('are found by who sits there or set them up, the last that changed first', async () => {
    const store = await open();
    await store.addTable(sampleTable('a', { creator: 'bo', changed: 1 }));
    await store.addTable(sampleTable('b', { seats: [openSeat, openSeat], changed: 3 }));
    await store.addTable(sampleTable('c', { changed: 2 }));
    await store.addTable(sampleTable('d', { creator: 'bo', seats: [person('bo'), openSeat] }));
    expect((await store.tablesOf('anna')).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect((await store.tablesOf('anna'))[2].seats).toEqual([person('anna'), openSeat]);
    expect(await store.tablesOf('nobody')).toEqual([]);
  });

  it('are open to anybody while they gather and have a free seat, the latest first', async () => {
    const store = await open();
    await store.addTable(sampleTable('a', { created: 1 }));
    await store.addTable(sampleTable('b', { created: 2 }));
    await store.addTable(sampleTable('c', { created: 3 }));
    await store.addTable(sampleTable('private', { visibility: 'private' }));
    await store.addTable(sampleTable('playing', { state: 'playing' }));
    await store.addTable(sampleTable('kept', { seats: [person('anna'), invited] }));
    expect((await store.openTables({ limit: 2 })).map(({ id, seats }) => [id, seats.length])).toEqual([
      ['c', 2],
      ['b', 2],
    ]);
    expect(await store.openTables({ limit: 10 })).toHaveLength(3);
  });

  it('are listed in pages, what is not over first, and none twice', async () => {
    const store = await open();
    const mine = { creator: 'anna', seats: [person('anna'), person('bo')] };
    for (let i = 0; i < 7; i++) {
      // Several have changed at the same moment.
      const state = i % 3 === 0 ? 'over' : 'playing';
      await store.addTable(sampleTable(`t${i}`, { ...mine, state, changed: 100 + Math.floor(i / 2) }));
    }
    const all = (await store.tablesOf('anna')).map(({ id }) => id);
    expect(all).toEqual(['t4', 't5', 't2', 't1', 't6', 't3', 't0']);
    const pages: string[][] = [];
    for (let after: string | undefined; pages.length < 5; after = pages.at(-1)?.at(-1)) {
      pages.push((await store.tablesOf('anna', { limit: 3, after })).map(({ id }) => id));
      if (pages.at(-1)?.length === 0) break;
    }
    expect(pages).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6), []]);
    expect(await store.tablesOf('anna', { limit: 3, after: 'none' })).toEqual([]);
    expect(await store.belongings('bo')).toHaveLength(7);
    expect((await store.belongings('bo'))[0]).toEqual({ id: 't0', state: 'over', seats: [1] });

    const waits = { creator: 'bo', seats: [person('bo'), openSeat] };
    for (const id of ['a', 'b', 'c']) await store.addTable(sampleTable(id, { ...waits, created: id === 'c' ? 1 : 2 }));
    const [first, second] = await store.openTables({ limit: 2 });
    expect([first.id, second.id]).toEqual(['a', 'b']);
    expect((await store.openTables({ limit: 2, after: 'b' })).map(({ id }) => id)).toEqual(['c']);
    expect(await store.countTables('bo')).toEqual({ unfinished: 3, open: 3 });
    expect(await store.countTables('anna')).toEqual({ unfinished: 4, open: 0 });

    for (const [id, level, state, changed] of [
      ['j', 'jarl', 'playing', 50],
      ['h', 'hersir', 'gathering', 20],
      ['k', 'karl', 'playing', 60],
      ['o', 'jarl', 'over', 70],
    ] as const) {
      await store.addTable(sampleTable(id, { creator: 'bo', seats: [person('bo'), botSeat(level)], state, changed }));
    }
    expect(await store.countThinking({ creator: 'bo' })).toBe(2);
    expect(await store.countThinking({ creator: 'anna' })).toBe(0);
    expect(await store.countThinking({ since: 21 })).toBe(1);
    expect(await store.countThinking({ since: 20 })).toBe(2);
  });

  it('are removed with all that belongs to them', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.append(sampleAppend('t', 0, { due: 1 }));
    await store.arrive({ table: 't', line: 'l', seat: 0, name: 'anna' }, 'p', 1);
    await store.beat('p', 100);
    await store.removeTable('t');
    expect(await store.table('t')).toBeUndefined();
    expect(await store.entries('t', 0)).toEqual([]);
    expect(await store.claimDue(10, 20, 10)).toEqual([]);
    expect(await store.present('t', 50)).toEqual([]);
  });

  it('are removed bit by bit where their log is long, alone and with whoever brought them', async () => {
    const store = await open();
    const long = (id: string) => Array.from({ length: 2000 }, (_, seq) => sampleAppend(id, seq));
    const brought = { creator: 'anna', state: 'over', seats: [openSeat, openSeat] } as const;
    for (const id of ['one', 'two']) await store.importTable(sampleTable(id, brought), long(id));
    expect(await turnsOf(store.removeTable('one'))).toBeGreaterThanOrEqual(8);
    expect(await turnsOf(store.forgetPlayer('anna'))).toBeGreaterThanOrEqual(8);
    for (const id of ['one', 'two'])
      expect([await store.table(id), await store.entries(id, 0)]).toEqual([undefined, []]);
  });

  it('are swept away bit by bit, however many have gathered for too long', async () => {
    const store = await open();
    for (let i = 0; i < 130; i++) await store.addTable(sampleTable(`t${i}`, { created: i < 110 ? 0 : 100 }));
    expect(await turnsOf(store.sweep(GATHERING_LASTS))).toBeGreaterThanOrEqual(6);
    expect((await store.toSweep(GATHERING_LASTS + 100)).gatherings).toBe(20);
  });

  it('are imported with their log, however long', async () => {
    const store = await open();
    const entries = Array.from({ length: 2500 }, (_, seq) => {
      const { waiting: _w, standing: _s, due: _d, ...row } = sampleAppend('t', seq, { key: null });
      return row;
    });
    await store.importTable(sampleTable('t', { state: 'over' }), entries);
    expect(await store.entries('t', 0)).toEqual(entries);
    expect(await store.entries('t', 2499)).toEqual(entries.slice(2499));
    expect(await store.entries('t', 1000, 1200)).toEqual(entries.slice(1000, 1200));
    expect(await store.entries('t', 7, 7)).toEqual([]);
  });

  it('name one table for the rematch', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    expect(await store.setNext('t', 'u')).toBe('u');
    expect(await store.setNext('t', 'v')).toBe('u');
    expect((await store.table('t'))?.next).toBe('u');
  });

  it('keep the latest snapshot', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    expect(await store.snapshot('t')).toBeUndefined();
    await store.keepSnapshot('t', sampleSnapshot(1));
    await store.keepSnapshot('t', sampleSnapshot(2));
    expect(await store.snapshot('t')).toEqual(sampleSnapshot(2));
  });
});

eachDatabase('seats', open => {
  it('go to the first who takes them', async () => {
    const stores = await Promise.all([open(), open()]);
    await stores[0].addTable(sampleTable('t'));
    const took = await Promise.all([
      stores[0].takeSeat('t', 1, openSeat, person('bo')),
      stores[1].takeSeat('t', 1, openSeat, person('dag')),
    ]);
    expect(took.filter(Boolean)).toHaveLength(1);
    expect((await stores[0].table('t'))?.seats[1]).toEqual(person(took[0] ? 'bo' : 'dag'));
  });

  it('are free again when somebody gets up, and cannot be left in a game', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    expect(await store.takeSeat('t', 0, person('bo'), openSeat)).toBe(false);
    expect(await store.takeSeat('t', 0, person('anna'), openSeat)).toBe(true);
    expect(await store.takeSeat('none', 0, person('anna'), openSeat)).toBe(false);
    await store.addTable(sampleTable('u', { state: 'playing' }));
    expect(await store.takeSeat('u', 0, person('anna'), openSeat)).toBe(false);
    expect(await store.takeSeat('u', 0, person('anna'), botSeat())).toBe(true);
  });
});

eachDatabase('a game', open => {
  it('begins once, with the seats it was begun with', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await stores[0].addTable(sampleTable('t'));
    const seats = [person('anna'), botSeat()];
    const began = await Promise.all(stores.map(store => store.begin('t', sampleHead(), seats, [1], 7, 1000)));
    expect(began.filter(Boolean)).toHaveLength(1);
    expect(await stores[0].table('t')).toMatchObject({
      state: 'playing',
      head: sampleHead(),
      seats,
      waiting: [1],
      begun: 1000,
      changed: 1000,
    });
    expect(await stores[0].claimDue(7, 10, 1)).toEqual(['t']);
  });

  it('does not begin without somebody who has sat down meanwhile, nor with somebody who got up', async () => {
    const store = await open();
    await store.addTable(sampleTable('t'));
    await store.takeSeat('t', 1, openSeat, person('bo'));
    const begin = (...seats: Parameters<typeof store.begin>[2]) => store.begin('t', sampleHead(), seats, [], null, 1);
    expect(await begin(person('anna'), botSeat())).toBe(false);
    expect(await begin(person('anna'), person('dag'))).toBe(false);
    expect((await store.table('t'))?.state).toBe('gathering');
    expect(await begin(person('anna'), person('bo'))).toBe(true);
    expect(await store.begin('none', sampleHead(), [], [], null, 1)).toBe(false);
  });
});
