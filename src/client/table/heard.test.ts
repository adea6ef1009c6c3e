import { describe, expect, it } from 'vitest';
import type { Heard } from '../../engine/match/match.ts';
import { heardAfter, heardUntil, type News } from './heard.ts';

const said = (seq: number, at: number, kind: string): Heard => ({ seq, at, fact: { kind } });
const moment = { seat: 0, at: 0, view: null, ask: null, waiting: [], canUndo: false, result: null };
const news = (heard: readonly Heard[], backTo?: number): News => ({
  moment,
  heard,
  ...(backTo !== undefined && { backTo }),
});
const kinds = (heard: readonly Heard[]): string[] => heard.map(({ fact }) => fact.kind);

const table = [said(0, -1, 'age-began'), said(1, 0, 'invaded'), said(2, 1, 'marched'), said(3, 1, 'moved')];

describe('what has been heard', () => {
  it('grows by what is told', () => {
    expect(kinds(heardAfter(table, news([said(4, 2, 'passed')])))).toEqual([...kinds(table), 'passed']);
  });

  it('loses what is taken back, and nothing before it', () => {
    expect(kinds(heardAfter(table, news([], 1)))).toEqual(['age-began', 'invaded']);
  });

  it('takes in what is told along with an undo', () => {
    expect(kinds(heardAfter(table, news([said(4, 3, 'invaded again')], 0)))).toEqual(['age-began', 'invaded again']);
  });

  it('is the same list when nothing changes, so that nothing is drawn again', () => {
    expect(heardAfter(table, news([]))).toBe(table);
    expect(heardAfter(table, news([], 9))).toBe(table);
  });

  it('can be cut where the log was shorter', () => {
    expect(kinds(heardUntil(table, 0))).toEqual(['age-began']);
    expect(kinds(heardUntil(table, 1))).toEqual(['age-began', 'invaded']);
  });
});
