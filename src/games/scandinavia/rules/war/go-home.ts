import { LORDS } from '../../content/lords.ts';
import { fleetsAt } from '../fleets.ts';
import { isAdvanced } from '../hex/standing.ts';
import { pieceName, placeName } from '../names.ts';
import { FLEET_IDS, type Lord, PIECE_COUNT, type Spot, seaPlace } from '../numbers.ts';
import { countAt, shift } from '../pieces.ts';
import { moveStone } from '../remains.ts';
import type { Act } from '../rule.ts';
import { nearestOwn } from './home.ts';

/**
 * Heroes who are left alone in land they cannot hold return to the nearest region of their lord, and the fleets that
 * brought them put out to sea again (SC-A-heroes-alone); by the advanced rules these lie on any coast.
 */
export function goHome(act: Act, lord: Lord, from: Spot): void {
  const { state, facts } = act;
  const to = nearestOwn(state, lord, from);
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, from, lord, piece);
    if (count === 0 || to < 0) continue;
    shift(state, from, to, lord, piece, count);
    moveStone(state, from, to, lord, piece);
    facts.tell({
      kind: 'marched',
      lord: LORDS[lord],
      from: placeName(from),
      to: placeName(to),
      piece: pieceName(piece),
      count,
    });
  }
  if (isAdvanced(state)) return;
  for (const fleet of fleetsAt(state, from, lord)) {
    const sea = seaPlace(state.fleetSea[fleet]);
    state.fleetPlace[fleet] = sea;
    facts.tell({ kind: 'sailed', lord: LORDS[lord], fleet: FLEET_IDS[fleet], to: placeName(sea) });
  }
}
