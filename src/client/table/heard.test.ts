import { describe, expect, it } from 'vitest';
import type { Heard } from '../../engine/match/match.ts';
import { allOf, type Hearing, heardAfter, heardUntil, hearingOf, type News, withEarlier } from './heard.ts';

const said = (seq: number, at: number, kind: string): Heard => ({ seq, at, fact: { kind } });
const moment = { seat: 0, at: 0, view: null, ask: null, waiting: [], canUndo: false, result: null };
const news = (heard: readonly Heard[], backTo?: number): News => ({
  moment,
  heard,
  ...(backTo !== undefined && { backTo }),
});
const kinds = (hearing: Hearing): string[] => allOf(hearing).map(({ fact }) => fact.kind);

const table = hearingOf([said(0, -1, 'dawn'), said(1, 0, 'landed'), said(2, 1, 'rowed'), said(3, 1, 'moved')]);

describe('what has been heard', () => {
  it('grows by what is told', () => {
    expect(kinds(heardAfter(table, news([said(4, 2, 'passed')])))).toEqual([...kinds(table), 'passed']);
  });

  it('loses what is taken back, and nothing before it', () => {
    expect(kinds(heardAfter(table, news([], 1)))).toEqual(['dawn', 'landed']);
  });

  it('takes in what is told along with an undo', () => {
    expect(kinds(heardAfter(table, news([said(4, 3, 'landed again')], 0)))).toEqual(['dawn', 'landed again']);
  });

  it('is the same list when nothing changes, so that nothing is drawn again', () => {
    expect(heardAfter(table, news([]))).toBe(table);
    expect(heardAfter(table, news([], 9))).toBe(table);
  });

  it('can be cut where the log was shorter', () => {
    expect(kinds(heardUntil(table, 0))).toEqual(['dawn']);
    expect(kinds(heardUntil(table, 1))).toEqual(['dawn', 'landed']);
  });

  it('begins anew where all of it is told anew', () => {
    const anew = { ...news([said(9, 5, 'passed')]), earlier: 5 };
    expect(heardAfter(table, anew)).toEqual({ pages: [], newest: [said(9, 5, 'passed')], earlier: 5 });
  });

  it('has what came before it put in front', () => {
    const late = hearingOf([said(7, 3, 'passed')], 3);
    const whole = withEarlier(withEarlier(late, [said(1, 0, 'landed')], 0), [said(0, -1, 'dawn')], null);
    expect(kinds(whole)).toEqual(['dawn', 'landed', 'passed']);
    expect(whole.earlier).toBeNull();
  });
});

describe('a long game', () => {
  const ENTRIES = 5000;
  const fact = (at: number) => said(at + 1, at, `fact ${at}`);
  let hearing = hearingOf([]);
  const longest: number[] = [];
  for (let at = 0; at < ENTRIES; at++) {
    const before = hearing;
    hearing = heardAfter(hearing, news([fact(at)]));
    longest.push(hearing.newest.length);
    // Pages stay the very same: what is made of them is made once.
    for (const [i, page] of before.pages.entries()) if (hearing.pages[i] !== page) throw new Error(`page ${i} is new`);
  }

  it('is heard in pages, and the list that grows stays short', () => {
    expect(allOf(hearing)).toHaveLength(ENTRIES);
    expect(Math.max(...longest)).toBeLessThanOrEqual(1200);
    expect(Math.min(...longest.slice(600))).toBeGreaterThanOrEqual(600);
  });

  it.each([4999, 4400, 4399, 4000, 1234, 601, 600, 1, 0])('loses what came from entry %d on', backTo => {
    const standing = heardAfter(hearing, news([fact(ENTRIES)], backTo));
    expect(allOf(standing).map(({ at }) => at)).toEqual([...Array(backTo).keys(), ENTRIES]);
    expect(kinds(heardUntil(hearing, backTo))).toHaveLength(backTo);
    // A table looks at the newest alone.
    expect(heardUntil(hearing, backTo).newest.length).toBeGreaterThanOrEqual(Math.min(600, backTo));
  });
});
