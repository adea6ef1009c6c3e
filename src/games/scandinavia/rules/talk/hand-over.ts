import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { fleetsAt } from '../fleets.ts';
import { PIECE_COUNT, TOKEN } from '../numbers.ts';
import { countAt, put, takeUp } from '../pieces.ts';
import { isBearer, pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';

/**
 * A region goes to the partner with everything on it: units, heroes, fleets at its coast. A token cannot be given away
 * and goes elsewhere (SC-15.12, SC-A-region-gift).
 */
export function handOver(act: Act, region: number): void {
  const { state, facts } = act;
  const lord = state.owner[region];
  const to = state.partner[lord];
  state.owner[region] = to;
  state.handedOn[lord] = 1;
  state.handedOn[to] = 1;
  facts.tell({ kind: 'region-given', lord: LORDS[lord], to: LORDS[to], region: REGIONS[region] });
  pieceGone(act, region, lord, TOKEN, countAt(state, region, lord, TOKEN), 'gift');
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, region, lord, piece);
    if (count === 0) continue;
    if (isBearer(state, region, lord, piece)) state.stoneLord = to;
    takeUp(state, region, lord, piece, count);
    put(state, region, to, piece, count);
  }
  for (const fleet of fleetsAt(state, region, lord)) state.fleetLord[fleet] = to;
}
