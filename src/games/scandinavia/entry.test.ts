import { expect, test } from 'vitest';
import { entry } from './entry.ts';

test('whoever plays it for the first time picks no lord, and plays for an evening', () => {
  expect(entry.firstGame).toMatchObject({ picking: 'seated', limit: 4 });
});
