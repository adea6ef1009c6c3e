import { describe, expect, test } from 'vitest';
import { playSeries, type Showing } from '../../../bots/arena.ts';
import { random } from '../../../bots/random.ts';
import { bloodRage } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

function series(lineup: readonly string[], games: number): Record<string, Showing> {
  const bots = { heuristic, random };
  const showings = playSeries({ rules: bloodRage, bots, lineup, games, seed: 'strength' });
  return Object.fromEntries(showings.map(showing => [showing.name, showing]));
}

describe('against luck', () => {
  test('it wins at least seven of ten games of four, 400 games with rotated seats', { timeout: 300_000 }, () => {
    const { heuristic: bot } = series(['heuristic', 'random', 'random', 'random'], 400);
    expect(bot.winShare).toBeGreaterThanOrEqual(0.7);
  });

  test.each([2, 3])('it wins nearly all games of %i', { timeout: 180_000 }, seats => {
    const { heuristic: bot } = series(['heuristic', ...new Array(seats - 1).fill('random')], 40);
    expect(bot.winShare).toBeGreaterThanOrEqual(0.9);
  });
});

test('four of its kind score as people do, from every source there is', { timeout: 180_000 }, () => {
  const { heuristic: bot } = series(['heuristic', 'heuristic', 'heuristic', 'heuristic'], 32);
  expect(bot.meanScore).toBeGreaterThan(70);
  for (const points of Object.values(bot.sources)) expect(points).toBeGreaterThan(1);
});
