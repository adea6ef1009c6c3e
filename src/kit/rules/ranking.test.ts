import { expect, test } from 'vitest';
import { bySeat, ranked, tieBroken } from './ranking.ts';

const POINTS = [5, 9, 9, 5, 7];

test('who is level shares a place, in the order of seats', () => {
  const byPoints = ranked(5, (a, b) => POINTS[b] - POINTS[a]);
  expect(byPoints).toEqual([[1, 2], [4], [0, 3]]);
  expect(tieBroken(byPoints, POINTS)).toBe(false);
  const favour = [1, 0, 2, 1, 9];
  const broken = ranked(5, (a, b) => POINTS[b] - POINTS[a] || favour[b] - favour[a]);
  expect(broken).toEqual([[2], [1], [4], [0, 3]]);
  expect(tieBroken(broken, POINTS)).toBe(true);
  expect(
    tieBroken(
      ranked(1, () => 0),
      [3],
    ),
  ).toBe(false);
});

test('points by seat and source', () => {
  expect(bySeat([1, 2, 3, 4, 5, 6], 2, 3)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});
