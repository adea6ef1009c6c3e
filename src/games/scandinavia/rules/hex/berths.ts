import { FIRST } from '../../../../kit/rules/ids.ts';
import { fleetsAt } from '../fleets.ts';
import { FLEET_COUNT, type Fleet, type Place, type Side } from '../numbers.ts';
import type { State } from '../state.ts';
import { areaOf, isAdvanced } from './standing.ts';

/** Fleets that lie in an area, at sea or on its coasts: a fleet on a coast hex is not on the open sea (SC-21.33). */
export function fleetsIn(state: State, area: Place, lord?: Side): Fleet[] {
  if (!isAdvanced(state)) return fleetsAt(state, area, lord);
  const fleets: Fleet[] = [];
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    const owner = state.fleetLord[fleet];
    if (owner < 0 || areaOf(state, state.fleetPlace[fleet]) !== area) continue;
    if (lord === undefined || owner === lord) fleets.push(fleet);
  }
  return fleets;
}
