import { expect, it } from 'vitest';
import { factsSince } from './facts-since.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(kind => ({ kind }));

it('tells what is new by the fact that was last, however many are known', () => {
  expect(factsSince([a, b], undefined)).toEqual([a, b]);
  expect(factsSince([a, b, c, d], b)).toEqual([c, d]);
  expect(factsSince([b, c, d], b)).toEqual([c, d]);
  expect(factsSince([a, b], b)).toEqual([]);
});

it('takes nothing for new when something was taken back', () => {
  expect(factsSince([a], b)).toEqual([]);
});
