import { expect, test } from 'vitest';
import { meaningIn, plainText } from './meaning.ts';

test('what a clause means is said without the numbers of others, and without its marks', () => {
  expect(plainText('It **wins** (XY-1.2).')).toBe('It wins.');
  expect(plainText('Two regions of the kind the sheet asks for (chapter 17, XY-A-free-start).')).toBe(
    'Two regions of the kind the sheet asks for.',
  );
  expect(plainText('One die (of ten).')).toBe('One die (of ten).');
  expect(meaningIn('First (XY-1.1). Second.', 2)).toBe('Second.');
});
