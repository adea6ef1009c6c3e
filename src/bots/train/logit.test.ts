import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { type Counted, chancesFrom, fitWeights, learn, solved, surprise } from './logit.ts';

/** Games whose winners are drawn by weights of two things that are counted; a third one means nothing. */
function drawn(weights: readonly number[], games: number): Counted[] {
  const chance = new FastChance('logit');
  return Array.from({ length: games }, (_, game) => {
    const features = [0, 1, 2].map(() => [chance.below(10), chance.below(100), chance.below(7)]);
    let left = chance.below(1_000_000) / 1_000_000;
    const winner = chancesFrom(features, [...weights, 0]).findIndex(one => {
      left -= one;
      return left < 0;
    });
    const hopes = features.map(([one]) => one);
    return { game, part: 0, hopes, features, won: hopes.map((_hope, seat) => (seat === Math.max(0, winner) ? 1 : 0)) };
  });
}

test('weights that winners were drawn by are found again, and what means nothing weighs next to nothing', () => {
  const [one, other, nothing] = fitWeights(drawn([0.4, -0.03], 3000));
  expect(one).toBeGreaterThan(0.33);
  expect(one).toBeLessThan(0.45);
  expect(other).toBeLessThan(-0.024);
  expect(other).toBeGreaterThan(-0.035);
  expect(Math.abs(nothing)).toBeLessThan(0.03);
});

test('what was learned is surprised less than even chances are, on games that it has not seen', () => {
  const [{ loss, weights }] = learn(drawn([0.4, -0.03], 900));
  expect(loss).toBeLessThan(0.9 * Math.log(3));
  expect(surprise(drawn([0.4, -0.03], 50), weights)).toBeLessThan(Math.log(3));
});

test('what never differs weighs nothing', () => {
  const games = drawn([0.4, 0], 60).map(one => ({ ...one, features: one.features.map(([a]) => [a, 5]) }));
  expect(fitWeights(games)[1]).toBe(0);
});

test('a system of equations is solved', () => {
  const found = solved(
    [
      [4, 0],
      [2, 3],
    ],
    [8, 7],
  );
  expect(found[0]).toBeCloseTo(1.25);
  expect(found[1]).toBeCloseTo(1.5);
});
