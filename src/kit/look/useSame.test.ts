import { describe, expect, it } from 'vitest';
import { sameItems, sameSet } from './useSame.ts';

describe('what says the same as before', () => {
  const before = [
    { place: 'fjord', figures: [1, 2] },
    { place: 'heath', figures: [] },
  ];

  it('is the list of before, when nothing has changed', () => {
    expect(sameItems(before, structuredClone(before))).toBe(before);
  });

  it('is the item of before, when another has changed', () => {
    const now = sameItems(before, [
      { place: 'fjord', figures: [1, 2] },
      { place: 'heath', figures: [3] },
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
});
