import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { bestSpread, chancesBy, fitSpreads, logLoss, tenthsOf } from './fit.ts';
import type { Example } from './self-play.ts';

/** Games whose winners are drawn by chances that this spread makes. */
function drawn(spread: number, games: number): Example[] {
  const chance = new FastChance('fit');
  return Array.from({ length: games }, (_, game) => {
    const hopes = [0, 1, 2].map(() => chance.below(60));
    const chances = chancesBy(hopes, spread);
    let left = chance.below(1_000_000) / 1_000_000;
    const winner = chances.findIndex(one => {
      left -= one;
      return left < 0;
    });
    return { game, part: 0, hopes, won: hopes.map((_hope, seat) => (seat === Math.max(0, winner) ? 1 : 0)) };
  });
}

test('the spread that winners were drawn by is found again', () => {
  const found = bestSpread(drawn(20, 3000));
  expect(found).toBeGreaterThan(16);
  expect(found).toBeLessThan(25);
});

test('what was fitted is surprised less than a bad guess, on games that it has not seen', () => {
  const [fitted] = fitSpreads(drawn(20, 900), [2]);
  expect(fitted.after).toBeLessThan(fitted.before);
  expect(fitted.games).toBe(900);
});

test('even hopes are as surprising as a lot', () => {
  const even: Example = { game: 0, part: 0, hopes: [5, 5], won: [1, 0] };
  expect(logLoss([even], 10)).toBeCloseTo(Math.log(2));
});

test('what is told truly comes true as often as it is told, tenth by tenth', () => {
  const tenths = tenthsOf(drawn(20, 4000), ({ hopes }) => chancesBy(hopes, 20)).filter(({ seats }) => seats > 300);
  expect(tenths.length).toBeGreaterThan(5);
  for (const { told, won } of tenths) expect(Math.abs(told - won)).toBeLessThan(0.06);
});
