import { expect, it } from 'vitest';
import { eachDatabase } from './dev/databases.ts';

eachDatabase('presence', open => {
  const here = (line: string, table = 't') => ({ table, line, seat: 1, name: 'Anna' });
  const HOUR = 3_600_000;

  it('counts a line from its arrival until it leaves or its process is silent', async () => {
    const store = await open();
    await store.arrive(here('a'), 'one', 10);
    await store.arrive({ ...here('b'), seat: null }, 'two', 5);
    await store.arrive(here('c', 'u'), 'one', 5);
    expect(await store.present('t', 20)).toEqual([]);
    await store.beat('one', 100);
    await store.beat('two', 50);
    expect(await store.present('t', 20)).toEqual([{ ...here('b'), seat: null }, here('a')]);
    expect(await store.present('t', 60)).toEqual([here('a')]);
    await store.leave('a');
    expect(await store.present('t', 60)).toEqual([]);
  });

  it('forgets the lines of a process that does not come back', async () => {
    const store = await open();
    await store.arrive(here('a'), 'one', 10);
    await store.beat('one', 100);
    await store.beat('two', 100 + 2 * HOUR);
    await store.beat('one', 200 + 2 * HOUR);
    expect(await store.present('t', 150)).toEqual([]);
  });
});
