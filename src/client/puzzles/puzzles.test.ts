import { expect, test } from 'vitest';
import { dayOf, ofTheDay } from './day.ts';
import { type Kept, LOOKED_UP, lookedUp, missed, readKept, solved, streakOn } from './kept.ts';

const NOTHING = readKept(null);

test('what is kept is read, and what does not fit is dropped', () => {
  expect(NOTHING).toEqual({ solved: {}, tried: {}, day: 0, streak: 0 });
  expect(readKept('{"solved":{"a/1":2,"a/2":"no"},"tried":7,"day":"x","streak":3}')).toEqual({
    solved: { 'a/1': 2 },
    tried: {},
    day: 0,
    streak: 3,
    broken: true,
  });
  expect(readKept('[')).toEqual({ ...NOTHING, broken: true });
  const whole = { solved: { 'a/1': 2 }, tried: { 'a/2': 1 }, day: 4, streak: 3 };
  expect(readKept(JSON.stringify(whole))).toEqual(whole);
});

test('tries are counted until it is solved; who looked it up has not solved it', () => {
  const twice = solved(missed(NOTHING, 'a/1'), 'a/1');
  expect(twice.solved).toEqual({ 'a/1': 2 });
  expect(twice.tried).toEqual({});
  expect(missed(twice, 'a/1')).toBe(twice);
  const seen = lookedUp(NOTHING, 'a/1');
  expect(seen.tried).toEqual({ 'a/1': LOOKED_UP });
  expect(solved(seen, 'a/1', 9)).toBe(seen);
});

test('days in a row are counted, and begin anew after one that was left out', () => {
  const on = (kept: Kept, day: number) => solved(kept, `a/${day}`, day);
  const three = on(on(on(NOTHING, 5), 6), 7);
  expect(three.streak).toBe(3);
  expect([7, 8, 9].map(today => streakOn(three, today))).toEqual([3, 3, 0]);
  expect(on(three, 9).streak).toBe(1);
  // A second puzzle of the same day, and one of no day, change nothing.
  expect(solved(three, 'b/7', 7).streak).toBe(3);
  expect(solved(three, 'c').streak).toBe(3);
});

test('every puzzle is that of a day once before any comes again', () => {
  const list = Array.from({ length: 58 }, (_, n) => n);
  const first = dayOf(new Date(2026, 0, 31));
  expect(dayOf(new Date(2026, 1, 1))).toBe(first + 1);
  expect(new Set(list.map(n => ofTheDay(list, first + n))).size).toBe(list.length);
  expect(ofTheDay([], first)).toBeUndefined();
});
