/** Which clause it is that keeps a lord from recruiting, building or pillaging somewhere. */
import type { Region } from '../../content/board.ts';
import { TOO_POOR } from '../../content/troop-classes.ts';
import { hasTemple } from '../creed.ts';
import { freeFleet } from '../fleets.ts';
import type { RecruitingFrame, TaxesFrame } from '../frames.ts';
import { hasBuilding, MARK } from '../land.ts';
import { CASTLE, DRAKKAR, PORT } from '../numbers.ts';
import { hasFailed } from '../phases/recruiting.ts';
import { isUnpaid } from '../phases/taxes.ts';
import { printed } from '../printed.ts';
import { classOf } from '../realm/frequency.ts';
import type { State } from '../state.ts';

const isMine = (state: State, { lord }: { readonly lord: number }, region: Region): boolean =>
  state.owner[region] === lord;

export function noTroops(state: State, frame: RecruitingFrame, region: Region): string {
  const troop = printed(state).troop[region];
  if (!isMine(state, frame, region) || !hasBuilding(state, region, CASTLE)) return 'SC-10.9';
  if (isUnpaid(state, region)) return 'SC-C-call-of-gold';
  if ((state.marks[region] & MARK.cursed) !== 0) return 'SC-C-cursed-waters';
  if (hasFailed(frame, region)) return 'SC-10.12';
  if (frame.counts[region] >= classOf(troop).most) return 'SC-10.18';
  return state.prosperity[region] <= TOO_POOR ? 'SC-10.19' : 'SC-A-counters';
}

export function noHero(state: State, frame: RecruitingFrame, region: Region): string {
  if (!isMine(state, frame, region) || !hasTemple(state, region)) return 'SC-10.2';
  return isUnpaid(state, region) ? 'SC-C-call-of-gold' : 'SC-10.8';
}

export function noBuilding(state: State, region: Region, building: number): string {
  if (building === DRAKKAR) return freeFleet(state) < 0 ? 'SC-A-counters' : 'SC-11.6';
  return building === PORT && !hasBuilding(state, region, PORT) ? 'SC-C-port' : 'SC-11.4';
}

export function noPillage(state: State, frame: TaxesFrame, region: Region): string {
  if (!isMine(state, frame, region) || hasBuilding(state, region, CASTLE)) return 'SC-C-pillage';
  if (isUnpaid(state, region)) return 'SC-C-call-of-gold';
  return frame.pillaged.length > 0 ? 'SC-A-eurich-3' : 'SC-A-pillage-poor';
}
