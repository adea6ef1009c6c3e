/** Lessons of a game of talk: what is refused, how far a lesson has come, and who would be stuck. */
import { expect, test } from 'vitest';
import { giver, parleyModule } from '../engine/harness/dev/parley-module.ts';
import { followTeacher, walk } from './law.ts';
import { type Lesson, taskOf } from './lesson.ts';
import { readLesson } from './read.ts';
import { advance, isAstray, openIn, type Seen, takenBack } from './run.ts';
import { wordsAmiss } from './words.ts';

const CLAUSES = new Set(['P-1']);
const STEP = { say: 'talk', do: [{ kind: 'ready' }], goal: { told: [{ kind: 'ready', seat: 'a' }] }, teaches: ['P-1'] };
const LESSON: Lesson = { game: 'parley', minutes: 1, seats: ['a', 'b', 'c'], you: 'a', others: [], steps: [STEP] };
const read = (fields: object) => {
  const { problems } = readLesson(JSON.stringify({ ...LESSON, ...fields }, null, 1), parleyModule, CLAUSES);
  return problems.map(({ step, message }) => (step === undefined ? message : `step ${step}: ${message}`));
};
const trial = (fields: Partial<Lesson> = {}) => ({
  game: parleyModule,
  lesson: { ...LESSON, ...fields },
  bot: giver,
});

test('a lesson that is right is read; one that is wrong is refused with step and reason', () => {
  expect(read({})).toEqual([]);
  expect(read({ you: 'd' })).toEqual(['"d" is not at the table: a, b, c']);
  expect(read({ steps: [STEP, { ...STEP, teaches: ['P-9'] }] })).toEqual([
    'step 2: "talk" is said twice',
    'step 2: there is no clause P-9',
  ]);
  expect(read({ steps: [{ ...STEP, goal: {} }] })).toHaveLength(1);
  expect(read({ steps: [{ ...STEP, goal: { view: { 'a..b': 1 } } }] })).toEqual(['step 1: is no path into a view']);
  expect(read({ steps: [{ say: 'talk' }] })[0]).toContain('is missing');
});

test('who follows the teacher comes to the end, and nobody is stuck on the way', () => {
  expect(followTeacher(trial())).toBeUndefined();
  expect(walk(trial(), 'one')).toBeUndefined();
});

test('a goal that cannot be reached is found, with its step', () => {
  const never = { ...STEP, say: 'never', goal: { told: [{ kind: 'fell', seat: 'a' }] } };
  expect(followTeacher(trial({ steps: [STEP, never] }))).toContain('step 2 (never)');
  expect(walk(trial({ steps: [never] }), 'one')).toContain('step 1 (never)');
});

test('a step is done once its goal is reached, and no longer when what led there is taken back', () => {
  const heard = [{ kind: 'ready', seat: 0 }];
  const seen = (at: number, facts: readonly { kind: string }[]): Seen => ({
    at,
    view: null,
    ask: null,
    heard: from => (from < at ? facts : []),
  });
  const begun = advance(LESSON, [], seen(0, []));
  expect(begun).toEqual([]);
  const done = advance(LESSON, begun, seen(3, heard));
  expect(done).toEqual([3]);
  expect(takenBack(done, 3)).toBe(done);
  expect(takenBack(done, 2)).toEqual([]);
});

test('what is closed for now is not offered, unless nothing else would be', () => {
  const ask = { seat: 0, prompt: 'raid', choices: [{ kind: 'stay' }, { kind: 'raid', to: 1 }] };
  const step = { ...STEP, closed: [{ kind: 'stay' }] };
  expect(openIn(step, ask, LESSON.seats).choices).toEqual([{ kind: 'raid', to: 1 }]);
  expect(openIn({ ...step, closed: [{ kind: 'stay' }, { kind: 'raid', to: 'b' }] }, ask, LESSON.seats)).toBe(ask);
  expect(isAstray(step, { ask }, LESSON.seats)).toBe(true);
  expect(isAstray({ ...step, do: [{ kind: 'raid', to: 'b' }] }, { ask }, LESSON.seats)).toBe(false);
});

test('words that are missing, too long or nobody’s are found in every language', () => {
  const good = { title: 'Talk', done: 'You can talk.', steps: { talk: 'Nobody waits. Say that you are ready.' } };
  const words = { en: { talk: good }, it: { talk: good }, fr: { talk: good }, es: { talk: good } };
  expect([...wordsAmiss('talk', LESSON, words)]).toEqual([]);
  expect(taskOf(good.steps.talk)).toBe('Say that you are ready.');
  const bad = { ...good, steps: { talk: 'One. Two. Three.', more: 'Never.' } };
  expect([...wordsAmiss('talk', LESSON, { ...words, fr: { talk: bad }, es: {} })]).toEqual([
    'fr, talk, step 1: more than 2 sentences',
    'fr, talk: words for "more", which no step says',
    'es, talk: no words',
  ]);
});
