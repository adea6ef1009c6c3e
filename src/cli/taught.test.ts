/** A hall is not built with a lesson or a puzzle that is wrong: it is told by file, step and reason. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAME_IDS } from './games.ts';
import { puzzleFolder, puzzleNames } from './puzzle-files.ts';
import { projectRoot } from './root.ts';
import { taughtAmiss } from './taught.ts';

const [GAME] = GAME_IDS;
const [NAME] = readdirSync(join(projectRoot(), 'lessons', GAME)).filter(name => /^\d+-.+\.json$/.test(name));
const LESSON = `lessons/${GAME}/${NAME}`;
const WORDS = `lessons/${GAME}/words/fr.json`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skali-taught-'));
  cpSync(join(projectRoot(), LESSON), join(root, LESSON));
  cpSync(join(projectRoot(), `lessons/${GAME}/words`), join(root, `lessons/${GAME}/words`), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (file: string, how: (text: string) => string): void =>
  writeFileSync(join(root, file), how(readFileSync(join(root, file), 'utf8')));
const changeLesson = (how: (lesson: { steps: Record<string, unknown>[] }) => void): void =>
  change(LESSON, text => {
    const lesson = JSON.parse(text);
    how(lesson);
    return JSON.stringify(lesson, null, 2);
  });
const amiss = () => taughtAmiss(root, [GAME]);

test('what is right is nothing to speak of', async () => {
  expect(await amiss()).toEqual([]);
});

test('a target that there is not', async () => {
  changeLesson(({ steps }) => {
    steps[0].do = [{ kind: 'sail-to-atlantis' }];
  });
  const [first] = await amiss();
  expect(first).toContain(`${LESSON}:`);
  expect(first).toContain('step 1');
});

test('a goal that cannot be reached', async () => {
  changeLesson(({ steps }) => {
    steps[0].goal = { view: { 'no.such.thing': 1 } };
  });
  const [first] = await amiss();
  expect(first).toContain(`${LESSON}: step 1 (`);
});

test('words that are missing in a language', async () => {
  change(WORDS, text => {
    const words = JSON.parse(text);
    const [lesson] = Object.keys(words);
    const [step] = Object.keys(words[lesson].steps);
    delete words[lesson].steps[step];
    return JSON.stringify(words);
  });
  const [first] = await amiss();
  expect(first).toContain(`${LESSON}: fr, `);
  expect(first).toContain('step 1: no words for');
});

test('a puzzle whose steps the rules do not allow', async () => {
  const [name] = puzzleNames(puzzleFolder(GAME));
  const puzzle = `puzzles/${GAME}/${name}.json`;
  cpSync(join(projectRoot(), puzzle), join(root, puzzle));
  change(puzzle, text => {
    const { steps, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, steps: [...steps.slice(0, 4), ...steps.slice(5)] });
  });
  const [first] = await amiss();
  expect(first).toMatch(/^puzzles\/[^ ]+\.json: step \d+: /);
});
