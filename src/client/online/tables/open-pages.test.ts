import { expect, it } from 'vitest';
import { TABLES_PAGE, type TableRow } from '../../../host/hall-api.ts';
import { lookedAgain, NO_PAGES, turned } from './open-pages.ts';

const rows = (from: number, to: number): TableRow[] =>
  Array.from({ length: to - from }, (_, i) => ({ id: `t${from + i}` }) as TableRow);
const ids = ({ first, later }: typeof NO_PAGES) => [...first, ...later].map(({ id }) => id);

it('shows more open tables, page by page, each once, for as long as there are any', () => {
  const few = lookedAgain(NO_PAGES, rows(0, 3));
  expect([ids(few).length, few.more]).toEqual([3, false]);

  const page = lookedAgain(NO_PAGES, rows(0, TABLES_PAGE));
  expect(page.more).toBe(true);
  const two = turned(page, rows(TABLES_PAGE, 2 * TABLES_PAGE));
  expect([ids(two).length, two.more]).toEqual([2 * TABLES_PAGE, true]);
  const all = turned(two, rows(2 * TABLES_PAGE, 2 * TABLES_PAGE + 5));
  expect([ids(all).length, all.more]).toEqual([2 * TABLES_PAGE + 5, false]);

  // New tables have come, and push others onto the next page.
  const newer = lookedAgain(all, [...rows(-7, 0), ...rows(0, TABLES_PAGE - 7)]);
  expect(new Set(ids(newer)).size).toBe(ids(newer).length);
  expect(newer.more).toBe(false);
  const fuller = lookedAgain(page, rows(-7, TABLES_PAGE - 7));
  expect(fuller.more).toBe(true);
  // Most were filled: what is left fits into one page.
  expect(lookedAgain(all, rows(0, 2))).toEqual({ first: rows(0, 2), later: [], more: false });
});
