import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captured } from './dev/captured.ts';
import { bareScenario, GAME, slip } from './dev/some-game.ts';
import { main } from './main.ts';

const TRUE = { ...bareScenario(), steps: [{ expect: { result: null } }] };
const FALSE = { ...TRUE, steps: [{ expect: { result: { totals: [] } } }] };

let folder = '';
const save = (name: string, content: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content, null, 2));
  return path;
};

const lineOf = (path: string, word: string): number =>
  readFileSync(path, 'utf8')
    .split('\n')
    .findIndex(line => line.includes(word)) + 1;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const scenario = async (...args: string[]) => {
  const io = captured();
  const code = await main(['scenario', ...args], io);
  return { code, said: io.output(), errors: io.errors() };
};

test('a folder of true scenarios passes', async () => {
  save('a.json', TRUE);
  save('b.json', TRUE);
  const { code, said } = await scenario(folder);
  expect(code).toBe(0);
  expect(said.trimEnd().split('\n').at(-1)).toBe('2 passed, 0 failed');
});

test('one false scenario fails the lot, with file, line, step, path, expected and found', async () => {
  const wrong = save('wrong.json', FALSE);
  const { code, said } = await scenario(save('right.json', TRUE), wrong);
  expect(code).toBe(1);
  expect(said).toContain(`${wrong}:${lineOf(wrong, 'result')}: step 1, result: expected {"totals":[]}, found null\n`);
  expect(said.endsWith('\n1 passed, 1 failed\n')).toBe(true);
});

test('a bad file, a missing one and an empty folder are failures', async () => {
  const bad = save('bad.json', { ...TRUE, seads: 1 });
  const { code, said } = await scenario(bad, join(folder, 'nowhere.json'));
  expect(code).toBe(1);
  expect(said).toContain(`${bad}:${lineOf(bad, 'seads')}: seads: is not a field here`);
  expect(said.endsWith('\n0 passed, 2 failed\n')).toBe(true);
  rmSync(bad);
  const empty = await scenario(folder);
  expect(empty.code).toBe(1);
  expect(empty.said.endsWith('\n0 passed, 1 failed\n')).toBe(true);
});

test('a file that is nested without end is a failure like any other', async () => {
  const deep = join(folder, 'deep.json');
  writeFileSync(deep, `{\n"steps": ${'['.repeat(5_000)}${']'.repeat(5_000)}\n}`);
  const { code, said } = await scenario(deep, save('right.json', TRUE));
  expect(code).toBe(1);
  expect(said).toContain(`${deep}:2: this is nested deeper than 64 levels\n`);
  expect(said.endsWith('\n1 passed, 1 failed\n')).toBe(true);
});

test('a pack beside a scenario is no scenario, and one that is not there is named', async () => {
  save('mine.pack.json', {});
  const wrong = save('wrong.json', { ...TRUE, content: 'yours.pack.json' });
  const { said } = await scenario(folder);
  expect(said).toContain(`${wrong}:${lineOf(wrong, 'content')}: content: `);
  expect(said.endsWith('\n0 passed, 1 failed\n')).toBe(true);
});

test.each([
  ['the schema of one game', [GAME], `scenario.${GAME}.schema.json`],
  ['the schema of every game', [], 'scenario.schema.json'],
])('%s is the one in docs/', async (_name, games, file) => {
  const { code, said } = await scenario('--schema', ...games);
  expect(code).toBe(0);
  const written = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  expect(JSON.parse(said)).toEqual(JSON.parse(written));
});

test.each([
  [[], 'name the files or folders to play'],
  [['--schema', slip(GAME)], `did you mean ${GAME}?`],
  [['--schem'], 'did you mean --schema?'],
])('says what is wrong with %j, and how it is used', async (args, problem) => {
  const { code, errors } = await scenario(...args);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
  expect(errors).toContain('skali scenario <files or folders…>');
});
