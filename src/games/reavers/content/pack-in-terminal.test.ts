import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { captured } from '../../../cli/dev/captured.ts';
import { main } from '../../../cli/main.ts';
import { loadLog } from '../../../cli/replay.ts';
import { readLog } from '../../../engine/match/log.ts';
import { runScenario } from '../../../engine/scenario/scenario.ts';
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

it('a pack that is too long, too deep, or says a thing twice is refused in the terminal as in the hall', async () => {
  const refusal = async (text: string) => (await games('--content', pack('odd.json', text))).errors;
  expect(await refusal(JSON.stringify({ pad: 'x'.repeat(33 * 1024) }))).toContain(
    'content: must be at most 32 KB of JSON',
  );
  expect(await refusal(`{ "dice": ${'['.repeat(5_000)}${']'.repeat(5_000)} }`)).toContain(
    'is nested deeper than 64 levels',
  );
  expect(await refusal('{ "board": { "diceSpaces": 12, "diceSpaces": 11 } }')).toContain('has "diceSpaces" twice');
  expect(await refusal('{ "board": { "diceSpaces": 1e999 } }')).toContain('cannot hold a number like 1e999');
  expect(await refusal('\uFEFF{}')).toContain('begins with a byte order mark');
});

describe('in a scenario', () => {
  const scene = async (content: unknown, beside?: (name: string) => string) => {
    const step = { expect: { asked: { boar: 'select' }, view: { 'seats.boar.food': 4 } } };
    const file = {
      game: 'reavers',
      title: 'A box',
      proves: [],
      seats: ['boar', 'stag'],
      content,
      given: {},
      steps: [step],
    };
    return (await runScenario(JSON.stringify(file), CATALOGUE, beside)).problems;
  };

  it('a pack is played with, inline or from a file beside it', async () => {
    expect(await scene({ board: { diceSpaces: 12 } })).toEqual([]);
    expect(await scene('my.pack.json', () => '{ "board": { "diceSpaces": 12 } }')).toEqual([]);
  });

  it.each<[unknown, string, string]>([
    [{ battles: { knarr: { defence: 0 } } }, 'content.battles.knarr.defence', 'must be a whole number from 1 to 12'],
    [{ pad: 'x'.repeat(33 * 1024) }, 'content', 'must be at most 32 KB of JSON'],
    ['my.pack.json', 'content', 'line 1, column 11: my.pack.json has "a" twice'],
    ['../my.pack.json', 'content', 'must match pattern'],
    ['scenario.json', 'content', 'must match pattern'],
  ])('%j is refused where it is named', async (content, path, message) => {
    const [problem] = await scene(content, () => '{ "a": 1, "a": 2 }');
    expect(problem.path).toBe(path);
    expect(problem.message).toContain(message);
  });
});
