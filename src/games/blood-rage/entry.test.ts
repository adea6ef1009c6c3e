import { expect, test } from 'vitest';
import { entry } from './entry.ts';

test('whoever plays it for the first time plays the First Age with the cards that were dealt', () => {
  expect(entry.firstGame).toEqual({ firstAge: 'dealt' });
});
