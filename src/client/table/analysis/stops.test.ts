import { expect, it } from 'vitest';
import type { Advised } from '../../../bots/advise/advise.ts';
import type { CurvePoint, JudgedDecision } from '../../../bots/analysis/analyse.ts';
import { pointAt, stopsOf, titleOf } from './stops.ts';
import { withPiece } from './useAnalysis.ts';

const point = (at: number, ...chances: number[]): CurvePoint => ({ at, chances, errors: chances.map(() => 0.02) });
const answer = (kind: string, chance: number): Advised => ({
  choice: { kind },
  chance,
  error: 0.02,
  rollOuts: 40,
  against: null,
  why: [],
  rival: null,
  course: [],
});
const decision = (at: number, mark: JudgedDecision['mark']): JudgedDecision => ({
  at,
  prompt: 'row',
  made: { kind: 'rest' },
  mark,
  loss: 0.1,
  answers: [answer('row', 0.4), answer('rest', 0.3)],
  rollOuts: 80,
});
const POINTS = [point(0, 0.5, 0.5), point(4, 0.52, 0.48), point(8, 0.3, 0.7), point(12, 0, 0.9)];

it('a game turned where a chance moved by more than its doubt, and where an own choice cost', () => {
  const stops = stopsOf(POINTS, [decision(2, 'good'), decision(5, 'blunder')], 0);
  expect(stops.map(({ at, from, to }) => [at, from, to])).toEqual([
    [5, 0.4, 0.3],
    [12, 0.3, 0],
  ]);
  const unsure = POINTS.map(one => ({ ...one, errors: [0.2, 0.2] }));
  expect(stopsOf(unsure, [], 0)).toEqual([]);
});

it('a turning point is called by the act that weighs most of all that led to it', () => {
  const step = (at: number, title: string, size: 'act' | 'great') => ({
    at,
    title,
    knots: [{ seat: 1, size, icon: null }],
    chapter: null,
    section: null,
  });
  const steps = [step(5, 'rows', 'act'), step(7, 'fights', 'great'), step(8, 'rests', 'act')];
  const [stop] = stopsOf(POINTS.slice(0, 3), [], 0);
  expect(titleOf(stop, steps, POINTS)).toBe('fights');
  expect(pointAt(POINTS, 9)?.at).toBe(8);
});

it('pieces add up', () => {
  let found = withPiece({ points: [], decisions: [], of: null, state: 'busy' }, { kind: 'curve', points: POINTS });
  found = withPiece(found, { kind: 'decision', decision: decision(2, 'best'), of: 3 });
  expect(found).toMatchObject({ of: 3, state: 'busy', decisions: [{ at: 2 }] });
  expect(withPiece(found, { kind: 'done' }).state).toBe('done');
});
