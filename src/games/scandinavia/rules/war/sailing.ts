/** Fleets at sea and at coasts by the basic rules (SC-12.2 to SC-12.10). */
import { FLEET } from '../../content/buildings.ts';
import { LORDS } from '../../content/lords.ts';
import { crewOf, isManned, roomOf } from '../fleets.ts';
import type { MilitaryFrame } from '../frames.ts';
import { hasBuilding } from '../land.ts';
import { lasts } from '../lasting.ts';
import { placeName } from '../names.ts';
import {
  deckOf,
  FLEET_IDS,
  type Fleet,
  islandPlace,
  isRegion,
  isSea,
  LIVING_FOREST,
  type Lord,
  PEGASUS,
  PIECE_COUNT,
  PORT,
  type Spot,
  seaOf,
  seaPlace,
} from '../numbers.ts';
import { countAt, eachPiece, isUnit } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { note, unmoved } from './marching.ts';
import { isAttack, mayEnd } from './reach.ts';
import { weathers } from './storm.ts';
import { transfer } from './transfer.ts';

/** Points of a fleet for the turn: pirates and the waves of Njord add one each (SC-12.3, SC-A-fleet-bonuses). */
export function fleetPoints(state: State, lord: Lord): number {
  if (lasts(state, 'glaciation')) return 0;
  return (
    FLEET.move + (hasPower(state, lord, 'piracy') ? FLEET.bonusMove : 0) + (lasts(state, 'njord') ? FLEET.bonusMove : 0)
  );
}

/** Fewer points than any leg costs. */
export const STAYS = -1;

/** What a leg costs: nothing where a fleet leaves a coast with a port (SC-12.4). */
export const legCost = (state: State, from: Spot, to: Spot): number =>
  isRegion(from) && isSea(to) && hasBuilding(state, from, PORT) ? 0 : 1;

/** May a fleet put in at a coast? Own land, or with units to fight for it; never at an ally's (SC-12.7, SC-12.8, SC-A-empty-fleet). */
export function mayPutIn(state: State, fleet: Fleet, place: Spot): boolean {
  const lord = state.fleetLord[fleet];
  if (!mayEnd(state, lord, place)) return false;
  return !isAttack(state, lord, place) || crewOf(state, fleet) > 0;
}

/** Where the next leg can lead: never from coast to coast (SC-12.2). Nobody need be aboard to sail (SC-12.10). */
export function legs(state: State, { points }: MilitaryFrame, fleet: Fleet): Spot[] {
  const from = state.fleetPlace[fleet];
  if (lasts(state, 'glaciation') || state.stilled.includes(from)) return [];
  const tables = printed(state);
  const near: readonly Spot[] = isSea(from)
    ? [
        ...tables.seaRegions[seaOf(from)].filter(place => mayPutIn(state, fleet, place)),
        ...tables.seaIslands[seaOf(from)].map(islandPlace).filter(place => mayPutIn(state, fleet, place)),
        ...tables.seaNext[seaOf(from)].map(seaPlace),
      ]
    : [seaPlace(state.fleetSea[fleet])];
  return near.filter(to => legCost(state, from, to) <= points[fleet]);
}

/** Who can go aboard: those in the region who have not moved; no Pegasi, as many units as there are places (SC-12.5, SC-12.6). */
export function boarders(state: State, frame: MilitaryFrame, fleet: Fleet): number[] {
  const from = state.fleetPlace[fleet];
  const pieces: number[] = [];
  // Only before it leaves: where no leg is left nobody boards.
  if (isSea(from) || legs(state, frame, fleet).length === 0) return pieces;
  const room = roomOf(state, fleet);
  eachPiece(state, from, frame.lord, piece => {
    if (piece === PEGASUS || piece === LIVING_FOREST || (isUnit(piece) && room === 0)) return;
    if (unmoved(state, frame, from, piece) > 0) pieces.push(piece);
  });
  return pieces;
}

/** How many of a kind can go aboard at once. */
export function boardable(state: State, frame: MilitaryFrame, fleet: Fleet, piece: number): number {
  const free = unmoved(state, frame, state.fleetPlace[fleet], piece);
  return isUnit(piece) ? Math.min(free, roomOf(state, fleet)) : free;
}

export const board = (act: Act, { lord }: MilitaryFrame, fleet: Fleet, piece: number, count: number): void =>
  transfer(act, lord, act.state.fleetPlace[fleet], deckOf(fleet), piece, count);

/** Everybody aboard goes ashore, kind by kind. */
export function goAshore(act: Act, lord: Lord, fleet: Fleet, each?: (piece: number, count: number) => void): void {
  const { state } = act;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, deckOf(fleet), lord, piece);
    if (count === 0) continue;
    transfer(act, lord, deckOf(fleet), state.fleetPlace[fleet], piece, count);
    each?.(piece, count);
  }
}

/** One leg. Gives back whether the fleet is still there. */
export function steer(act: Act, frame: MilitaryFrame, fleet: Fleet, to: Spot): boolean {
  const { state, facts } = act;
  const from = state.fleetPlace[fleet];
  frame.points[fleet] -= legCost(state, from, to);
  facts.tell({ kind: 'sailed', lord: LORDS[frame.lord], fleet: FLEET_IDS[fleet], to: placeName(to) });
  if (isSea(to)) {
    state.fleetPlace[fleet] = to;
    state.fleetSea[fleet] = seaOf(to);
    if (state.stilled.includes(to)) frame.points[fleet] = STAYS;
    return weathers(act, frame, fleet, to);
  }
  frame.landed.push(fleet, from);
  state.fleetPlace[fleet] = to;
  state.fleetSea[fleet] = seaOf(from);
  // Who lands for battle stays, even where an enemy's port would let him go for nothing.
  if (isAttack(state, frame.lord, to) || state.stilled.includes(to)) frame.points[fleet] = STAYS;
  // Who has landed moves no more (SC-12.7).
  if (isManned(state, fleet))
    goAshore(act, frame.lord, fleet, (piece, count) => note(frame, to, piece, count, deckOf(fleet)));
  return true;
}
