/** What the teacher answers to who did something. */
import { expect, test, vi } from 'vitest';
import type { Ask, Choice, NumberRange } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { hearingOf } from '../table/heard.ts';
import type { Shown, TableLine } from '../table/table-line.ts';
import { LessonAtTable } from './lesson-at-table.ts';

const LESSON: Lesson = {
  game: 'g',
  minutes: 1,
  seats: ['a', 'b'],
  you: 'a',
  steps: [
    { say: 'row', do: [{ kind: 'row' }], goal: { view: { rowed: true } }, closed: [{ kind: 'sleep' }], teaches: [] },
    { say: 'land', do: [{ kind: 'land', crew: 8 }, { kind: 'land' }], goal: { view: { landed: true } }, teaches: [] },
  ],
};
const WORDS = { title: 'T', done: 'Well.', steps: { row: 'Row.', land: 'Land.' } };
const ALL: readonly Choice[] = [{ kind: 'row' }, { kind: 'sail' }, { kind: 'land' }, { kind: 'sleep' }];

interface Moment {
  readonly view: Readonly<Record<string, boolean>>;
  readonly choices?: readonly Choice[];
  readonly ranges?: readonly NumberRange<Choice>[];
  readonly backTo?: number;
  readonly prompt?: string;
}

/** A lesson at a table that shows what it is told to. */
function taught(done: readonly number[] = []) {
  const onChange = vi.fn();
  const game = { rules: {} } as GameModule;
  const at = new LessonAtTable({
    lesson: LESSON,
    words: WORDS,
    game,
    touching: undefined,
    done,
    entries: [],
    onChange,
  });
  let shown: Shown | null = null;
  let tell = () => undefined as unknown;
  at.follow({
    now: () => shown,
    listen(listener: () => void) {
      tell = listener;
      return () => undefined;
    },
  } as unknown as TableLine);
  let entries = 0;
  const show = ({ view, choices = ALL, ranges, backTo, prompt = 'act' }: Moment) => {
    const ask: Ask = { seat: 0, prompt, choices, ...(ranges && { ranges }) };
    entries = backTo ?? entries + 1;
    shown = {
      moment: { at: entries, view, ask, result: null },
      behind: 0,
      hearing: hearingOf([]),
      backTo: backTo ?? null,
    } as unknown as Shown;
    tell();
    return at.now();
  };
  return { at, show, onChange };
}

test('what was asked for needs no remark, and leads to the next step', () => {
  const { at, show } = taught();
  expect(show({ view: {} })).toMatchObject({ step: 0, remark: null, words: 'Row.' });
  at.chose({ kind: 'row' });
  expect(show({ view: { rowed: true } })).toMatchObject({ step: 1, remark: null, words: 'Land.' });
});

test('who reaches the goal otherwise is told that it helped too', () => {
  const { at, show } = taught();
  show({ view: {} });
  at.chose({ kind: 'sail' });
  expect(show({ view: { rowed: true } })).toMatchObject({ step: 1, remark: 'helped' });
});

test('who does something else that is allowed is told so, and the lesson goes on from where it is', () => {
  const { at, show } = taught();
  show({ view: {} });
  at.chose({ kind: 'sail' });
  expect(show({ view: {} })).toMatchObject({
    step: 0,
    remark: 'also',
    words: 'Row.',
    way: { choice: { kind: 'row' } },
  });
});

test('who goes where nothing leads on is asked whether to take it back, and is back where they were', () => {
  const { at, show } = taught();
  show({ view: {} });
  at.chose({ kind: 'sail' });
  expect(show({ view: {}, choices: [{ kind: 'sleep' }, { kind: 'sail' }] })).toMatchObject({
    remark: 'astray',
    way: null,
  });
  expect(show({ view: {}, backTo: 1 })).toMatchObject({ step: 0, remark: null, way: { choice: { kind: 'row' } } });
});

test('what is taken back takes the steps with it that came of it', () => {
  const { at, show } = taught();
  show({ view: {} });
  at.chose({ kind: 'row' });
  expect(show({ view: { rowed: true } }).step).toBe(1);
  expect(show({ view: {}, backTo: 1 }).step).toBe(0);
});

test('nothing legal is locked but what the step closes for now', () => {
  const { at, show } = taught();
  show({ view: {} });
  const ask: Ask = { seat: 0, prompt: 'act', choices: ALL };
  expect(at.open(ask)?.choices).toEqual(ALL.filter(({ kind }) => kind !== 'sleep'));
  show({ view: { rowed: true } });
  expect(at.open(ask)?.choices).toEqual(ALL);
});

test('where a number is to be picked, it is said which', () => {
  const { show } = taught();
  const landing: NumberRange<Choice> = { choice: { kind: 'land' }, field: 'crew', min: 0, max: 10 };
  expect(show({ view: { rowed: true }, choices: [], ranges: [landing] }).way).toMatchObject({ amount: 8 });
  expect(show({ view: { rowed: true } }).way).not.toHaveProperty('amount');
});

test('a lesson that does not fit what was kept of it begins anew, with a word', () => {
  const { at, show } = taught([1]);
  at.beginAfresh();
  expect(show({ view: {} })).toMatchObject({ step: 0, remark: 'afresh' });
});

test('what a step begins with its words ask, too; what comes up within it they do not', () => {
  const { at, show } = taught();
  expect(show({ view: {} }).told).toBe(true);
  at.chose({ kind: 'sail' });
  expect(show({ view: {}, prompt: 'where' }).told).toBe(false);
  expect(show({ view: { rowed: true }, prompt: 'whither' }).told).toBe(true);
});
