/** Where a lord who has moved has to fight, or may (SC-13.1, SC-13.27, SC-13.28). */
import { FIRST } from '../../../../kit/rules/ids.ts';
import { crewOf, fleetsAt, fleetsOf } from '../fleets.ts';
import type { MilitaryFrame } from '../frames.ts';
import { lasts } from '../lasting.ts';
import { areAllies, mayAttack } from '../lords.ts';
import {
  asSpot,
  FIRST_SEA,
  fleetOf,
  isFleet,
  isRegion,
  isSea,
  type Lord,
  type Place,
  REGION_COUNT,
  type Side,
  type Spot,
  seaOf,
} from '../numbers.ts';
import { beastGone } from '../phases/leaving.ts';
import { countAt, isThere, placesOf } from '../pieces.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { nearestOwn } from './home.ts';
import { LOT } from './marching.ts';
import { islanders } from './reach.ts';
import { transfer } from './transfer.ts';

export interface Encounter {
  readonly place: Spot;
  /** -1 for independent land. */
  readonly side: Side;
  /** It cannot be left alone. */
  readonly must: boolean;
  /** Others could be fought there, too: the side has to be named. */
  readonly many: boolean;
}

/** Does a lord fight there: with pieces, or with a beast of his? */
const isPresent = (state: State, lord: Lord, place: Spot): boolean =>
  isThere(state, place, lord) || (state.beastLord === lord && state.beastPlace === place);

/** The commoners of independent land, or the lord whose it is (SC-13.2). */
function onLand(state: State, lord: Lord, place: Spot): Encounter[] {
  const owner = state.owner[place];
  return owner === lord || !mayAttack(state, lord, owner) ? [] : [{ place, side: owner, must: true, many: false }];
}

/** Under Freya those who stand on one island leave each other alone (SC-C-freya). */
function onIsland(state: State, lord: Lord, place: Spot): Encounter[] {
  if (lasts(state, 'freya')) return [];
  return islanders(state, place)
    .filter(side => !areAllies(state, lord, side) && mayAttack(state, lord, side))
    .map(side => ({ place, side, must: true, many: true }));
}

/** At sea nobody must fight, and who attacks needs a crew (SC-A-sea-sides). */
function atSea(state: State, lord: Lord, place: Spot): Encounter[] {
  if (state.options.navalBase === 'none' || lasts(state, 'freya')) return [];
  if (!fleetsAt(state, place, lord).some(fleet => crewOf(state, fleet) > 0)) return [];
  const sides = new Set(fleetsAt(state, place).map(fleet => state.fleetLord[fleet]));
  return [...sides]
    .filter(side => side !== lord && mayAttack(state, lord, side))
    .sort((a, b) => a - b)
    .map(side => ({ place, side, must: false, many: true }));
}

export function encounters(state: State, lord: Lord): Encounter[] {
  const found: Encounter[] = [];
  for (let place: Place = FIRST; place < FIRST_SEA; place++) {
    if (!isPresent(state, lord, place)) continue;
    found.push(...(place < REGION_COUNT ? onLand(state, lord, place) : onIsland(state, lord, place)));
  }
  const seas = new Set(
    fleetsOf(state, lord)
      .map(fleet => state.fleetPlace[fleet])
      .filter(isSea),
  );
  for (const sea of [...seas].sort((a, b) => a - b)) found.push(...atSea(state, lord, sea));
  return found;
}

/**
 * Land that was to be attacked may be closed to it in the meantime: its lord has bowed, or holds the attacker in prison.
 * Then nobody fights, and who has come goes back (SC-A-vassal-battles).
 */
export function retreat(act: Act, frame: MilitaryFrame): void {
  const { state } = act;
  const { lord, moved } = frame;
  for (const place of placesOf(state, lord)) {
    if (isFleet(place) || !isRegion(place)) continue;
    const owner = state.owner[place];
    if (owner === lord || mayAttack(state, lord, owner)) continue;
    for (let i = 0; i < moved.length; i += LOT) {
      if (moved[i] !== place) continue;
      const [, piece, sent, from] = moved.slice(i, i + LOT);
      const count = Math.min(sent, countAt(state, place, lord, piece));
      const to = isThereFor(state, lord, asSpot(from)) ? asSpot(from) : nearestOwn(state, lord, place);
      if (count > 0) transfer(act, lord, place, to, piece, count);
    }
    for (let i = 0; i < frame.landed.length; i += 2) {
      const fleet = frame.landed[i];
      if (state.fleetLord[fleet] !== lord || state.fleetPlace[fleet] !== place) continue;
      const sea = asSpot(frame.landed[i + 1]);
      state.fleetPlace[fleet] = sea;
      state.fleetSea[fleet] = seaOf(sea);
    }
  }
  const { beastLord, beastPlace } = state;
  if (beastLord === lord && beastPlace >= 0 && isRegion(beastPlace)) {
    const owner = state.owner[beastPlace];
    if (owner !== lord && !mayAttack(state, lord, owner)) beastGone(act);
  }
}

/** Can pieces go back where they came from: aboard a fleet of his, to his land, to an island? */
function isThereFor(state: State, lord: Lord, spot: Spot): boolean {
  if (isFleet(spot)) return state.fleetLord[fleetOf(spot)] === lord;
  return !isRegion(spot) || state.owner[spot] === lord;
}
