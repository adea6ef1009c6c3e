import type { BuildingId } from './buildings.ts';

/** What is found in a land that was independent: by 1D10 + fertility (SC-A-discovery-18). */
export interface Find {
  readonly gold: number;
  readonly buildings: readonly BuildingId[];
}

export const FIRST_FIND = 3;

/** From 3 to 18. A port where no sea is, is worth its demolition (SC-A-landlocked-port). */
export const FINDS: readonly Find[] = [
  { gold: 2, buildings: [] },
  { gold: 4, buildings: [] },
  { gold: 6, buildings: [] },
  { gold: 0, buildings: ['temple'] },
  { gold: 2, buildings: ['mill'] },
  { gold: 4, buildings: ['camp'] },
  { gold: 6, buildings: ['port'] },
  { gold: 8, buildings: ['guild'] },
  { gold: 18, buildings: [] },
  { gold: 4, buildings: ['temple', 'mill'] },
  { gold: 6, buildings: ['mill', 'camp'] },
  { gold: 8, buildings: ['camp', 'port'] },
  { gold: 10, buildings: ['port', 'guild'] },
  { gold: 12, buildings: ['guild', 'temple'] },
  { gold: 22, buildings: ['mill'] },
  { gold: 10, buildings: ['camp', 'port', 'guild'] },
];
export const LANDLOCKED_PORT_GOLD = 5;
