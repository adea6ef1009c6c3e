import { expect, test } from 'vitest';
import { shiftFor } from './into-sight.ts';

const ROOM = [100, 500] as const;

test('what is in sight stays where it is', () => {
  expect(shiftFor(120, 300, ROOM)).toBe(0);
});

test('what is beyond either end comes in, with a little room beside it', () => {
  expect(shiftFor(530, 650, ROOM)).toBe(156);
  expect(shiftFor(20, 140, ROOM)).toBe(-86);
});

test('of what is longer than the room the beginning is in sight', () => {
  expect(shiftFor(40, 900, ROOM)).toBe(-66);
  expect(shiftFor(150, 900, ROOM)).toBe(0);
  expect(shiftFor(620, 1200, ROOM)).toBe(514);
});
