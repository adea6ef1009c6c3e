import type { Reconstructed } from './reconstructed.ts';
import { type RegionId, type RegionPrint, TOLD } from './regions.ts';

/** All that is printed on a land: what the rulebook tells of it, and what was reconstructed or is in a pack. */
export function landOf({ regions }: Reconstructed, id: RegionId): RegionPrint {
  const { alignment, fertility, creed, troop, frequency } = { ...regions[id], ...TOLD[id] };
  if (!alignment || !fertility || creed === undefined || !troop || !frequency) throw new Error(`${id} is not whole`);
  return { alignment, fertility, creed, troop, frequency };
}
