import { type Result, sheetOf } from '../contract/rules.ts';
import type { Law } from './law.ts';

/** Every seat has one place; its points by source add up to its total; who has won together is more than one. */
export const scoreSheet: Law = {
  name: 'score-sheet',
  *atEnd({ subject: { seats }, result }) {
    if (!result) return;
    const { ranking, shared, how } = result;
    const placed = ranking.flat().sort((a, b) => a - b);
    if (placed.length !== seats || placed.some((seat, i) => seat !== i))
      yield `the ranking is ${JSON.stringify(ranking)}`;
    if (ranking.some(place => place.length === 0)) yield 'a place in the ranking is empty';
    if (shared && ranking[0]?.length === 1) yield 'a victory is shared by one';
    if (how && !how.way) yield 'it is not said how the game was won';
    yield* sheetProblems(result, seats);
  },
};

function* sheetProblems(result: Result, seats: number): Generator<string> {
  const sheet = sheetOf(result);
  if (!sheet) {
    if (result.totals || result.sources || result.scores) yield 'there is half a score sheet';
    if (!result.how) yield 'there is no score sheet, and nothing says how the game was won';
    return;
  }
  const { totals, sources, scores } = sheet;
  if (totals.length !== seats || scores.length !== seats) yield `${totals.length} totals for ${seats} seats`;
  for (let seat = 0; seat < seats; seat++) {
    const points = scores[seat] ?? [];
    if (points.length !== sources.length) yield `seat ${seat}: ${points.length} numbers for ${sources.length} sources`;
    const sum = points.reduce((total, n) => total + n, 0);
    if (sum !== totals[seat]) yield `seat ${seat}: ${sum} points by source, but ${totals[seat]} in total`;
  }
}
