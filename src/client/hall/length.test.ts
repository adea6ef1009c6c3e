import { expect, it } from 'vitest';
import { lengthOf } from './length.ts';

it('long games are told in hours, to the half', () => {
  expect(lengthOf(75)).toEqual(['hall.minutes', { minutes: 75 }]);
  expect(lengthOf(240)).toEqual(['hall.hours', { hours: 4 }]);
  expect(lengthOf(150)).toEqual(['hall.hours', { hours: 2.5 }]);
});
