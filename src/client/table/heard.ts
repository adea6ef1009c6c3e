import type { Heard } from '../../engine/match/match.ts';
import type { News as Any } from '../../host/protocol.ts';

/** Something happened at the table. */
export type News = Omit<Extract<Any, { type: 'moment' }>, 'type'>;

type Facts = readonly Heard[];

/**
 * All that has been heard and still stands, oldest first. What is new goes into a list that stays short, so that it costs
 * no more late in a long game; what was in it before lies in pages, which stay the same.
 */
export interface Hearing {
  readonly pages: readonly Facts[];
  readonly newest: Facts;
  /** What came before this entry of the log is still to be asked for; null when there is nothing. */
  readonly earlier: number | null;
}

/** So many facts are always among the newest, and at most twice as many: a table looks at no more. */
const NEWEST = 600;

export const hearingOf = (heard: Facts, earlier: number | null = null): Hearing => ({
  pages: [],
  newest: heard,
  earlier,
});

/** An undo takes back what came of the entry `backTo` and of those after it. */
export function heardAfter(before: Hearing, { heard, backTo, earlier }: News): Hearing {
  if (earlier !== undefined) return hearingOf(heard, earlier);
  const standing = backTo === undefined ? before : heardUntil(before, backTo);
  if (heard.length === 0) return standing;
  const newest = [...standing.newest, ...heard];
  if (newest.length <= 2 * NEWEST) return { ...standing, newest };
  const page = newest.slice(0, -NEWEST);
  return { ...standing, pages: [...standing.pages, page], newest: newest.slice(-NEWEST) };
}

/** With a page of what came before all of it. */
export const withEarlier = (hearing: Hearing, page: Facts, earlier: number | null): Hearing => ({
  ...hearing,
  pages: page.length > 0 ? [page, ...hearing.pages] : hearing.pages,
  earlier,
});

/** What had been heard when the log was so long. */
export function heardUntil(hearing: Hearing, entries: number): Hearing {
  let newest = cut(hearing.newest, entries);
  if (newest === hearing.newest) return hearing;
  // The newest are never few while there are more.
  let pages = hearing.pages.length;
  while (pages > 0 && newest.length < NEWEST) newest = [...cut(hearing.pages[--pages], entries), ...newest];
  return { ...hearing, pages: hearing.pages.slice(0, pages), newest };
}

/** Facts stand in the order of their entries. */
function cut(facts: Facts, entries: number): Facts {
  let length = facts.length;
  while (length > 0 && facts[length - 1].at >= entries) length--;
  return length === facts.length ? facts : facts.slice(0, length);
}

/** The whole of it in one list, for those who look at all of it. */
export const allOf = ({ pages, newest }: Hearing): Facts =>
  pages.length === 0 ? newest : [...pages.flat(), ...newest];
