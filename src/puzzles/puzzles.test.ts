/** What is refused of puzzle files, in a game of talk, and how hard a puzzle is. */
import { expect, test } from 'vitest';
import { parleyModule } from '../engine/harness/dev/parley-module.ts';
import { momentOf } from './moment.ts';
import { byHardness, hardnessOf, type Puzzle, type PuzzleEntry, speaksInPoints } from './puzzle.ts';
import { readPuzzle } from './read.ts';

const PUZZLE: Puzzle = {
  game: 'parley',
  seats: ['a', 'b', 'c'],
  you: 'a',
  seed: 'one',
  prompt: 'talk',
  battle: false,
  solution: { kind: 'ready' },
  because: { against: { kind: 'ready' }, chance: 0.5, error: 0.1, gap: 0.1, why: [] },
  tried: { thrall: [3, 12], karl: [4, 4], hersir: [0, 4] },
  steps: [],
};
const read = (fields: object) =>
  readPuzzle(JSON.stringify({ ...PUZZLE, ...fields }, null, 1), parleyModule).problems.map(({ step, path, message }) =>
    [step === undefined ? '' : `step ${step}`, path, message].filter(Boolean).join(': '),
  );

test('a puzzle that is right is read; one that is wrong is refused by field and reason', () => {
  expect(read({})).toEqual([]);
  expect(read({ you: 'd' }).join()).toContain('"d" is not at the table: a, b, c');
  expect(read({ seed: '' }).join()).toContain('seed');
  expect(read({ solution: { kind: 'dance' } }).join()).toContain('dance');
  expect(read({ tried: { god: [0, 1] } }).join()).toContain('god');
  expect(read({ steps: [{ seat: 'd', does: { kind: 'ready' } }] }).join()).toContain('"d"');
});

test('what the rules do not allow is refused by its step, and so is a moment that is another one', () => {
  const reach = (fields: Partial<Puzzle>) => () => momentOf(parleyModule, { ...PUZZLE, ...fields });
  expect(reach({ steps: [{ seat: 'a', does: { kind: 'raid', to: 'a' } }] })).toThrow(/step 1: "a" may not raid/);
  expect(reach({ prompt: 'raid' })).toThrow(/step 0: "a" is asked for "talk", not for "raid"/);
  expect(reach({ solution: { kind: 'stay' } })).toThrow(/the solution is not offered/);
});

test('points speak for an answer that brings and denies more than it gives up', () => {
  const { because } = PUZZLE;
  const why = [
    { source: 'quests', points: -3 },
    { source: 'battles', points: 2 },
  ];
  expect(speaksInPoints({ ...because, why })).toBe(false);
  expect(speaksInPoints({ ...because, why, rival: { seat: 'b', points: -2 } })).toBe(true);
  expect(speaksInPoints({ ...because, why: [], rival: { seat: 'b', points: 2 } })).toBe(false);
});

test('levels count alike, and the easiest come first', () => {
  expect(hardnessOf(PUZZLE.tried)).toBeCloseTo((3 / 12 + 1 + 0) / 3);
  expect(hardnessOf({})).toBe(0);
  const entry = (name: string, hardness: number): PuzzleEntry => ({
    name,
    hardness,
    prompt: 'talk',
    battle: false,
    you: 'a',
    seats: 3,
    stage: null,
  });
  expect([entry('b', 0.5), entry('c', 0.1), entry('a', 0.5)].sort(byHardness).map(({ name }) => name)).toEqual([
    'c',
    'a',
    'b',
  ]);
});
