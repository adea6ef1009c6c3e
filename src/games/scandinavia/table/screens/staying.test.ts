import { expect, it } from 'vitest';
import { stayingOf, unitsLeft } from './staying.ts';

it('keeps as much value as the lead allows, and tells it kind by kind', () => {
  // Three worth 5 and one worth 3, with a lead of 13: two and one stay.
  expect(stayingOf([4, 5, 3, 9, 3, 1, 2, 7, 0], 13)).toEqual([
    { piece: 4, worth: 5, count: 3, stay: 2 },
    { piece: 9, worth: 3, count: 1, stay: 1 },
  ]);
});

it('one unit always stays', () => {
  const units = [{ worth: 5, count: 3 }];
  expect(unitsLeft(units, 0)).toBe(1);
  expect(unitsLeft(units, 10)).toBe(2);
  expect(unitsLeft(units, 99)).toBe(3);
  expect(unitsLeft([], 9)).toBe(0);
});
