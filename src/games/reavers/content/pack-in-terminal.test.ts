import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { captured } from '../../../cli/dev/captured.ts';
import { main } from '../../../cli/main.ts';
import { loadLog } from '../../../cli/replay.ts';
import { readLog } from '../../../engine/match/log.ts';
import { CATALOGUE } from '../../catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'skali-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pack = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const run = async (...args: string[]) => {
  const io = captured(['q']);
  const code = await main(args, io);
  return { code, output: io.output(), errors: io.errors() };
};
const games = (...args: string[]) =>
  run('sim', 'reavers', '--players', '2', '--games', '20', '--seed', 'pack', '--json', ...args);

it('a pack changes what is played', async () => {
  const file = pack('combat.json', '{ "dice": { "combat": [2, 2, 2, 2, 2, 2] } }');
  const [usual, packed] = [await games(), await games('--content', file)];
  expect([usual.code, packed.code]).toEqual([0, 0]);
  expect(JSON.parse(packed.output).scoresBySeat).not.toEqual(JSON.parse(usual.output).scoresBySeat);
});

it('a pack that does not fit is refused by field and value', async () => {
  const { code, errors } = await games('--content', pack('bad.json', '{ "battles": { "knarr": { "defence": 0 } } }'));
  expect(code).not.toBe(0);
  expect(errors).toContain('battles.knarr.defence: must be a whole number from 1 to 12, but is 0');
});

it('a file that is not there, or is no JSON, is named', async () => {
  expect((await games('--content', join(folder, 'nowhere.json'))).errors).toContain('nowhere.json is not there');
  expect((await games('--content', pack('slip.json', '{ "dice": '))).errors).toContain('line 1');
});

it('a game without such values takes no pack', async () => {
  const loaded = await Promise.all(CATALOGUE.map(async ({ id, load }) => ({ id, rules: (await load()).rules })));
  const plain = loaded.find(({ rules }) => rules.content === undefined);
  const { errors } = await run('sim', plain?.id ?? 'none', '--games', '1', '--content', pack('empty.json', '{}'));
  expect(errors).toContain('this game has nothing that could be replaced');
});

it('a game played in the terminal keeps its pack in the log', async () => {
  const file = pack('board.json', '{ "board": { "diceSpaces": 12 } }');
  const save = join(folder, 'game.json');
  await run('play', 'reavers', '--players', '2', '--bot', 'random', '--seed', 's', '--content', file, '--save', save);
  const log = loadLog(save);
  expect(log.content).toEqual({ board: { diceSpaces: 12 } });
  expect(readLog(JSON.stringify(log)).content).toEqual(log.content);
});
