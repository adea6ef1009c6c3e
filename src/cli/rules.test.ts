import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findClauses, readClauses } from './clauses.ts';
import { coverage, scenarioProofs, sourcesOf, testProofs, uncited } from './coverage.ts';
import { captured } from './dev/captured.ts';
import { GAME } from './dev/some-game.ts';
import { main } from './main.ts';
import { projectRoot } from './root.ts';

describe('skali rules', () => {
  it('shows a clause by its number, a chapter, and what has some words', async () => {
    const clauses = readClauses(GAME);
    const clause = clauses.find(({ id }) => /-2\.\d$/.test(id)) ?? clauses[0];
    const [letters, number] = clause.id.split('-');
    const io = captured();
    expect(await main(['rules', GAME, number], io)).toBe(0);
    expect(io.output()).toBe(`${clause.chapter}\n  ${clause.id}  ${clause.text}\n`);
    const chapter = findClauses(clauses, `${letters}-2`);
    expect(chapter).toContain(clause);
    expect(new Set(chapter.map(one => one.chapter))).toEqual(new Set([clause.chapter]));
    expect(findClauses(clauses, clause.text.split(' ').slice(0, 4).join(' '))).toContain(clause);
  });

  it('shows which lessons teach a clause, and which clauses none does', async () => {
    const io = captured();
    expect(await main(['rules', GAME, '--lessons'], io)).toBe(0);
    expect(io.output()).toContain('NOT TAUGHT');
    expect(io.output()).toMatch(
      /\n\d+ lessons, \d+ of \d+ clauses taught\nof the 40 that are met most all are taught\n$/,
    );
  });

  it('says so when no clause fits', async () => {
    const io = captured();
    expect(await main(['rules', GAME, 'flying carpets'], io)).toBe(1);
    expect(io.errors()).toContain('"flying carpets"');
  });

  it('prints what proves each clause', async () => {
    const io = captured();
    await main(['rules', GAME, '--coverage'], io);
    const last = io.output().trimEnd().split('\n').at(-1);
    expect(last).toMatch(
      /^\d+ clauses, \d+ proofs, \d+ clauses without proof, \d+ proofs of clauses that do not exist, \d+ clauses that no source cites$/,
    );
    expect(io.output()).toContain(`${readClauses(GAME)[0].id}\n`);
  });
});

