import { TABLES_PAGE, type TableRow } from '../../../host/hall-api.ts';

/** Tables that wait for anybody, as far as they were asked for. */
export interface OpenPages {
  readonly first: readonly TableRow[];
  /** What was asked for beyond the first page. */
  readonly later: readonly TableRow[];
  /** Are there more than those? */
  readonly more: boolean;
}

export const NO_PAGES: OpenPages = { first: [], later: [], more: false };

const without = (rows: readonly TableRow[], known: readonly TableRow[]): readonly TableRow[] => {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
};

/** The first page was looked at again: each table stands in the list once, and a list that became short has no more. */
export function lookedAgain({ later, more }: OpenPages, first: readonly TableRow[]): OpenPages {
  if (first.length < TABLES_PAGE) return { first, later: [], more: false };
  const rest = without(later, first);
  return { first, later: rest, more: rest.length === 0 || more };
}

/** One page more was asked for. */
export const turned = ({ first, later }: OpenPages, next: readonly TableRow[]): OpenPages => ({
  first,
  later: [...later, ...without(next, [...first, ...later])],
  more: next.length === TABLES_PAGE,
});
