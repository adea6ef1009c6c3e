/** The terminal and a game of talk: options by seats, asks that nobody waits for, ends without points. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shelveParley } from '../host/dev/shelve-parley.ts';
import { captured } from './dev/captured.ts';
import { main } from './main.ts';

let folder = '';
let takeDown = () => {};
beforeAll(() => {
  takeDown = shelveParley();
  folder = mkdtempSync(join(tmpdir(), 'skali-'));
});
afterAll(() => {
  takeDown();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (args: readonly string[], lines: Iterable<string> = []) => {
  const io = captured(lines);
  const code = await main([...args], io);
  return { code, output: io.output(), errors: io.errors() };
};

describe('options by seats', () => {
  it.each([
    [['play', 'parley', '--players', '4', '--option', 'scenario=history']],
    [['sim', 'parley', '--players', '4', '--option', 'scenario=history']],
  ])('are refused by name: %j', async args => {
    const { code, errors } = await run(args);
    expect(code).toBe(2);
    expect(errors).toContain('options.scenario: history is for 6 seats, not 4');
  });

  it('are listed with whom they are for', async () => {
    const { output } = await run(['play', 'parley', '--options']);
    expect(output).toContain('  free  Everybody begins alike. [usual with 2 to 5]\n');
    expect(output).toContain('  history  Six lords as the sagas have them. [for 6 players; usual with 6]\n');
    expect(output).toContain('  pairs  Who sits opposite is an ally. [for 4 or 6 players]\n');
    expect(output).toContain('  2  Two years.\n');
  });

  it('are kept to by the fuzzer', async () => {
    const { code, output } = await run(['fuzz', 'parley', '--games', '40', '--seed', 'x', '--examined', '0']);
    expect(output).toMatch(/40 games .* 0 failures/);
    expect(code).toBe(0);
  });
});

/** Says what it is asked to say under each prompt, and an empty line where nobody waits. */
function* person(output: () => string, heard: string[]): Generator<string> {
  for (;;) {
    const asked = output().slice(output().lastIndexOf('\n\n'));
    if (asked.includes('Nobody waits for this')) {
      heard.push(asked);
      yield '';
    } else if (/A number from \d+ to \d+: $/.test(asked)) yield '0';
    else yield '1';
  }
}

describe('skali play', () => {
  it('offers what nobody waits for once, and goes on with an empty line', async () => {
    const heard: string[] = [];
    const io = captured({ [Symbol.iterator]: () => person(() => io.output(), heard) });
    const file = join(folder, 'talk.json');
    const seed = ['--seed', 'talk', '--option', 'years=2', '--save', file];
    expect(await main(['play', 'parley', '--players', '3', '--bot', 'giver', ...seed], io)).toBe(0);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard[0]).toContain('Nobody waits for this: an empty line goes on.');
    // Never the same offer twice in a row.
    for (const [i, offer] of heard.entries()) expect(offer).not.toBe(heard[i - 1]);
    expect(io.output()).toContain('The game is over.');
    expect(io.output()).toMatch(/: \d+ lands when the years were over\.\n/);
    expect(io.output()).toMatch(/\nLands +\d+ +\d+ +\d+\n/);
    const { code } = await run(['replay', file, '--verify']);
    expect(code).toBe(0);
  });
});

describe('skali sim', () => {
  it('counts ends, and points only where there are any', async () => {
    const { code, output } = await run([
      'sim',
      'parley',
      '--players',
      '3',
      '--games',
      '40',
      '--bot',
      'random',
      '--json',
    ]);
    expect(code).toBe(0);
    const report = JSON.parse(output);
    expect(report).toMatchObject({ errors: 0, deadEnds: 0 });
    const games = Object.values<number>(report.endings).reduce((sum, count) => sum + count, 0);
    expect(games).toBe(40);
    expect(report.winsBySeat.reduce((sum: number, won: number) => sum + won, 0)).toBeCloseTo(40, 1);
    expect(Object.keys(report.scoreBySource)).toEqual(['lands']);
  });

  it('tells wins without points as a table', async () => {
    // Two who talk for twelve years have one left, or an alliance.
    const args = ['--players', '2', '--games', '6', '--bot', 'random', '--option', 'years=12', '--seed', 's'];
    const { output } = await run(['sim', 'parley', ...args]);
    expect(output).toMatch(/won by +games\n/);
    expect(output).toMatch(/\n(alliance|last) +\d/);
  });
});
