import { isLord } from '../lords.ts';
import { isFleet, PIECE_COUNT } from '../numbers.ts';
import { countAt, sideOfKey, spotOfKey } from '../pieces.ts';
import type { State } from '../state.ts';
import { pointsOf, reachOf } from './reach.ts';

/** One search for each stack of a table: how far the first of its pieces comes in a first round. */
export function reachesIn(state: State): (() => unknown)[] {
  const searches: (() => unknown)[] = [];
  for (const key of state.keys) {
    const [lord, from] = [sideOfKey(key), spotOfKey(key)];
    if (!isLord(lord) || isFleet(from)) continue;
    const piece =
      Array.from({ length: PIECE_COUNT }, (_, i) => i).find(one => countAt(state, from, lord, one) > 0) ?? 0;
    searches.push(() => reachOf(state, lord, from, piece, pointsOf(lord, piece), 1));
  }
  return searches;
}
