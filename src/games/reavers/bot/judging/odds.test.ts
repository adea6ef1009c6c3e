import { expect, test } from 'vitest';
import { afterRoll, combatFaces, winChance } from './odds.ts';

const faces = combatFaces([0, 0, 1, 1, 2, 2]);

test('one die shows a success in two rolls of three, and with a reroll in eight of nine', () => {
  expect(winChance(faces, 1, 1, 0)).toBeCloseTo(2 / 3);
  expect(winChance(faces, 1, 1, 1)).toBeCloseTo(8 / 9);
  expect(winChance(faces, 1, 2, 0)).toBeCloseTo(1 / 3);
});

test('two dice make three successes in three of nine rolls', () => {
  expect(winChance(faces, 2, 3, 0)).toBeCloseTo(3 / 9);
});

test('nobody needs dice against nothing, and no dice can do more than two each', () => {
  expect(winChance(faces, 0, 0, 0)).toBe(1);
  expect(winChance(faces, 2, 5, 3)).toBe(0);
});

test('a reroll counts for what the dice of the box show', () => {
  expect(winChance(combatFaces([0, 0, 0, 0, 0, 2]), 1, 1, 0)).toBeCloseTo(1 / 6);
  expect(winChance(combatFaces([1, 1, 1, 1, 1, 1]), 3, 3, 0)).toBe(1);
});

test('the ones are rolled again where nothing less would do', () => {
  const stake = { defence: 4, prize: 10, price: 1 };
  expect(afterRoll(faces, stake, [1, 0, 1], 1)).toEqual({ worth: expect.closeTo(10 / 3 - 1), ones: 0 });
  expect(afterRoll(faces, stake, [0, 2, 0], 1).ones).toBe(2);
});

test('no reroll for more than the prize is worth', () => {
  expect(afterRoll(faces, { defence: 1, prize: 1, price: 1 }, [1, 0, 0], 3)).toEqual({ worth: 0, ones: -1 });
});