describe('the proofs of a clause', () => {
  const root = mkdtempSync(join(tmpdir(), 'skali-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const clauses = ['1.1', '1.2', '1.3', '1.4'].map(id => ({ id: `XY-${id}`, chapter: '', text: '' }));

  it('are titles of tests and scenarios that name it; gaps and strays are found', () => {
    mkdirSync(join(root, 'src'), { recursive: true });
    mkdirSync(join(root, 'scenarios/game'), { recursive: true });
    const title = (call: string, ids: string) => `${call}(\n  'a story [${ids}]', () => {});\n`;
    writeFileSync(
      join(root, 'src/one.test.ts'),
      title('it', 'XY-1.1, XY-1.2') +
        title('it.each([one(two(3))])', 'XY-1.3') +
        title('it', 'XY-9.9') +
        title('it', 'ZZ-1.1') +
        `it.skip('not yet [XY-1.4]', () => {});\n`,
    );
    writeFileSync(join(root, 'src/one.ts'), title('it', 'XY-1.4'));
    writeFileSync(join(root, 'scenarios/game/one.json'), JSON.stringify({ title: 'One', proves: ['XY-1.1'] }));
    const { rows, gaps, strays } = coverage(clauses, [...testProofs(root), ...scenarioProofs(root, 'game')]);
    expect(rows.map(row => row.proofs.length)).toEqual([2, 1, 1, 0]);
    expect(rows[0].proofs[1]).toEqual({ clause: 'XY-1.1', file: 'scenarios/game/one.json', title: 'One' });
    expect(gaps.map(({ id }) => id)).toEqual(['XY-1.4']);
    expect(strays.map(({ clause }) => clause)).toEqual(['XY-9.9']);
  });
});

describe('the sources that cite a clause', () => {
  const root = mkdtempSync(join(tmpdir(), 'skali-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const ids = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.10', 'C-troll', 'C-elf', 'O-tie'];
  const clauses = ids.map(id => ({ id: `XY-${id}`, chapter: '', text: '' }));
  const write = (path: string, text: string): void => {
    const file = join(root, 'src/games', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  const left = (game = 'game'): string[] => uncited(clauses, sourcesOf(root, game)).map(({ id }) => id);
  const all = ids.map(id => `XY-${id}`);

  it('are those of its rules and content, not tests, words or what only looks like it', () => {
    write('game/rules/turn.ts', '/** Turn after turn (XY-1.2, XY-1.3, XY-1.4). */');
    write('game/content/cards.ts', "const CARD = { key: 'troll' }; // one of many (XY-2.10)");
    write('game/rules/turn.test.ts', "test('… [XY-1.1]');");
    write('game/rules/test/look.ts', '// XY-1.1');
    write('game/rules/testing.ts', '// XY-1.1');
    write('game/locales/en.ts', "const words = { elf: 'XY-2.1' };");
    expect(left()).toEqual(['XY-1.1', 'XY-2.1', 'XY-C-elf', 'XY-O-tie']);
    write('game/rules/more.ts', '// XY-1.1, XY-2.1; ties: XY-O-tie; the elf is no card: XY-C-elf');
    expect(left()).toEqual([]);
  });

  it('carry it out: what only refuses, explains or lists is none of them', () => {
    const told = '// XY-1.1';
    for (const name of ['why-not', 'explain', 'foresee', 'imagine', 'audit', 'arrange', 'options', 'frames']) {
      write(`telling/rules/${name}.ts`, told);
      write(`telling/rules/${name}/part.ts`, told);
    }
    expect(left('telling')).toEqual(all);
    write('telling/rules/war/why-not-win.ts', told);
    expect(left('telling')).toEqual(all.slice(1));
  });

  it('name it by itself: a range names neither its ends nor what is between', () => {
    write('ranging/rules/all.ts', '// XY-1.1 to XY-1.4');
    expect(left('ranging')).toEqual(all);
    write('ranging/rules/all.ts', '/** The whole chapter (XY-1.1 to XY-1.4), but for this (XY-1.2). */');
    expect(left('ranging')).toEqual(all.filter(id => id !== 'XY-1.2'));
  });

  it('read the switch that a clause is about', () => {
    const others = all.filter(id => id !== 'XY-O-tie');
    write('switched/rules/options.ts', "{ name: 'tie', clause: 'XY-O-tie' }");
    write('switched/rules/win.ts', 'const tie = 1; state.options.tied; state.tie;');
    expect(left('switched')).toEqual(all);
    write('switched/rules/win.ts', "if (state.options.tie === 'shared') share();");
    expect(left('switched')).toEqual(others);
    write('switched/rules/win.ts', 'const { order, tie } = act.state.options;');
    expect(left('switched')).toEqual(others);
  });

  it('are looked for wherever the game lies, and none are found where there is none', () => {
    expect(left('nowhere')).toEqual(all);
    mkdirSync(join(root, 'test/toy/rules'), { recursive: true });
    writeFileSync(join(root, 'test/toy/rules/all.ts'), '// XY-1.1, XY-1.2');
    expect(left('toy')).toEqual(all.slice(2));
  });

  it('are there for every clause that is written, on the shelf or not yet', () => {
    const games = readdirSync(join(projectRoot(), 'docs/rules')).flatMap(
      name => /^([\w-]+)\.md$/.exec(name)?.[1] ?? [],
    );
    expect(games).toContain(GAME);
    for (const game of games) expect(uncited(readClauses(game), sourcesOf(projectRoot(), game)), game).toEqual([]);
  });
});
