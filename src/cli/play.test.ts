import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captured } from './dev/captured.ts';
import { GAME, OPTION } from './dev/some-game.ts';
import { main } from './main.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skali-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLE = ['play', GAME, '--bot', 'random', '--seed', 'terminal'];

function* always(line: string): Generator<string> {
  for (;;) yield line;
}

describe('skali play', () => {
  it('plays a whole game by first choices, and its log can be replayed', async () => {
    const file = join(folder, 'whole.json');
    const io = captured(always('1'));
    expect(await main([...TABLE, '--players', '3', '--save', file], io)).toBe(0);
    expect(io.output()).toContain('The game is over.');
    expect(io.output()).toMatch(/Total\s+\d+\s+\d+\s+\d+\nPlace\s+1/);

    const proof = captured();
    expect(await main(['replay', file, '--verify'], proof)).toBe(0);
    expect(proof.output()).toMatch(/^true: \d+ choices lead to state/);
    const stories = await Promise.all(
      ['en', 'fr'].map(async lang => {
        const story = captured();
        expect(await main(['replay', file, '--facts', '--lang', lang], story)).toBe(0);
        return story.output().split('\n');
      }),
    );
    expect(stories[0].length).toBeGreaterThan(10);
    expect(stories[1]).toHaveLength(stories[0].length);
    expect(stories[1]).not.toEqual(stories[0]);
  });

  it('notices a log that was tampered with', async () => {
    const file = join(folder, 'forged.json');
    await main([...TABLE, '--players', '2', '--save', file], captured(always('1')));
    const { writeFileSync } = await import('node:fs');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000'));
    const io = captured();
    expect(await main(['replay', file, '--verify'], io)).toBe(1);
    expect(io.output()).toContain('false: final.hash');
  });

  it('tells what a good player would do, with chances, and the table stays as it was', async () => {
    const file = join(folder, 'hint.json');
    const io = captured(['hint', 'q']);
    expect(await main([...TABLE, '--players', '2', '--save', file], io)).toBe(0);
    expect(io.output()).toMatch(
      /What would a good player do\? \(\d+ games played on\.\)\n {2}1 {2}.+ · \d+% to win, ± \d+\n/,
    );
    expect(io.output()).toMatch(/Compared with “.+”: |No clear difference/);
    expect(JSON.parse(readFileSync(file, 'utf8')).entries).toEqual([]);
  });

  it('saves, quits and goes on', async () => {
    const file = join(folder, 'later.json');
    const first = captured(['1', 'q']);
    expect(await main([...TABLE, '--players', '2', '--save', file], first)).toBe(0);
    expect(first.output()).toContain(`Saved in ${file}`);
    const then = captured(['s', 'q']);
    expect(await main(['play', GAME, '--bot', 'random', '--load', file], then)).toBe(0);
    expect(then.output()).not.toContain('That is not a choice.');
  });

  it('ends and saves when nothing more is typed', async () => {
    const file = join(folder, 'cut.json');
    expect(await main([...TABLE, '--players', '2', '--save', file], captured(['1']))).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('skali-log/1');
  });

  it.each(['en', 'it', 'fr', 'es'])('lists the switches of the table in %s', async lang => {
    const io = captured();
    expect(await main(['play', GAME, '--options', '--lang', lang], io)).toBe(0);
    expect(io.output()).toContain(`(${OPTION.clause})`);
    expect(io.output()).not.toContain('option.');
  });
});
