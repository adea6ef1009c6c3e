import { expect, it } from 'vitest';
import { typeDigit } from './number-keys.ts';

it('chooses at once where there are fewer than ten', () => {
  expect(typeDigit('', '3', 5)).toEqual({ kind: 'chosen', number: 3 });
});

it('waits where a second digit could follow', () => {
  expect(typeDigit('', '1', 12)).toEqual({ kind: 'typing', digits: '1' });
  expect(typeDigit('1', '2', 12)).toEqual({ kind: 'chosen', number: 12 });
  expect(typeDigit('', '2', 12)).toEqual({ kind: 'chosen', number: 2 });
});

it('begins anew when a digit does not fit', () => {
  expect(typeDigit('1', '9', 12)).toEqual({ kind: 'chosen', number: 9 });
  expect(typeDigit('', '0', 12)).toEqual({ kind: 'nothing' });
  expect(typeDigit('', '9', 5)).toEqual({ kind: 'nothing' });
});
