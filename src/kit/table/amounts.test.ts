import { expect, it } from 'vitest';
import { afterKey, isWithin, stepsOf, within } from './amounts.ts';

const range = { min: 1, max: 40 };

it('keeps to the numbers that may be picked', () => {
  expect(within(range, 0)).toBe(1);
  expect(within(range, 41)).toBe(40);
  expect(within(range, 7.6)).toBe(8);
  expect(within(range, Number.NaN)).toBe(1);
  for (const wrong of [0, 41, 2.5, Number.NaN]) expect(isWithin(range, wrong), String(wrong)).toBe(false);
  expect([1, 7, 40].every(n => isWithin(range, n))).toBe(true);
});

it('ends where the numbers end', () => {
  expect(stepsOf(range, 1)).toEqual({ less: null, more: 2 });
  expect(stepsOf(range, 40)).toEqual({ less: 39, more: null });
  expect(stepsOf({ min: 0, max: 0 }, 0)).toEqual({ less: null, more: null });
});

it('goes by keys: one, a leap, to either end', () => {
  expect(afterKey(range, 5, 'ArrowUp')).toBe(6);
  expect(afterKey(range, 5, 'ArrowLeft')).toBe(4);
  expect(afterKey(range, 1, 'ArrowDown')).toBe(1);
  expect(afterKey(range, 5, 'PageUp')).toBe(9);
  expect(afterKey(range, 3, 'PageDown')).toBe(1);
  expect(afterKey(range, 5, 'Home')).toBe(1);
  expect(afterKey(range, 5, 'End')).toBe(40);
  expect(afterKey({ min: 0, max: 5 }, 1, 'PageUp')).toBe(3);
});

it('leaves other keys alone', () => {
  for (const key of ['Enter', 'Tab', 'Escape', '7', 'a']) expect(afterKey(range, 5, key)).toBeNull();
});
