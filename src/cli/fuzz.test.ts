import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { examine } from '../engine/conformance/suite.ts';
import { defaultOptions } from '../engine/contract/options.ts';
import { defineGame } from '../engine/contract/play.ts';
import { hoard } from '../engine/harness/dev/hoard.ts';
import { readLog } from '../engine/match/log.ts';
import { captured } from './dev/captured.ts';
import { GAME } from './dev/some-game.ts';
import { saveFailure } from './fuzz.ts';
import { main } from './main.ts';

it('walks through every lesson of a game and says how many held', async () => {
  const io = captured();
  expect(await main(['fuzz', GAME, '--lessons', '--walks', '1'], io)).toBe(0);
  expect(io.output()).toMatch(/\n\d+ lessons held, 0 failed, 1 walks each\n$/);
});

it('asks bots of every level twice, and says how often', async () => {
  const io = captured();
  expect(await main(['fuzz', GAME, '--bots', '--decisions', '8'], io)).toBe(0);
  expect(io.output()).toMatch(new RegExp(`^${GAME} \\S+: thrall \\d+, karl \\d+, .* decisions, 0 failures\\n$`));
});

it('plays random games under the laws and says how many', async () => {
  const io = captured();
  const code = await main(['fuzz', GAME, '--games', '3', '--seed', 'cli', '--examined', '0'], io);
  expect(io.output()).toMatch(/3 games \(0 under every law\), \d+ decisions in [\d.]+ s, 0 failures/);
  expect(code).toBe(0);
});

it('plays the same games in parts, each of them once', async () => {
  const decisions = async (...part: string[]) => {
    const io = captured();
    await main(['fuzz', GAME, '--games', '3', '--seed', 'cli', '--examined', '0', ...part], io);
    const [, games, made] = /(\d+) games \(0 under every law\), (\d+) decisions/.exec(io.output()) ?? [];
    return [Number(games), Number(made)];
  };
  const [whole, first, second] = [
    await decisions(),
    await decisions('--part', '1/2'),
    await decisions('--part', '2/2'),
  ];
  expect([first[0], second[0]]).toEqual([2, 1]);
  expect(first[1] + second[1]).toBe(whole[1]);
});

it.each(['0/2', '3/2', '1', 'half'])('refuses the part %s', async part => {
  const io = captured();
  expect(await main(['fuzz', GAME, '--games', '3', '--part', part], io)).toBe(2);
  expect(io.errors()).toContain(`--part is ${part}`);
});

it('saves a failed game under a name that any system takes, as a log that can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skali-fuzz-'));
  const rules = defineGame(hoard);
  const subject = { rules, options: defaultOptions(rules.options, 2), seats: 2, seed: '2026-11-15T10:00/7' };
  const { log } = examine(subject, 'quick', []).played;
  const file = saveFailure(join(folder, 'new'), { subject, log, problems: ['it is wrong'] });
  expect(file).toBe(join(folder, 'new', 'hoard-2-2026-11-15T10-00-7.json'));
  expect(readLog(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(log)));
  rmSync(folder, { recursive: true });
});
