import { expect, it } from 'vitest';
import { takenPlaces } from './equal.ts';

it('of two equal cards the one that was pressed rises, and it alone', () => {
  expect([...takenPlaces(['x', 'y', 'x'], ['x'], [2])]).toEqual([2]);
  expect([...takenPlaces(['x', 'y', 'x'], ['x'], [0, 2, 0])]).toEqual([0]);
});

it('both rise when both are taken', () => {
  expect([...takenPlaces(['x', 'y', 'x'], ['x', 'x'], [2, 0])].sort()).toEqual([0, 2]);
});

it('what was taken by its name is the first of its kind', () => {
  expect([...takenPlaces(['y', 'x', 'x'], ['x'], [])]).toEqual([1]);
  expect([...takenPlaces(['y'], ['x'], [])]).toEqual([]);
});
