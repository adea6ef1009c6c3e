import type { Seat } from '../../../engine/contract/ask.ts';
import type { Result } from '../../../engine/contract/rules.ts';
import { SOURCE_COUNT, SOURCES } from './numbers.ts';
import type { State } from './state.ts';

/** Most Glory wins, then most Favour; who is level in both shares the place (RM-19.11). */
export function result(state: State): Result {
  const { glory, favour } = state;
  const compare = (a: Seat, b: Seat): number => glory[b] - glory[a] || favour[b] - favour[a];
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking: Seat[][] = [];
  for (const seat of seats) {
    const last = ranking.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  const [first, second] = ranking;
  const broken = second !== undefined && glory[first[0]] === glory[second[0]];
  const scores = seats
    .slice()
    .sort((a, b) => a - b)
    .map(seat => state.scores.slice(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT));
  const sheet = { ranking, totals: glory.slice(), sources: SOURCES, scores };
  return broken ? { ...sheet, tieBreak: 'favour' } : sheet;
}
