/** Who of a stack can still move, and where to (SC-12.11 to SC-12.16). */
import type { MilitaryFrame } from '../frames.ts';
import {
  ERMANARIC,
  FIRST_HERO,
  isFleet,
  LIVING_FOREST,
  type Lord,
  PEGASUS,
  PIECE_COUNT,
  type Spot,
  VALKYRIE,
} from '../numbers.ts';
import { countAt, isUnit, stackAt, unitsAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { doesFly, heroMayEnd, isAttack, leadsNextDoor, moveOf, reach, reachOf } from './reach.ts';

/** All who can. */
export const EVERYBODY = -2;
export const NOBODY_YET = -1;

/** Four numbers for each lot of moved pieces. */
export const LOT = 4;

/** Pieces of a kind at a spot that have not moved in this part. */
export function unmoved(state: State, { lord, moved }: MilitaryFrame, spot: Spot, piece: number): number {
  let count = countAt(state, spot, lord, piece);
  for (let i = 0; i < moved.length; i += LOT) if (moved[i] === spot && moved[i + 1] === piece) count -= moved[i + 2];
  return count;
}

/** Notes that pieces have moved. */
export function note({ moved }: MilitaryFrame, to: Spot, piece: number, count: number, from: Spot): void {
  for (let i = 0; i < moved.length; i += LOT) {
    if (moved[i] !== to || moved[i + 1] !== piece || moved[i + 3] !== from) continue;
    moved[i + 2] += count;
    return;
  }
  moved.push(to, piece, count, from);
}

/** Kinds of pieces at a spot that could still move: all that are not aboard (SC-12.11). */
export function movable(state: State, frame: MilitaryFrame, spot: Spot): number[] {
  const pieces: number[] = [];
  if (isFleet(spot)) return pieces;
  const { lord, moved } = frame;
  const at = stackAt(state, spot, lord);
  if (at < 0) return pieces;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    let count = piece === LIVING_FOREST ? 0 : state.units[at + piece];
    if (count === 0) continue;
    for (let i = 0; i < moved.length; i += LOT) if (moved[i] === spot && moved[i + 1] === piece) count -= moved[i + 2];
    if (count > 0) pieces.push(piece);
  }
  return pieces;
}

/** Where pieces of one kind can go by themselves. */
export function goalsOf(state: State, lord: Lord, from: Spot, piece: number): Spot[] {
  const places = reachOf(state, lord, from, piece);
  return isUnit(piece) ? places : places.filter(place => heroMayEnd(state, lord, place));
}

/** Can pieces of one kind go anywhere by themselves? Mostly the land next to them says so. */
const goesAnywhere = (state: State, lord: Lord, from: Spot, piece: number): boolean =>
  leadsNextDoor(state, lord, from, piece) || goalsOf(state, lord, from, piece).length > 0;

/** Those who can be taken through the air by Ermanaric: one unit that has not moved (SC-C-ermanaric). */
export const passengers = (state: State, frame: MilitaryFrame, from: Spot): number[] =>
  movable(state, frame, from).filter(isUnit);

/** Where Ermanaric can go with a unit at his side. */
export const carriedGoals = (state: State, lord: Lord, from: Spot): Spot[] =>
  reach(state, lord, from, moveOf(lord, ERMANARIC), true);

/** Can a kind be taken up, in whatever company? */
export function hasGoal(state: State, frame: MilitaryFrame, from: Spot, piece: number): boolean {
  if (goesAnywhere(state, frame.lord, from, piece)) return true;
  if (piece !== ERMANARIC) return false;
  return passengers(state, frame, from).length > 0 && carriedGoals(state, frame.lord, from).length > 0;
}

/** Could several go at once? Heroes who may not go alone where a battle waits go with the others. */
export function couldGoTogether(state: State, frame: MilitaryFrame, from: Spot): boolean {
  const able = movable(state, frame, from).filter(piece => reachOf(state, frame.lord, from, piece).length > 0);
  const many = able.length > 1 || able.some(piece => unmoved(state, frame, from, piece) > 1);
  return many && able.some(piece => goesAnywhere(state, frame.lord, from, piece));
}

/** Where everybody who can may go: wherever any of them can; heroes only in company where there is a battle. */
export function commonGoals(state: State, frame: MilitaryFrame, from: Spot): Spot[] {
  const goals = new Set<Spot>();
  for (const piece of movable(state, frame, from))
    for (const place of goalsOf(state, frame.lord, from, piece)) goals.add(place);
  return [...goals].sort((a, b) => a - b);
}

/** Who goes to a place when everybody who can does. */
export function company(state: State, frame: MilitaryFrame, from: Spot, to: Spot): number[] {
  const { lord } = frame;
  const pieces = movable(state, frame, from).filter(piece => reachOf(state, lord, from, piece).includes(to));
  const units = pieces.some(isUnit) || unitsAt(state, to, lord) > 0 || !isAttack(state, lord, to);
  return units ? pieces : pieces.filter(isUnit);
}

/** How many of a kind are to ride already. */
export const ridersOf = ({ riders: chosen }: { readonly riders: readonly number[] }, piece: number): number =>
  chosen.reduce((sum, rider) => sum + (rider === piece ? 1 : 0), 0);

/** Heroes who could ride along, alike or not (SC-12.16); who flies by himself need not. */
export const riders = (state: State, frame: MilitaryFrame, from: Spot): number[] =>
  movable(state, frame, from).filter(
    piece =>
      piece >= FIRST_HERO && !doesFly(state, piece) && unmoved(state, frame, from, piece) > ridersOf(frame, piece),
  );

/** Pegasi and Valkyries carry heroes, as long as they fly. */
export const isMount = (state: State, piece: number): boolean =>
  (piece === PEGASUS || piece === VALKYRIE) && doesFly(state, piece);
