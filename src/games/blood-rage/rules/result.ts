import type { Seat } from '../../../engine/contract/ask.ts';
import type { Result } from '../../../engine/contract/rules.ts';
import { SOURCES } from './numbers.ts';
import type { State } from './state.ts';

/** Most Glory wins; equal Glory shares the place, or the table's option breaks the tie (BR-17.4, BR-O-tie). */
export function result(state: State): Result {
  const scores = Array.from({ length: state.seats }, (_, seat) =>
    state.scores.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length),
  );
  const battles = SOURCES.indexOf('battles');
  const byBattles = state.options.tie === 'battles';
  const compare = (a: Seat, b: Seat): number =>
    state.glory[b] - state.glory[a] || (byBattles ? scores[b][battles] - scores[a][battles] : 0);

  const seats = Array.from({ length: state.seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const last = ranking.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  const first = ranking[0];
  const tied = byBattles && first.length === 1 && ranking[1] && state.glory[ranking[1][0]] === state.glory[first[0]];
  const sheet = { ranking, totals: state.glory.slice(), sources: SOURCES, scores };
  return tied ? { ...sheet, tieBreak: 'battles' } : sheet;
}
