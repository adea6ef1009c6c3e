/**
 * Pieces are counted by place, side and kind. Those of one side at one place are a stack; a stack is there only while
 * something stands in it. Stacks lie in order of place and side, so that every list made of them has one order. A fleet
 * is a place, too: who is aboard stands on it. A hex will be one as well.
 */
import {
  asSide,
  asSpot,
  FIRST_HERO,
  KIND_COUNT,
  KIND_TROOP,
  PIECE_COUNT,
  type Side,
  type Spot,
  TOKEN,
} from './numbers.ts';
import type { State } from './state.ts';

/** Six lords, and two sides that nobody plays. */
export const SIDES = 8;
/** Barbarians who hold a region (SC-A-barbarian-land). */
export const BARBARIANS = asSide(6);
/** Valkyries who wait on an island, rebels for the length of their battle. */
export const NOBODY = asSide(7);

/** Whose the stack of a key is, and where it stands. */
export const sideOfKey = (key: number): Side => asSide(key % SIDES);
export const spotOfKey = (key: number): Spot => asSpot((key - (key % SIDES)) / SIDES);

type Pieces = Pick<State, 'keys' | 'units'>;

/** Where a key is, or, as -1 - n, where it would be. */
function find(keys: readonly number[], key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle];
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1 - low;
}

/** Where the counts of a stack begin, -1 where there is none. */
export function stackAt({ keys }: Pieces, place: Spot, side: Side): number {
  const at = find(keys, place * SIDES + side);
  return at < 0 ? -1 : at * PIECE_COUNT;
}

export function countAt(state: Pieces, place: Spot, side: Side, piece: number): number {
  const at = stackAt(state, place, side);
  return at < 0 ? 0 : state.units[at + piece];
}

/** Units alone: heroes and tokens are none (SC-1.9). */
export function unitsAt(state: Pieces, place: Spot, side: Side): number {
  const at = stackAt(state, place, side);
  if (at < 0) return 0;
  let sum = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) sum += state.units[at + kind];
  return sum;
}

/** Heroes, legends and the token. */
export function heroesAt(state: Pieces, place: Spot, side: Side): number {
  const at = stackAt(state, place, side);
  if (at < 0) return 0;
  let sum = 0;
  for (let piece = FIRST_HERO; piece < PIECE_COUNT; piece++) sum += state.units[at + piece];
  return sum;
}

export const isThere = (state: Pieces, place: Spot, side: Side): boolean => stackAt(state, place, side) >= 0;

/** The first stack of a place or of those after it. */
export function firstAt({ keys }: Pieces, place: Spot): number {
  const at = find(keys, place * SIDES);
  return at < 0 ? -1 - at : at;
}

/** Sides that have pieces at a place, in order. */
export function sidesAt(state: Pieces, place: Spot): Side[] {
  const { keys } = state;
  const sides: Side[] = [];
  for (let at = firstAt(state, place); at < keys.length && keys[at] < (place + 1) * SIDES; at++)
    sides.push(sideOfKey(keys[at]));
  return sides;
}

/** Places where a side has pieces, in order. */
export function placesOf({ keys }: Pieces, side: Side): Spot[] {
  const places: Spot[] = [];
  for (let i = 0; i < keys.length; i++) if (keys[i] % SIDES === side) places.push(spotOfKey(keys[i]));
  return places;
}

/** All pieces of a stack, by kind; none is a list of zeros. */
export function piecesAt(state: Pieces, place: Spot, side: Side): number[] {
  const at = stackAt(state, place, side);
  return at < 0 ? new Array<number>(PIECE_COUNT).fill(0) : state.units.slice(at, at + PIECE_COUNT);
}

/** Calls back for each kind of piece of a stack that is there. */
export function eachPiece(state: Pieces, place: Spot, side: Side, to: (piece: number, count: number) => void): void {
  const at = stackAt(state, place, side);
  if (at < 0) return;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = state.units[at + piece];
    if (count > 0) to(piece, count);
  }
}

const NO_PIECES: readonly number[] = new Array(PIECE_COUNT).fill(0);

/** Sets pieces down that come from elsewhere on the board. */
export function put(state: Pieces, place: Spot, side: Side, piece: number, count: number): void {
  if (count === 0) return;
  let at = find(state.keys, place * SIDES + side);
  if (at < 0) {
    at = -1 - at;
    state.keys.splice(at, 0, place * SIDES + side);
    state.units.splice(at * PIECE_COUNT, 0, ...NO_PIECES);
  }
  state.units[at * PIECE_COUNT + piece] += count;
}

/** Takes pieces up that go elsewhere on the board. */
export function takeUp(state: Pieces, place: Spot, side: Side, piece: number, count: number): void {
  if (count === 0) return;
  const at = find(state.keys, place * SIDES + side);
  const from = at * PIECE_COUNT;
  if (at < 0 || state.units[from + piece] < count) throw new Error(`no ${count} pieces ${piece} at place ${place}`);
  state.units[from + piece] -= count;
  for (let i = 0; i < PIECE_COUNT; i++) if (state.units[from + i] > 0) return;
  state.keys.splice(at, 1);
  state.units.splice(from, PIECE_COUNT);
}

export function shift(state: Pieces, from: Spot, to: Spot, side: Side, piece: number, count: number): void {
  takeUp(state, from, side, piece, count);
  put(state, to, side, piece, count);
}

/** A unit becomes another of the same owner at the same place; both are counted in the same supply or in none. */
export function turnInto(state: State, place: Spot, side: Side, piece: number, into: number, count: number): void {
  const [before, after] = [KIND_TROOP[piece], KIND_TROOP[into]];
  takeUp(state, place, side, piece, count);
  state.pool[before] += count;
  state.pool[after] -= count;
  put(state, place, side, into, count);
}

/** Sets units down out of the box, as many as there are counters (SC-A-counters); gives back how many came. */
export function raise(state: State, place: Spot, side: Side, kind: number, count: number): number {
  const troop = KIND_TROOP[kind];
  const there = Math.max(0, Math.min(count, state.pool[troop]));
  state.pool[troop] -= there;
  put(state, place, side, kind, there);
  return there;
}

/** Units go back into the box, heroes away; what a dead hero leaves behind is told in `stone.ts` and `legends.ts`. */
export function remove(state: State, place: Spot, side: Side, piece: number, count: number): void {
  takeUp(state, place, side, piece, count);
  if (piece < KIND_COUNT) state.pool[KIND_TROOP[piece]] += count;
}

export const isUnit = (piece: number): boolean => piece < KIND_COUNT;
export const isHero = (piece: number): boolean => piece >= FIRST_HERO && piece !== TOKEN;
