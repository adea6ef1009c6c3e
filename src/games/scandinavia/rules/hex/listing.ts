/** Long lists of hexes are asked for in two steps: the land or sea first, then what lies in it. */

import { type ScandinaviaChoice, TOWARD } from '../choices.ts';
import type { Place, Spot } from '../numbers.ts';
import type { State } from '../state.ts';
import { areaOf } from './standing.ts';

/** More spots than this in one question are asked for by land and sea first. */
const MOST_LISTED = 100;

/** `beside`: other answers to the same question. */
export const isLong = (spots: readonly Spot[], beside = 0): boolean => spots.length + beside > MOST_LISTED;

/** Could so many points lead to more than that? Each step costs one at least, and each ring has six hexes more than the last. */
export const mayBeLong = (points: number): boolean => 3 * points * (points + 1) > MOST_LISTED;

/** Lands, islands and seas that spots lie in, in their order. */
export const areasOf = (state: State, spots: readonly Spot[]): Place[] =>
  [...new Set(spots.map(spot => areaOf(state, spot)))].sort((a, b) => a - b);

/** Of spots, those in the land or sea that was named; all where none was. */
export const namedIn = (state: State, spots: readonly Spot[], area: Place): readonly Spot[] =>
  area < 0 ? spots : spots.filter(spot => areaOf(state, spot) === area);

/** The list itself, or, where it is long, the lands and seas in it until one is named. */
export function listed(
  state: State,
  spots: readonly Spot[],
  area: Place,
  choice: (spot: Spot) => ScandinaviaChoice,
  beside = 0,
): ScandinaviaChoice[] {
  if (area < 0 && isLong(spots, beside)) return areasOf(state, spots).map(one => TOWARD[one]);
  return namedIn(state, spots, area).map(choice);
}
