import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { bootstrapped, quantile } from './bootstrap.ts';
import { type Ranking, ratings, strengths } from './plackett-luce.ts';

/** A ranking drawn by the model itself. */
function played(strong: Readonly<Record<string, number>>, seats: readonly string[], chance: FastChance): Ranking {
  const left = [...seats];
  const ranking: string[][] = [];
  while (left.length > 0) {
    const all = left.reduce((sum, name) => sum + strong[name], 0);
    let at = (chance.below(1e6) / 1e6) * all;
    const i = left.findIndex(name => {
      at -= strong[name];
      return at < 0;
    });
    ranking.push(left.splice(Math.max(i, 0), 1));
  }
  return ranking;
}

test('strengths that games were drawn with are found again', () => {
  const chance = new FastChance('model');
  const true_ = { thrall: 1, karl: 2, jarl: 6 };
  const games = Array.from({ length: 3000 }, () => played(true_, ['thrall', 'karl', 'jarl', 'karl'], chance));
  const found = strengths(games);
  expect((found.get('jarl') ?? 0) / (found.get('karl') ?? 1)).toBeCloseTo(3, 0);
  expect((found.get('karl') ?? 0) / (found.get('thrall') ?? 1)).toBeCloseTo(2, 0);
});

test('the anchor has 1500, and ten times as strong is 400 more', () => {
  const chance = new FastChance('anchor');
  const games = Array.from({ length: 3000 }, () => played({ a: 10, b: 1 }, ['a', 'b'], chance));
  const found = ratings(games, 'b');
  expect(found.get('b')).toBe(1500);
  expect(Math.abs((found.get('a') ?? 0) - 1900)).toBeLessThan(25);
});

test('who has only won is strong, not infinitely so; who has only drawn is level', () => {
  const won = ratings(
    Array.from({ length: 10 }, () => [['a'], ['b']]),
    'b',
  );
  expect(won.get('a')).toBeGreaterThan(1800);
  expect(won.get('a')).toBeLessThan(2500);
  const level = ratings([[['a', 'b']], [['a', 'b', 'b']]], 'b');
  expect(level.get('a')).toBeCloseTo(1500, 3);
});

test('seats of one name against each other say nothing', () => {
  const alone = strengths([[['a'], ['a'], ['a']]]);
  expect(alone.get('a')).toBeCloseTo(1);
});

test('groups that are alike leave no doubt, and the more they differ the more there is', () => {
  const mean = (drawn: readonly number[]) => new Map([['x', drawn.reduce((a, b) => a + b, 0) / drawn.length]]);
  const width = (groups: number[][]): number => {
    const interval = bootstrapped(groups, mean).get('x');
    return interval ? interval.to - interval.from : Number.NaN;
  };
  expect(width([[1], [1], [1]])).toBe(0);
  const near = width(Array.from({ length: 20 }, (_, i) => [i % 2]));
  const far = width(Array.from({ length: 20 }, (_, i) => [10 * (i % 2)]));
  expect(near).toBeGreaterThan(0);
  expect(far).toBeCloseTo(10 * near);
  // Games of one deal count as one: four times the same is no surer than once.
  expect(width(Array.from({ length: 20 }, (_, i) => new Array(4).fill(i % 2)))).toBeCloseTo(near);
});

test('between two values a part of the way is taken', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([7], 0.95)).toBe(7);
  expect(quantile([], 0.5)).toBe(0);
});
