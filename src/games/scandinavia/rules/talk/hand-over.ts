import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { fleetsIn } from '../hex/berths.ts';
import { standingIn } from '../hex/standing.ts';
import { asLord, deckOf, type Lord, PIECE_COUNT, type Spot, TOKEN } from '../numbers.ts';
import { countAt, put, takeUp } from '../pieces.ts';
import { isBearer } from '../remains.ts';
import type { Act } from '../rule.ts';

/**
 * A region goes to the partner with everything on it: units, heroes, fleets at its coast. A token cannot be given away
 * and goes elsewhere (SC-15.12, SC-A-region-gift).
 */
export function handOver(act: Act, region: Region): void {
  const { state, facts } = act;
  const lord = asLord(state.owner[region]);
  const to = state.partner[lord];
  state.owner[region] = to;
  state.handedOn[lord] = 1;
  state.handedOn[to] = 1;
  facts.tell({ kind: 'region-given', lord: LORDS[lord], to: LORDS[to], region: REGIONS[region] });
  for (const spot of standingIn(state, region)) changeHands(act, spot, lord, to);
  for (const fleet of fleetsIn(state, region, lord)) {
    changeHands(act, deckOf(fleet), lord, to);
    state.fleetLord[fleet] = to;
  }
}

/** A token cannot be given away: it goes to another region of its lord's, with the Stone if it bears it (SC-A-region-gift). */
function leave({ state, facts }: Act, spot: Spot, lord: Lord): void {
  if (countAt(state, spot, lord, TOKEN) === 0) return;
  takeUp(state, spot, lord, TOKEN, 1);
  state.fugitives.push(lord);
  facts.tell({ kind: 'escaped', lord: LORDS[lord] });
}

function changeHands(act: Act, spot: Spot, lord: Lord, to: Lord): void {
  const { state } = act;
  leave(act, spot, lord);
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, spot, lord, piece);
    if (count === 0) continue;
    if (isBearer(state, spot, lord, piece)) state.stoneLord = to;
    takeUp(state, spot, lord, piece, count);
    put(state, spot, to, piece, count);
  }
}
