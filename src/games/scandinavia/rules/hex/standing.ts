/** Which rules a table plays by, and what of the board a spot is part of. By the basic rules every spot is its own part. */
import { NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { asPlace, isHex, isRegion, isSea, type Place, type Side, type Spot } from '../numbers.ts';
import { countAt, spotOfKey } from '../pieces.ts';
import type { State } from '../state.ts';
import { groundOf } from './ground.ts';

/** Pieces stand on hexes and move over them (SC-21.1, SC-O-rules). */
export const isAdvanced = ({ options }: State): boolean => options.rules === 'advanced';

/** The region, island or sea that a spot lies in. */
export const areaOf = (state: State, spot: Spot): Place => (isHex(spot) ? groundOf(state).areaOf[spot] : asPlace(spot));

/** The region that a spot lies in, -1 for islands, seas and decks. */
export function regionAt(state: State, spot: Spot): Region {
  if (spot < 0) return NONE;
  const area = areaOf(state, spot);
  return isRegion(area) ? area : NONE;
}

/** Open water: a sea, or a hex of one. */
export const isWater = (state: State, place: Spot): boolean =>
  isSea(place) || (isHex(place) && groundOf(state).isSea[place]);

/** Spots of an area where somebody stands, in order: by the basic rules the place itself. Who is aboard stands in none (SC-A-aboard-ashore). */
export function standingIn(state: State, area: Spot): Spot[] {
  if (!isAdvanced(state)) return [area];
  const { areaOf: of } = groundOf(state);
  const spots: Spot[] = [];
  for (let i = 0; i < state.keys.length; i++) {
    const spot = spotOfKey(state.keys[i]);
    if (of[spot] === area && spots.at(-1) !== spot) spots.push(spot);
  }
  return spots;
}

/** Pieces of a kind that a side has anywhere in an area. */
export function countIn(state: State, area: Place, side: Side, piece: number): number {
  if (!isAdvanced(state)) return countAt(state, area, side, piece);
  let count = 0;
  for (const spot of standingIn(state, area)) count += countAt(state, spot, side, piece);
  return count;
}
