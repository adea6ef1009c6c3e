/** What it costs to keep pieces for a turn (SC-14.2 to SC-14.6). */
import { ALIGNMENTS } from '../../content/alignments.ts';
import { FLEET } from '../../content/buildings.ts';
import { GLOK_PRICE } from '../../content/heroes.ts';
import { fleetsOf } from '../fleets.ts';
import { regionAt } from '../hex/standing.ts';
import { hasBuilding } from '../land.ts';
import {
  CAMP,
  deckOf,
  ELF,
  type Fleet,
  GLOK,
  isRegion,
  KIND_COUNT,
  KIND_TROOP,
  type Lord,
  PORT,
  SATED_OGRE,
  type Spot,
} from '../numbers.ts';
import { placesOf, stackAt } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';
import { discounted } from './frequency.ts';

const GOOD = ALIGNMENTS.indexOf('good');

/**
 * One unit of a kind at a spot, by its class (SC-14.2): a camp halves it (SC-14.3), in the capital alone where hexes are played (SC-21.23), and not aboard (SC-14.4); Elves
 * live free among the good, sated Ogres want nothing (SC-14.6, SC-A-elf-free).
 */
export function keepPrice(state: State, lord: Lord, spot: Spot, kind: number): number {
  const tables = printed(state);
  if (kind === SATED_OGRE) return 0;
  if (kind === ELF && tables.alignment[regionAt(state, spot)] === GOOD) return 0;
  const troop = KIND_TROOP[kind];
  const camp = isRegion(spot) && state.owner[spot] === lord && hasBuilding(state, spot, CAMP);
  return discounted(state, lord, camp ? tables.campUpkeep[troop] : tables.upkeep[troop]);
}

/** A fleet costs nothing on a coast of his own with a port, nor the pirates (SC-14.5, SC-C-piracy). */
export function fleetPrice(state: State, fleet: Fleet): number {
  const lord = state.fleetLord[fleet];
  const region = regionAt(state, state.fleetPlace[fleet]);
  if (region >= 0 && state.owner[region] === lord && hasBuilding(state, region, PORT)) return 0;
  return hasPower(state, lord, 'piracy') ? 0 : FLEET.upkeep;
}

/** One thing that is paid for: a fleet, a unit or Glok. */
export interface Kept {
  readonly spot: Spot;
  /** -1 for the fleet itself, whose deck the spot is. */
  readonly piece: number;
  readonly count: number;
  /** For each. */
  readonly price: number;
}

/** Calls back for each thing that a lord has to pay for. */
function eachKept(
  state: State,
  lord: Lord,
  to: (spot: Spot, piece: number, count: number, price: number) => void,
): void {
  for (const fleet of fleetsOf(state, lord)) {
    const price = fleetPrice(state, fleet);
    if (price > 0) to(deckOf(fleet), -1, 1, price);
  }
  for (const spot of placesOf(state, lord)) {
    const at = stackAt(state, spot, lord);
    if (state.units[at + GLOK] > 0) to(spot, GLOK, 1, GLOK_PRICE);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const count = state.units[at + kind];
      const price = count > 0 ? keepPrice(state, lord, spot, kind) : 0;
      if (price > 0) to(spot, kind, count, price);
    }
  }
}

/** All that a lord has to pay for. */
export function keptBy(state: State, lord: Lord): Kept[] {
  const kept: Kept[] = [];
  eachKept(state, lord, (spot, piece, count, price) => kept.push({ spot, piece, count, price }));
  return kept;
}

export function upkeepOf(state: State, lord: Lord): number {
  let sum = 0;
  eachKept(state, lord, (_spot, _piece, count, price) => {
    sum += count * price;
  });
  return sum;
}
