/** Fleets of drakkars: counters with numbers, each somewhere; who sails stands on them (SC-12.2 to SC-12.10). */
import { FIRST, NONE } from '../../../kit/rules/ids.ts';
import type { Sea } from '../content/board.ts';
import { FLEET } from '../content/buildings.ts';
import { lordName } from './names.ts';
import {
  deckOf,
  FLEET_COUNT,
  FLEET_IDS,
  type Fleet,
  KIND_COUNT,
  type Lord,
  PIECE_COUNT,
  type Side,
  type Spot,
} from './numbers.ts';
import { isThere, shift, stackAt } from './pieces.ts';
import { pieceGone } from './remains.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

export function fleetsOf(state: State, lord: Lord): Fleet[] {
  const fleets: Fleet[] = [];
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) if (state.fleetLord[fleet] === lord) fleets.push(fleet);
  return fleets;
}

export function fleetsAt(state: State, place: Spot, lord?: Side): Fleet[] {
  const fleets: Fleet[] = [];
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    if (state.fleetLord[fleet] < 0 || state.fleetPlace[fleet] !== place) continue;
    if (lord === undefined || state.fleetLord[fleet] === lord) fleets.push(fleet);
  }
  return fleets;
}

/** A counter that is not in play, -1 when all are (SC-A-counters). */
export const freeFleet = (state: State): Fleet => state.fleetLord.indexOf(NONE) as Fleet;

export function launchFleet(state: State, lord: Lord, place: Spot, sea: Sea): Fleet {
  const fleet = freeFleet(state);
  if (fleet < 0) throw new Error('there is no fleet left');
  state.fleetLord[fleet] = lord;
  state.fleetPlace[fleet] = place;
  state.fleetSea[fleet] = sea;
  return fleet;
}

/** Units aboard; heroes take no place (SC-12.6). */
export function crewOf(state: State, fleet: Fleet): number {
  const at = stackAt(state, deckOf(fleet), state.fleetLord[fleet]);
  let sum = 0;
  if (at >= 0) for (let kind = 0; kind < KIND_COUNT; kind++) sum += state.units[at + kind];
  return sum;
}

export const roomOf = (state: State, fleet: Fleet): number => FLEET.places - crewOf(state, fleet);
export const isManned = (state: State, fleet: Fleet): boolean => isThere(state, deckOf(fleet), state.fleetLord[fleet]);

/** The fleet goes back into the box, and who is aboard goes down with it. */
export function sinkFleet(act: Act, fleet: Fleet, cause: string): void {
  const { state, facts } = act;
  const lord = state.fleetLord[fleet];
  const deck = deckOf(fleet);
  const sea = state.fleetPlace[fleet];
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const at = stackAt(state, deck, lord);
    const count = at < 0 ? 0 : state.units[at + piece];
    if (count > 0) pieceGone(act, deck, lord, piece, count, cause, sea);
  }
  takeFleet(state, fleet);
  facts.tell({ kind: 'fleet-lost', lord: lordName(lord), fleet: FLEET_IDS[fleet], cause });
}

/** An empty counter goes back into the box. */
export function takeFleet(state: State, fleet: Fleet): void {
  state.fleetLord[fleet] = NONE;
  state.fleetPlace[fleet] = NONE;
  state.fleetSea[fleet] = NONE;
  const at = state.captured.indexOf(fleet);
  if (at >= 0) state.captured.splice(at, 1);
}

/** Everybody aboard goes ashore. */
export function unload(state: State, fleet: Fleet, to: Spot): void {
  const lord = state.fleetLord[fleet];
  const deck = deckOf(fleet);
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const at = stackAt(state, deck, lord);
    const count = at < 0 ? 0 : state.units[at + piece];
    if (count > 0) shift(state, deck, to, lord, piece, count);
  }
}
