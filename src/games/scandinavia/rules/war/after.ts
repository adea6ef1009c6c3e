/** What becomes of fleets after a battle, and of gold that Orcs were paid. */

import { FLEET } from '../../content/buildings.ts';
import { LORDS } from '../../content/lords.ts';
import { crewOf, fleetsAt, roomOf, sinkFleet, takeFleet } from '../fleets.ts';
import { ATTACKER, type BattleFrame } from '../frames.ts';
import { isAdvanced, isWater } from '../hex/standing.ts';
import { lasts } from '../lasting.ts';
import { isLord } from '../lords.ts';
import { sideName } from '../names.ts';
import {
  asLord,
  deckOf,
  FLEET_IDS,
  isRegion,
  isSea,
  KIND_COUNT,
  MOST_PAID,
  ORC,
  PAID_ORC,
  PEGASUS,
  PIECE_COUNT,
  type Side,
  type Spot,
  VALKYRIE,
} from '../numbers.ts';
import { countAt, shift, sidesAt, turnInto } from '../pieces.ts';
import { pieceGone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { sideOf, spotsOf } from './force.ts';
import { isMount } from './marching.ts';
import { doesFly } from './reach.ts';
import { transfer } from './transfer.ts';

/** Losers' fleets: at sea they sink, after a landing they are taken by the lord who held his land, or broken (SC-12.9, SC-A-landing-fleet). */
export function losersFleets(act: Act, frame: BattleFrame, who: number): void {
  const { state, facts } = act;
  const { place, defender } = frame;
  const side = sideOf(frame, who);
  if (!isLord(side)) return;
  // By the advanced rules the fleets of losers are always lost (SC-21.20).
  if (isAdvanced(state) || isSea(place)) {
    for (const fleet of fleetsAt(state, place, side)) sinkFleet(act, fleet, 'battle');
    return;
  }
  if (who !== ATTACKER) return;
  const taken = isRegion(place) && isLord(defender) && state.options.landingFleet === 'captured';
  for (const fleet of fleetsAt(state, place, side)) {
    if (taken) {
      state.fleetLord[fleet] = defender;
      state.captured.push(fleet);
      facts.tell({ kind: 'fleet-taken', lord: LORDS[defender], fleet: FLEET_IDS[fleet], from: sideName(side) });
    } else {
      takeFleet(state, fleet);
      facts.tell({ kind: 'fleet-lost', lord: sideName(side), fleet: FLEET_IDS[fleet], cause: 'battle' });
    }
  }
}

/** Who was turned at sea and has no place aboard is lost (SC-A-sea-sides). */
export function trimCrews(act: Act, { place }: BattleFrame): void {
  const { state } = act;
  if (!isWater(state, place)) return;
  if (isAdvanced(state) && !lasts(state, 'glaciation')) sinkWalkers(act, place);
  for (const fleet of fleetsAt(state, place)) {
    const lord = state.fleetLord[fleet];
    for (let kind = KIND_COUNT - 1; kind >= 0; kind--) {
      const over = crewOf(state, fleet) - FLEET.places;
      const count = Math.min(over, countAt(state, deckOf(fleet), lord, kind));
      if (count > 0) pieceGone(act, deckOf(fleet), lord, kind, count, 'sea', place);
    }
  }
}

/** Over a hex of the sea only flyers stay, and who rides with them; others go aboard where losses have made room. */
function sinkWalkers(act: Act, place: Spot): void {
  const { state } = act;
  for (const side of sidesAt(state, place))
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if (doesFly(state, kind)) continue;
      for (const fleet of fleetsAt(state, place, side)) {
        const count = Math.min(countAt(state, place, side, kind), roomOf(state, fleet));
        if (count > 0 && kind !== PEGASUS) shift(state, place, deckOf(fleet), side, kind, count);
      }
      pieceGone(act, place, side, kind, countAt(state, place, side, kind), 'sea');
    }
  for (const side of sidesAt(state, place)) dismount(act, place, side);
}

/** Whose mounts have all died over the sea goes aboard a fleet of his, or is lost with them (SC-A-riders-way). */
function dismount(act: Act, place: Spot, side: Side): void {
  const { state } = act;
  const mounts = [PEGASUS, VALKYRIE].some(kind => isMount(state, kind) && countAt(state, place, side, kind) > 0);
  if (mounts) return;
  const [fleet] = fleetsAt(state, place, side);
  for (let piece = KIND_COUNT; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, place, side, piece);
    if (count === 0 || doesFly(state, piece)) continue;
    if (fleet === undefined) pieceGone(act, place, side, piece, count, 'sea');
    else transfer(act, asLord(side), place, deckOf(fleet), piece, count);
  }
}

/** Paid Orcs forget it after the battle, where the table plays so (SC-O-orcTurn). */
export function forgetGold(state: State, frame: BattleFrame): void {
  if (state.options.orcTurn === 'turn') return;
  for (const side of [frame.attacker, frame.defender])
    for (const spot of spotsOf(state, frame, side))
      for (let paid = 0; paid < MOST_PAID; paid++) {
        const count = countAt(state, spot, side, PAID_ORC + paid);
        if (count > 0) turnInto(state, spot, side, PAID_ORC + paid, ORC, count);
      }
}
