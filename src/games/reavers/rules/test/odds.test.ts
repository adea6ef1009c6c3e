import { expect, it } from 'vitest';
import { chanceOf } from '../dice/odds.ts';

const FACES = [0, 0, 1, 1, 2, 2];

it('two dice bring three successes in a third of all rolls', () => {
  // 1 + 2, 2 + 1 and 2 + 2 of nine equal pairs
  expect(chanceOf(2, 3, FACES)).toBeCloseTo(3 / 9);
});

it('nothing is needed, or nothing can be done', () => {
  expect(chanceOf(0, 0, FACES)).toBe(1);
  expect(chanceOf(0, 1, FACES)).toBe(0);
  expect(chanceOf(2, 5, FACES)).toBe(0);
});

it('goes by the faces that the dice of the table have', () => {
  expect(chanceOf(1, 2, [0, 1, 2, 2, 2, 2])).toBeCloseTo(4 / 6);
});
