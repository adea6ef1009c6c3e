import { expect, it } from 'vitest';
import { captured } from './dev/captured.ts';
import { GAME } from './dev/some-game.ts';
import { main } from './main.ts';

const simulate = async (...args: string[]) => {
  const io = captured();
  const code = await main(['sim', GAME, '--json', ...args], io);
  return { code, report: JSON.parse(io.output()) };
};

it('plays whole games and counts what it was asked to count', async () => {
  const { code, report } = await simulate('--players', '3', '--games', '6', '--bot', 'random', '--seed', 'x');
  expect(code).toBe(0);
  expect(report).toMatchObject({ game: GAME, players: 3, games: 6, seed: 'x', deadEnds: 0, errors: 0 });
  expect(report.decisionsPerGame).toBeCloseTo(report.decisions / 6, 1);
  expect(report.optionsMax).toBeGreaterThan(report.optionsMean);
  expect(report.winsBySeat.reduce((sum: number, won: number) => sum + won, 0)).toBeCloseTo(6, 1);
  const bySide = Object.entries<number>(report.winsBySide);
  expect(bySide.length).toBeGreaterThanOrEqual(3);
  expect(bySide.reduce((sum, [, won]) => sum + won, 0)).toBeCloseTo(6, 1);
  const bySource = Object.values<number>(report.scoreBySource).reduce((sum, points) => sum + points, 0);
  const bySeat = report.scoresBySeat.reduce((sum: number, score: number) => sum + score, 0) / 3;
  expect(bySource).toBeCloseTo(bySeat, 0);
});

it('plays the same games for the same seed, and others for another', async () => {
  const played = async (seed: string) => {
    const { report } = await simulate('--games', '2', '--seed', seed);
    return [report.decisions, report.scoresBySeat];
  };
  expect(await played('one')).toEqual(await played('one'));
  expect(await played('one')).not.toEqual(await played('two'));
});

it('tells the same as a table', async () => {
  const io = captured();
  expect(await main(['sim', GAME, '--players', '2', '--games', '2', '--rotate'], io)).toBe(0);
  expect(io.output()).toContain(`2 games of ${GAME} with 2 players`);
  expect(io.output()).toMatch(/mean score/);
  const { report } = await simulate('--players', '2', '--games', '2');
  for (const source of Object.keys(report.scoreBySource)) expect(io.output()).toContain(source);
});
