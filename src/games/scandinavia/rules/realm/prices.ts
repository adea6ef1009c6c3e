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
import { countAt, placesOf } from '../pieces.ts';
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

/** All that a lord has to pay for. */
export function keptBy(state: State, lord: Lord): Kept[] {
  const kept: Kept[] = [];
  for (const fleet of fleetsOf(state, lord)) {
    const price = fleetPrice(state, fleet);
    if (price > 0) kept.push({ spot: deckOf(fleet), piece: -1, count: 1, price });
  }
  for (const spot of placesOf(state, lord)) {
    if (countAt(state, spot, lord, GLOK) > 0) kept.push({ spot, piece: GLOK, count: 1, price: GLOK_PRICE });
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const count = countAt(state, spot, lord, kind);
      const price = count > 0 ? keepPrice(state, lord, spot, kind) : 0;
      if (price > 0) kept.push({ spot, piece: kind, count, price });
    }
  }
  return kept;
}

export const upkeepOf = (state: State, lord: Lord): number =>
  keptBy(state, lord).reduce((sum, { count, price }) => sum + count * price, 0);
