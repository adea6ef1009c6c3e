import type { Result } from '../../../engine/contract/rules.ts';
import { ranked } from '../../../kit/rules/ranking.ts';
import { WAYS } from '../vocabulary.ts';
import { countRegions } from './land.ts';
import { isLord, isSeated, lordsOf } from './lords.ts';
import { SELORIAN_REGION } from './numbers.ts';
import type { State } from './state.ts';

/** Regions of a seat. */
const regionsOfSeat = (state: State, seat: number): number =>
  lordsOf(state, seat).reduce((sum, lord) => sum + (state.out[lord] > 0 ? 0 : countRegions(state, lord)), 0);

/** When the last lord of a seat fell: the later the better. */
const fellAt = (state: State, seat: number): number =>
  Math.max(...lordsOf(state, seat).map(lord => state.fallen.indexOf(lord)));

/** Whether a winner holds Selorian, which decides before the number of regions (SC-1.6). */
function throneOf({ owner, seatOf, winners }: State): 'held' | 'none' {
  const holder = owner[SELORIAN_REGION];
  return isLord(holder) && winners.includes(seatOf[holder]) ? 'held' : 'none';
}

/** Winners, then the living by regions, then the fallen from last to first (SC-1.12). */
export function result(state: State): Result {
  const { seats, winners, ending, turn } = state;
  const totals = Array.from({ length: seats }, (_, seat) => regionsOfSeat(state, seat));
  const rank = (seat: number): number => (winners.includes(seat) ? 0 : isSeated(state, seat) ? 1 : 2);
  const ranking = ranked(seats, (a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    if (rank(a) === 0) return 0;
    return rank(a) === 1 ? totals[b] - totals[a] : fellAt(state, b) - fellAt(state, a);
  });
  // A pair wins together; others who share the first place are level (SC-A-victory-pairs).
  const pair =
    winners.length === 2 && lordsOf(state, winners[0]).some(lord => state.seatOf[state.partner[lord]] === winners[1]);
  return {
    ranking,
    how: { way: WAYS[ending] ?? 'limit', args: { turn, throne: throneOf(state) } },
    ...(pair && { shared: true }),
    totals,
    sources: ['regions'],
    scores: totals.map(regions => [regions]),
    unit: 'regions',
  };
}
