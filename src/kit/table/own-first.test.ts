import { expect, test } from 'vitest';
import { ownFirst } from './own-first.ts';

test('the own side stands first, the others as they stood', () => {
  expect(ownFirst([2, 0, 3, 1], seat => seat === 3)).toEqual([3, 2, 0, 1]);
});

test('who only watches sees them in their order', () => {
  expect(ownFirst([2, 0, 3], () => false)).toEqual([2, 0, 3]);
});
