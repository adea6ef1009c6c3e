import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { type Counted, chancesFrom, fitWeights, learn, solved } from './points.ts';

/** Games in which a hope misses what two things bring; a third one means nothing, and luck comes on top. */
function played(weights: readonly number[], games: number): Counted[] {
  const chance = new FastChance('points');
  return Array.from({ length: games }, (_, game) => {
    const features = [0, 1, 2].map(() => [chance.below(10), chance.below(100), chance.below(7)]);
    const hopes = features.map(() => chance.below(50));
    const points = features.map(
      ([one, other], seat) => hopes[seat] + weights[0] * one + weights[1] * other + chance.below(20) - 10,
    );
    const most = Math.max(...points);
    return { game, part: 0, hopes, features, points, won: points.map(one => (one === most ? 1 : 0)) };
  });
}

test('what a hope misses is found again, and what means nothing weighs next to nothing', () => {
  const [one, other, nothing] = fitWeights(played([2, -0.4], 2000));
  expect(one).toBeGreaterThan(1.8);
  expect(one).toBeLessThan(2.1);
  expect(other).toBeLessThan(-0.36);
  expect(other).toBeGreaterThan(-0.42);
  expect(Math.abs(nothing)).toBeLessThan(0.15);
});

test('what was learned tells more of the end than the hope alone, on games that it has not seen', () => {
  const games = played([2, -0.4], 900);
  const learned = learn(games);
  const [{ explained, loss }] = learned;
  expect(explained.learned).toBeGreaterThan(explained.byHand);
  expect(loss).toBeLessThan(Math.log(3));
  const chances = chancesFrom(learned, games[0]);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  // Of a part that nothing was learned of nobody knows anything.
  expect(chancesFrom(learned, { ...games[0], part: 7 })).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('what never differs weighs nothing', () => {
  const games = played([2, 0], 60).map(one => ({ ...one, features: one.features.map(([a]) => [a, 5]) }));
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
