import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { giver, parleyModule } from '../../engine/harness/dev/parley-module.ts';
import type { LogEntry } from '../../engine/match/log.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { lessonTable } from './lesson-table.ts';

const LESSON: Lesson = { game: 'parley', minutes: 1, seats: ['a', 'b', 'c'], you: 'a', others: [], steps: [] };

const opened = (entries: readonly unknown[]) =>
  lessonTable(parleyModule, LESSON, entries as readonly LogEntry[], () => undefined);

test('what was kept of a lesson is played on', () => {
  const { match } = opened([]);
  const [ask] = match.decisions();
  const choice = giver.choose(match.view(ask.seat), ask, new FastChance('one'));
  const taught = opened([{ seat: ask.seat, choice }]);
  expect(taught.afresh).toBe(false);
  expect(taught.match.length).toBe(1);
});

test.each([
  [[null]],
  [['x']],
  [[{}]],
  [[{ seat: 0 }]],
  [[{ seat: 7, choice: { kind: 'ready' } }]],
  [[{ seat: 0, choice: null }]],
  [[{ seat: 0, choice: { kind: 'no such thing' } }]],
  [[{ undo: 0 }]],
])('what anybody has written in its place is let go, and is no error: %j', entries => {
  const taught = opened(entries);
  expect(taught.afresh).toBe(true);
  expect(taught.match.length).toBe(0);
});
