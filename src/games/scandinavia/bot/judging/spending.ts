/** What gold is kept back for, and what is left. */

import { FIRST } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { BUILD_PRICE } from '../../content/buildings.ts';
import { hasBuilding } from '../../rules/land.ts';
import { CASTLE, KIND_COUNT, REGION_COUNT } from '../../rules/numbers.ts';
import { printed } from '../../rules/printed.ts';
import { upkeepOf } from '../../rules/realm/prices.ts';
import type { Outlook } from './outlook.ts';

/** Gold that upkeep will want at the end of the turn; nobody pays armies for a turn that does not come. */
export const upkeepDue = ({ state, lord, weights, turnsLeft }: Outlook): number =>
  turnsLeft === 0 ? 0 : Math.ceil(upkeepOf(state, lord) * weights.reserve);

/** Castles that pay for themselves and are not there yet. */
function castlesWanted({ state, lord, turnsLeft }: Outlook): number {
  if (turnsLeft < 2) return 0;
  let count = 0;
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (state.owner[region] === lord && !hasBuilding(state, region, CASTLE)) count++;
  return count;
}

/** What may be spent on troops. */
export const forTroops = (o: Outlook): number =>
  o.purse - upkeepDue(o) - BUILD_PRICE * Math.min(o.weights.castles, castlesWanted(o));

/** What may be spent on buildings. */
export const forBuildings = (o: Outlook): number => o.purse - upkeepDue(o);

/** What a unit more costs to keep for as long as it is likely to live. */
export function keeping({ state, turnsLeft }: Outlook, troop: number): number {
  return troop < KIND_COUNT ? printed(state).upkeep[troop] * Math.min(turnsLeft, 1) : 0;
}
