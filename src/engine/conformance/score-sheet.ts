import type { Law } from './law.ts';

/** Every seat has one place, and its points by source add up to its total. */
export const scoreSheet: Law = {
  name: 'score-sheet',
  *atEnd({ subject: { seats }, result }) {
    if (!result) return;
    const { ranking, totals, sources, scores } = result;
    const placed = ranking.flat().sort((a, b) => a - b);
    if (placed.length !== seats || placed.some((seat, i) => seat !== i))
      yield `the ranking is ${JSON.stringify(ranking)}`;
    if (ranking.some(place => place.length === 0)) yield 'a place in the ranking is empty';
    if (totals.length !== seats || scores.length !== seats) yield `${totals.length} totals for ${seats} seats`;
    for (let seat = 0; seat < seats; seat++) {
      const points = scores[seat] ?? [];
      if (points.length !== sources.length)
        yield `seat ${seat}: ${points.length} numbers for ${sources.length} sources`;
      const sum = points.reduce((total, n) => total + n, 0);
      if (sum !== totals[seat]) yield `seat ${seat}: ${sum} points by source, but ${totals[seat]} in total`;
    }
  },
};
