import { expect, test } from 'vitest';
import { wholeLines } from './useWholeLines.ts';

test('a text that is too long ends with a whole line', () => {
  expect(wholeLines(45, 15)).toBe(3);
  expect(wholeLines(44.6, 15)).toBe(3);
  expect(wholeLines(43, 15)).toBe(2);
  expect(wholeLines(9, 15)).toBe(0);
});
