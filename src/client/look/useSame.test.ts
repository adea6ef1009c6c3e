import { describe, expect, it } from 'vitest';
import { sameItems, sameSet, shared } from './useSame.ts';

describe('what says the same as before', () => {
  const before = [
    { place: 'gimle', figures: [1, 2] },
    { place: 'utgard', figures: [] },
  ];

  it('is the list of before, when nothing has changed', () => {
    expect(sameItems(before, structuredClone(before))).toBe(before);
  });

  it('is the item of before, when another has changed', () => {
    const now = sameItems(before, [
      { place: 'gimle', figures: [1, 2] },
      { place: 'utgard', figures: [3] },
    ]);
    expect(now).not.toBe(before);
    expect(now[0]).toBe(before[0]);
    expect(now[1].figures).toEqual([3]);
  });

  it('does not hide that a list has grown or shrunk', () => {
    expect(sameItems(before, before.slice(0, 1))).toEqual(before.slice(0, 1));
    expect(sameItems<unknown>([], [undefined])).toHaveLength(1);
  });

  it('is a set with the same items', () => {
    expect(sameSet(new Set(['a', 'b']), new Set(['b', 'a']))).toBe(true);
    expect(sameSet(new Set(['a']), new Set(['b']))).toBe(false);
    expect(sameSet(new Set(['a']), new Set(['a', 'b']))).toBe(false);
  });

  it('is the part of before, however deep it lies', () => {
    const view = { places: before, round: { number: 1, of: [1, 2] }, over: null };
    expect(shared(view, structuredClone(view))).toBe(view);
    const now = shared(view, { ...structuredClone(view), round: { number: 2, of: [1, 2] } });
    expect(now).toEqual({ ...view, round: { number: 2, of: [1, 2] } });
    expect(now.places).toBe(before);
    expect(now.round.of).toBe(view.round.of);
  });

  it('is not found where a part is gone, is new or is another kind of thing', () => {
    expect(shared({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(shared({ a: 1, b: 2 }, { a: 1 }))).toEqual(['a']);
    expect(shared({ 0: 'x' } as unknown, ['x'])).toEqual(['x']);
    expect(Object.keys(shared({ a: 1 } as object, { b: undefined }))).toEqual(['b']);
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared(null, { a: null })).toEqual({ a: null });
  });
});
