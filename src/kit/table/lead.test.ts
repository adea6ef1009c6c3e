import { expect, it } from 'vitest';
import type { Result } from '../../engine/contract/rules.ts';
import { leadOf } from './lead.ts';

const result = (ranking: number[][], scores: number[][]): Result => ({
  ranking,
  scores,
  totals: scores.map(([a, b]) => a + b),
  sources: ['battles', 'feasts'],
});

it('says by how much the winner leads, before whom, and what it has most of', () => {
  const scores = [
    [3, 5],
    [7, 4],
    [3, 5],
  ];
  expect(leadOf(result([[1], [0, 2]], scores))).toEqual({ by: 3, behind: [0, 2], best: ['battles'] });
});

it('is best at nothing that it has no points from', () => {
  const scores = [
    [8, 0],
    [7, -1],
  ];
  expect(leadOf(result([[0], [1]], scores))).toEqual({ by: 2, behind: [1], best: ['battles'] });
});

it('knows no lead where the victory is shared, a tie was broken, or nothing is counted', () => {
  const level = [
    [4, 4],
    [5, 3],
  ];
  expect(leadOf(result([[0, 1]], level))).toBeNull();
  expect(leadOf({ ...result([[1], [0]], level), tieBreak: 'x' })).toBeNull();
  expect(leadOf({ ranking: [[1], [0]], how: { way: 'last' } })).toBeNull();
});

it('who wins with fewer points is ahead of nobody', () => {
  const scores = [
    [8, 0],
    [3, 0],
  ];
  expect(leadOf(result([[1], [0]], scores))).toBeNull();
});
