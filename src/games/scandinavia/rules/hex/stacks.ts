/** Stacks in a list: where there are too many of them, the land or sea is named first, then who stands in it. */
import { CHOOSE_IN, type ScandinaviaChoice } from '../choices.ts';
import { fleetOf, isFleet, type Place, type Spot } from '../numbers.ts';
import type { State } from '../state.ts';
import { areaOf } from './standing.ts';

/** Where it stands, and the answer that names it. */
export type Stack = readonly [Spot, ScandinaviaChoice];

/** More than this are too many. With fleets, heroes and what else is asked or tried beside them a list stays under 120. */
const MOST_STACKS = 70;

/** Has a land or sea to be named before any of them? `area`: the one that was, -1 for none. */
export const landFirst = (stacks: readonly unknown[], area: Place): boolean => area < 0 && stacks.length > MOST_STACKS;

/** The land, island or sea: of those aboard the one where their fleet lies. */
const whereabouts = (state: State, spot: Spot): Place =>
  areaOf(state, isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot);

/** Lands, islands and seas where they stand, in order. */
export const landsOf = (state: State, spots: readonly Spot[]): Place[] =>
  [...new Set(spots.map(spot => whereabouts(state, spot)))].sort((a, b) => a - b);

export const isIn = (state: State, area: Place, spot: Spot): boolean => area < 0 || whereabouts(state, spot) === area;

/** The list, between what can be said besides; of a land that was named, those alone who stand in it. */
export function listStacks(
  state: State,
  area: Place,
  stacks: readonly Stack[],
  before: readonly ScandinaviaChoice[] = [],
  after: readonly ScandinaviaChoice[] = [],
): ScandinaviaChoice[] {
  const named = stacks.filter(([spot]) => isIn(state, area, spot)).map(([, choice]) => choice);
  if (area >= 0) return named;
  if (!landFirst(stacks, area)) return [...before, ...named, ...after];
  const spots = stacks.map(([spot]) => spot);
  return [...before, ...landsOf(state, spots).map(land => CHOOSE_IN[land]), ...after];
}
