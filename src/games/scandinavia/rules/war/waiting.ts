import { LORDS } from '../../content/lords.ts';
import { pieceName, placeName } from '../names.ts';
import { type Lord, type Spot, VALKYRIE } from '../numbers.ts';
import { countAt, NOBODY, put, takeUp, unitsAt } from '../pieces.ts';
import type { Act } from '../rule.ts';

/**
 * Valkyries who wait on an island join the first army that comes, and move from the next turn on (SC-C-valhalla,
 * SC-A-valhalla-joins). Gives back how many.
 */
export function joinWaiting({ state, facts }: Act, lord: Lord, place: Spot): number {
  const count = countAt(state, place, NOBODY, VALKYRIE);
  if (count === 0 || unitsAt(state, place, lord) === 0) return 0;
  takeUp(state, place, NOBODY, VALKYRIE, count);
  put(state, place, lord, VALKYRIE, count);
  facts.tell({ kind: 'joined', lord: LORDS[lord], place: placeName(place), piece: pieceName(VALKYRIE), count });
  return count;
}
