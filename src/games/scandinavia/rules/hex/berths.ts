import { fleetsAt } from '../fleets.ts';
import type { State } from '../state.ts';
import { areaOf, isAdvanced } from './standing.ts';

/** Fleets that lie in an area, at sea or on its coasts: a fleet on a coast hex is not on the open sea (SC-21.33). */
export function fleetsIn(state: State, area: number, lord?: number): number[] {
  if (!isAdvanced(state)) return fleetsAt(state, area, lord);
  const fleets: number[] = [];
  state.fleetLord.forEach((owner, fleet) => {
    if (owner < 0 || areaOf(state, state.fleetPlace[fleet]) !== area) return;
    if (lord === undefined || owner === lord) fleets.push(fleet);
  });
  return fleets;
}
