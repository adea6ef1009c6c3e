import { expect, it } from 'vitest';
import type { Heard } from '../../../engine/match/match.ts';
import { Speaker } from '../../../engine/text/text.ts';
import { Scribe } from '../saga/lines.ts';
import { loomOf, roomsOf } from './loom-layout.ts';
import { stepAt, stepsOf, weightOf } from './steps.ts';

const speaker = new Speaker({
  language: 'en',
  messages: { 'fact.began': 'It begins.', 'fact.picked': '', 'fact.sealed': '', 'fact.landed': 'Somebody lands.' },
});
const scribe = new Scribe(speaker, fact => {
  if (fact.kind === 'began') return { chapter: 'I', section: 'Gifts' };
  if (fact.kind === 'picked') return { knot: 'dot' };
  return fact.kind === 'landed' ? { knot: 'act', icon: 'share' } : {};
});
const told = (...facts: readonly (readonly [at: number, kind: string, seat?: number])[]): Heard[] =>
  facts.map(([at, kind, seat], seq) => ({ seq, at, fact: { kind, ...(seat !== undefined && { seat }) } }));

const heard = told(
  [-1, 'began'],
  [0, 'sealed', 0],
  [1, 'sealed', 1],
  [1, 'picked', 0],
  [1, 'picked', 1],
  [4, 'landed', 0],
  [4, 'landed', 0],
);
const steps = stepsOf(heard, scribe);

it('stops where there is something to see', () => {
  expect(steps.map(({ at, title }) => [at, title])).toEqual([
    [0, 'It begins.'],
    [2, ''],
    [5, 'Somebody lands.'],
  ]);
});

it('marks an act once in the lane of its seat, and small ones in each lane', () => {
  expect(steps[1].knots.map(({ seat, size }) => [seat, size])).toEqual([
    [0, 'dot'],
    [1, 'dot'],
  ]);
  expect(steps[2].knots).toEqual([{ seat: 0, size: 'act', icon: 'share' }]);
  expect(weightOf(steps[0])).toBeLessThan(weightOf(steps[1]));
  expect(weightOf(steps[1])).toBeLessThan(weightOf(steps[2]));
});

it('finds the step of a moment', () => {
  expect(stepAt(steps, 0)).toBe(0);
  expect(stepAt(steps, 4)).toBe(1);
  expect(stepAt(steps, 99)).toBe(2);
});

it('lays the steps out from left to right, with the parts of the game under them', () => {
  const loom = loomOf(steps, 100, 500);
  expect(loom.x).toHaveLength(3);
  expect(loom.x[0]).toBeGreaterThanOrEqual(100);
  expect(loom.x[2]).toBeLessThanOrEqual(600);
  expect([...loom.x]).toEqual(loom.x.toSorted((a, b) => a - b));
  expect(loom.chapters).toEqual([{ title: 'I', from: 100, to: 600 }]);
  expect(loom.sections).toEqual([{ title: 'Gifts', from: 100, to: 600 }]);
});

it('begins at the beginning even where nothing was told then', () => {
  expect(stepsOf(told([0, 'landed', 1]), scribe).map(({ at }) => at)).toEqual([0, 1]);
  expect(stepsOf([], scribe)).toHaveLength(1);
});

it('knows how much room each knot has in its lane', () => {
  const many = stepsOf(
    told([0, 'landed', 0], [1, 'landed', 1], [2, 'landed', 0], [3, 'picked', 0], [4, 'landed', 0]),
    scribe,
  );
  const loom = loomOf(many, 0, 45);
  const rooms = roomsOf(many, loom);
  const between = (i: number, j: number) => Math.abs(loom.x[i] - loom.x[j]);
  expect(rooms.slice(1).map(room => [...room.keys()])).toEqual([[0], [1], [0], [0], [0]]);
  expect(rooms[1].get(0)).toBe(between(1, 3));
  expect(rooms[2].get(1)).toBe(40);
  // What is only a dot takes no room from others.
  expect(rooms[3].get(0)).toBe(Math.min(between(1, 3), between(3, 5)));
  expect(rooms[4].get(0)).toBe(Math.min(between(3, 4), between(4, 5)));
});
