/** Fleets at sea and at coasts by the basic rules (SC-12.2 to SC-12.10). */
import { FLEET } from '../../content/buildings.ts';
import { LORDS } from '../../content/lords.ts';
import { d10, isHit } from '../dice.ts';
import { crewOf, deckOf, isManned, roomOf, sinkFleet } from '../fleets.ts';
import type { MilitaryFrame } from '../frames.ts';
import { hasBuilding } from '../land.ts';
import { lasts } from '../lasting.ts';
import { pieceName, placeName } from '../names.ts';
import {
  FIRST_ISLAND,
  FLEET_IDS,
  isRegion,
  isSea,
  LIVING_FOREST,
  PEGASUS,
  PIECE_COUNT,
  PLACE_COUNT,
  PORT,
  seaOf,
  seaPlace,
} from '../numbers.ts';
import { countAt, eachPiece, isUnit, shift } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import { printed } from '../printed.ts';
import { moveStone } from '../remains.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { note, unmoved } from './marching.ts';
import { isAttack, mayEnd } from './reach.ts';

/** Points of a fleet for the turn: pirates and the waves of Njord add one each (SC-12.3, SC-A-fleet-bonuses). */
export function fleetPoints(state: State, lord: number): number {
  if (lasts(state, 'glaciation')) return 0;
  return (
    FLEET.move + (hasPower(state, lord, 'piracy') ? FLEET.bonusMove : 0) + (lasts(state, 'njord') ? FLEET.bonusMove : 0)
  );
}

/** Fewer points than any leg costs. */
export const STAYS = -1;

/** What a leg costs: nothing where a fleet leaves a coast with a port (SC-12.4). */
export const legCost = (state: State, from: number, to: number): number =>
  isRegion(from) && isSea(to) && hasBuilding(state, from, PORT) ? 0 : 1;

/** May a fleet put in at a coast? Own land, or with units to fight for it; never at an ally's (SC-12.7, SC-12.8, SC-A-empty-fleet). */
export function mayPutIn(state: State, fleet: number, place: number): boolean {
  const lord = state.fleetLord[fleet];
  if (!mayEnd(state, lord, place)) return false;
  return !isAttack(state, lord, place) || crewOf(state, fleet) > 0;
}

/** Where the next leg can lead: never from coast to coast (SC-12.2). Nobody need be aboard to sail (SC-12.10). */
export function legs(state: State, { points }: MilitaryFrame, fleet: number): number[] {
  const from = state.fleetPlace[fleet];
  if (lasts(state, 'glaciation') || state.stilled.includes(from)) return [];
  const tables = printed(state);
  const near: readonly number[] = isSea(from)
    ? [
        ...tables.seaRegions[seaOf(from)].filter(place => mayPutIn(state, fleet, place)),
        ...tables.seaIslands[seaOf(from)].map(i => i + FIRST_ISLAND).filter(place => mayPutIn(state, fleet, place)),
        ...tables.seaNext[seaOf(from)].map(seaPlace),
      ]
    : [seaPlace(state.fleetSea[fleet])];
  return near.filter(to => legCost(state, from, to) <= points[fleet]);
}

/** Who can go aboard: those in the region who have not moved; no Pegasi, as many units as there are places (SC-12.5, SC-12.6). */
export function boarders(state: State, frame: MilitaryFrame, fleet: number): number[] {
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
export function boardable(state: State, frame: MilitaryFrame, fleet: number, piece: number): number {
  const free = unmoved(state, frame, state.fleetPlace[fleet], piece);
  return isUnit(piece) ? Math.min(free, roomOf(state, fleet)) : free;
}

export function board(act: Act, frame: MilitaryFrame, fleet: number, piece: number, count: number): void {
  const { state, facts } = act;
  const from = state.fleetPlace[fleet];
  const deck = deckOf(fleet);
  shift(state, from, deck, frame.lord, piece, count);
  moveStone(state, from, deck, frame.lord, piece);
  facts.tell({
    kind: 'marched',
    lord: LORDS[frame.lord],
    from: placeName(from),
    to: FLEET_IDS[fleet],
    piece: pieceName(piece),
    count,
  });
}

/** The most that fits, units in the order of the list, heroes all. */
export function boardAll(act: Act, frame: MilitaryFrame, fleet: number): void {
  for (const piece of boarders(act.state, frame, fleet)) {
    const count = boardable(act.state, frame, fleet, piece);
    if (count > 0) board(act, frame, fleet, piece, count);
  }
}

/** A storm sinks one fleet in two that sails into it (SC-C-storm). */
function weathers(act: Act, frame: MilitaryFrame, fleet: number, sea: number): boolean {
  const { state, facts } = act;
  const test = fleet * PLACE_COUNT + sea;
  if (!state.storms.includes(sea) || frame.weathered.includes(test)) return true;
  frame.weathered.push(test);
  const die = d10(act);
  facts.tell({ kind: 'storm-tried', lord: LORDS[frame.lord], fleet: FLEET_IDS[fleet], die });
  if (!isHit(die)) return true;
  frame.fleet = -1;
  sinkFleet(act, fleet, 'storm');
  return false;
}

/** Everybody aboard goes ashore, and moves no more (SC-12.7). */
function putIn(act: Act, frame: MilitaryFrame, fleet: number, place: number): void {
  const { state, facts } = act;
  const { lord } = frame;
  const deck = deckOf(fleet);
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(state, deck, lord, piece);
    if (count === 0) continue;
    shift(state, deck, place, lord, piece, count);
    moveStone(state, deck, place, lord, piece);
    note(frame, place, piece, count, deck);
    facts.tell({
      kind: 'marched',
      lord: LORDS[lord],
      from: FLEET_IDS[fleet],
      to: placeName(place),
      piece: pieceName(piece),
      count,
    });
  }
}

/** One leg. Gives back whether the fleet is still there. */
export function steer(act: Act, frame: MilitaryFrame, fleet: number, to: number): boolean {
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
  if (isManned(state, fleet)) putIn(act, frame, fleet, to);
  return true;
}
