import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { captured } from './dev/captured.ts';
import { GAME } from './dev/some-game.ts';
import { main } from './main.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skali-arena-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'series.jsonl');
}

const play = async (...args: string[]) => {
  const io = captured();
  const code = await main(['arena', GAME, '--players', '2', '--levels', 'karl,random', '--games', '2', ...args], io);
  return { code, io };
};
const untimed = (line: string) => ({ ...JSON.parse(line), ms: null });

it('ranks levels, and goes on where a series was cut off', { timeout: 60_000 }, async () => {
  const out = newFile();
  const { code, io } = await play('--out', out, '--json');
  expect(code).toBe(0);
  const report = JSON.parse(io.output());
  expect(report).toMatchObject({ game: GAME, games: 2, deals: 1, players: [2], seed: '1' });
  expect(report.levels.map(({ level }: { level: string }) => level).sort()).toEqual(['karl', 'random']);

  // As if it had been cut off in the middle of the second game's line.
  const whole = readFileSync(out, 'utf8').trimEnd().split('\n');
  expect(whole).toHaveLength(3);
  writeFileSync(out, `${whole[0]}\n${whole[1]}\n${whole[2].slice(0, 20)}`);
  const again = await play('--out', out, '--resume');
  expect(again.code).toBe(0);
  expect(again.io.output()).toContain(`2 games of ${GAME}`);
  const mended = readFileSync(out, 'utf8').trimEnd().split('\n');
  expect(mended.slice(0, 2)).toEqual(whole.slice(0, 2));
  expect(untimed(mended[2])).toEqual(untimed(whole[2]));

  const other = await play('--out', out, '--resume', '--seed', '2');
  expect(other.code).toBe(2);
  expect(other.io.errors()).toContain('holds another series');
  const over = await play('--out', out);
  expect(over.io.errors()).toContain('go on with --resume');
  appendFileSync(out, 'nonsense\n\n');
  expect((await play('--out', out, '--resume')).io.errors()).toContain('line 4 is no game');
});

it('tells Karl from a beginner, and a beginner from luck, in forty games', {
  timeout: 120_000,
}, async () => {
  const io = captured();
  const levels = ['--levels', 'thrall,random,karl', '--players', '2', '--games', '40'];
  expect(await main(['arena', GAME, ...levels, '--out', newFile(), '--json'], io)).toBe(0);
  const report = JSON.parse(io.output());
  expect(report).toMatchObject({ games: 40, deals: 20, players: [2] });
  const [karl, thrall, random] = report.levels;
  expect([karl.level, thrall.level, random.level]).toEqual(['karl', 'thrall', 'random']);
  expect(karl.rating).toBe(1500);
  expect(thrall.interval.to).toBeLessThan(1500);
  expect(random.interval.to).toBeLessThan(thrall.interval.from);
});

it.each([
  [['--levels', 'karl,jral'], 'did you mean jarl?'],
  [['--lineup', 'karl'], 'names 1 seats'],
  [['--games', 'many'], 'must be a whole number'],
])('refuses %j', async (args, why) => {
  const { code, io } = await play('--out', newFile(), ...args);
  expect(code).toBe(2);
  expect(io.errors()).toContain(why);
});
