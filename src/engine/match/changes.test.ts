import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type Found, withChanges } from './changes.ts';

const json = () => fc.jsonValue({ maxDepth: 4 });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what has changed', () => {
  it('leads from any data to any other, and over JSON as well', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        const kept = plain(before);
        const changes = changesBetween(before, after);
        expect(plain(withChanges(before, changes))).toEqual(plain(after));
        expect(plain(withChanges(kept, plain(changes) as typeof changes))).toEqual(plain(after));
        expect(plain(before)).toEqual(kept);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is nothing between equal data, and little between like ones', () => {
    const before = { age: 1, lands: [{ id: 'a', men: 2 }, { id: 'b' }], log: ['x'], 'odd/~name': 1, gone: true };
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
    const after = { age: 1, lands: [{ id: 'a', men: 3 }, { id: 'b' }], log: ['x', 'y'], 'odd/~name': 2, fresh: null };
    expect(changesBetween(before, after)).toEqual([
      { op: 'replace', path: '/lands/0/men', value: 3 },
      { op: 'add', path: '/log/-', value: 'y' },
      { op: 'replace', path: '/odd~1~0name', value: 2 },
      { op: 'add', path: '/fresh', value: null },
      { op: 'remove', path: '/gone' },
    ]);
    expect(changesBetween({ log: ['x', 'y', 'z'] }, { log: ['y', 'z'] })).toEqual([
      { op: 'replace', path: '/log', value: ['y', 'z'] },
    ]);
  });

  it('leaves what it does not touch the very same object', () => {
    const before = { lands: [{ id: 'a', men: 2 }, { id: 'b' }], own: { hand: [1] } };
    const after = withChanges(before, [{ op: 'replace', path: '/lands/0/men', value: 3 }]) as typeof before;
    expect(after.lands[0]).toEqual({ id: 'a', men: 3 });
    expect(after.lands[1]).toBe(before.lands[1]);
    expect(after.own).toBe(before.own);
  });

  it('is found once for fields that several share', () => {
    const [lands, newLands] = [[{ men: 1 }], [{ men: 2 }]];
    const found: Found = new Map();
    const first = changesBetween({ lands, own: 1 }, { lands: newLands, own: 2 }, found);
    const second = changesBetween({ lands, own: 5 }, { lands: newLands, own: 6 }, found);
    expect(second.find(({ path }) => path === '/lands/0/men')).toBe(first.find(({ path }) => path === '/lands/0/men'));
    expect(second).toContainEqual({ op: 'replace', path: '/own', value: 6 });
    // The same now is not the same change for who had something else before, or has it elsewhere.
    expect(changesBetween({ lands: [] }, { lands: newLands }, found)).toEqual([
      { op: 'add', path: '/lands/-', value: { men: 2 } },
    ]);
    expect(changesBetween({ towns: lands }, { towns: newLands }, found)).toEqual([
      { op: 'replace', path: '/towns/0/men', value: 2 },
    ]);
  });

  it('may take something out of a list, or put it in where it belongs', () => {
    const before = { own: ['a', 'b', 'c'] };
    const changed = withChanges(before, [
      { op: 'remove', path: '/own/1' },
      { op: 'add', path: '/own/0', value: 'z' },
      { op: 'add', path: '/own/3', value: 'd' },
    ]);
    expect(changed).toEqual({ own: ['z', 'a', 'c', 'd'] });
    expect(() => withChanges(before, [{ op: 'remove', path: '/own/3' }])).toThrow('nothing at /own/3 to remove');
    expect(() => withChanges(before, [{ op: 'add', path: '/own/4', value: 0 }])).toThrow('nothing at /own/4 to add');
    expect(() => withChanges(before, [{ op: 'remove', path: '/own/length' }])).toThrow('nothing at /own/length');
  });

  it('is refused where there is nothing to change', () => {
    expect(() => withChanges({ a: 1 }, [{ op: 'replace', path: '/b', value: 2 }])).toThrow('nothing at /b to replace');
    expect(() => withChanges([1], [{ op: 'replace', path: '/3', value: 2 }])).toThrow('nothing at /3 to replace');
    expect(() => withChanges(7, [{ op: 'add', path: '/x', value: 2 }])).toThrow('nothing at /x to add');
  });
});
