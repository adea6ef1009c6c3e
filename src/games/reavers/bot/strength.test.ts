import { describe, expect, test } from 'vitest';
import { playSeries, type Standing } from '../../../bots/arena.ts';
import { random } from '../../../bots/random.ts';
import { reavers } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

function series(lineup: readonly string[], games: number): Record<string, Standing> {
  const bots = { heuristic, random };
  const standings = playSeries({ rules: reavers, bots, lineup, games, seed: 'strength' });
  return Object.fromEntries(standings.map(standing => [standing.name, standing]));
}

describe('against luck', () => {
  test('it wins far more than seven of ten games of four', { timeout: 120_000 }, () => {
    const { heuristic: bot } = series(['heuristic', 'random', 'random', 'random'], 20);
    expect(bot.winShare).toBeGreaterThanOrEqual(0.9);
  });

  test.each([2, 3])('it wins nearly all games of %i', { timeout: 120_000 }, seats => {
    const { heuristic: bot } = series(['heuristic', ...new Array(seats - 1).fill('random')], 6);
    expect(bot.winShare).toBeGreaterThanOrEqual(0.9);
  });
});

test('four of its kind score as people do, from every source there is', { timeout: 120_000 }, () => {
  const { heuristic: bot } = series(['heuristic', 'heuristic', 'heuristic', 'heuristic'], 6);
  expect(bot.meanScore).toBeGreaterThan(130);
  for (const [source, points] of Object.entries(bot.sources)) {
    if (source !== 'terror') expect(points).toBeGreaterThan(1);
  }
});
