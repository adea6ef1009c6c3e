/** A hall is not built with a lesson or a puzzle that is wrong: it is told by file, step and reason. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from './root.ts';
import { taughtAmiss } from './taught.ts';

const GAME = 'blood-rage';
const LESSON = `lessons/${GAME}/01-aim.json`;
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
    steps[0].do = [{ kind: 'pillage', province: 'atlantis' }];
  });
  const [first] = await amiss();
  expect(first).toContain(`${LESSON}:`);
  expect(first).toContain('step 1');
  expect(first).toContain('atlantis');
});

test('a goal that cannot be reached', async () => {
  changeLesson(({ steps }) => {
    steps[0].goal = { asked: 'late-card' };
  });
  const [first] = await amiss();
  expect(first).toContain(`${LESSON}: step 1 (`);
});

test('words that are missing in a language', async () => {
  change(WORDS, text => {
    const words = JSON.parse(text);
    const [step] = Object.keys(words.aim.steps);
    delete words.aim.steps[step];
    return JSON.stringify(words);
  });
  const [first] = await amiss();
  expect(first).toMatch(/^lessons\/blood-rage\/01-aim\.json: fr, aim, step 1: no words for/);
});

test('a puzzle whose steps the rules do not allow', async () => {
  const puzzle = `puzzles/${GAME}/0001-32.json`;
  cpSync(join(projectRoot(), puzzle), join(root, puzzle));
  change(puzzle, text => {
    const { steps, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, steps: [...steps.slice(0, 4), ...steps.slice(5)] });
  });
  const [first] = await amiss();
  expect(first).toMatch(/^puzzles\/blood-rage\/0001-32\.json: step \d+: /);
});
