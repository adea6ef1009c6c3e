import { expect, test } from 'vitest';
import { clauseSign } from './clause-sign.ts';

test('a clause is called by its number, and never by a name that is for links', () => {
  expect(clauseSign('XY-4.7')).toBe('4.7');
  expect(clauseSign('XY-12')).toBe('12');
  expect(clauseSign('XY-O-firstAge')).toBe('§');
  expect(clauseSign('XY-C-thors-oath')).toBe('§');
});
