/** What becomes of pieces that die or leave, and of what they carried. */
import { NONE } from '../../../kit/rules/ids.ts';
import { isWater } from './hex/standing.ts';
import { isLord } from './lords.ts';
import { lordName, pieceName, placeName, sideName, spotName } from './names.ts';
import { ALAND, asLord, FIRST_LEGEND, fleetOf, isFleet, isLegend, type Side, type Spot, TOKEN } from './numbers.ts';
import { countAt, remove } from './pieces.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** Legends: not come, in play, dead. */
export const ABSENT = 0;
export const IN_PLAY = 1;
export const DEAD = 2;

export const isBearer = (state: State, spot: Spot, side: Side, piece: number): boolean =>
  state.stone === IN_PLAY && state.stoneLord === side && state.stonePlace === spot && state.stonePiece === piece;

/** The Stone stays where its bearer was; from the sea, and from a deck at sea, it comes back to Aland (SC-20.1, SC-A-stone-ground). */
export function leaveStone({ state, facts }: Act, spot: Spot): void {
  const place = isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot;
  state.stoneLord = NONE;
  state.stonePiece = -1;
  state.stonePlace = isWater(state, place) ? ALAND : place;
  facts.tell({ kind: 'stone-left', place: placeName(state.stonePlace) });
}

/** The Stone goes with its bearer, wherever he is put. */
export function moveStone(state: State, from: Spot, to: Spot, side: Side, piece: number): void {
  if (isBearer(state, from, side, piece)) state.stonePlace = to;
}

/**
 * Pieces are gone: units into the box, a legend for good, a token to a place of its lord's choice (SC-A-token-dangers).
 * `place`: where the Stone would lie, for who dies aboard.
 */
export function pieceGone(
  act: Act,
  spot: Spot,
  side: Side,
  piece: number,
  count: number,
  cause: string,
  place = spot,
): void {
  const { state, facts } = act;
  if (count === 0) return;
  // Of several heroes who are alike the bearer is the last to die.
  const bearer = isBearer(state, spot, side, piece) && countAt(state, spot, side, piece) === count;
  remove(state, spot, side, piece, count);
  if (piece === TOKEN) {
    state.fugitives.push(asLord(side));
    facts.tell({ kind: 'escaped', lord: lordName(asLord(side)) });
  } else {
    if (isLegend(piece)) state.legends[piece - FIRST_LEGEND] = DEAD;
    facts.tell({
      kind: 'died',
      lord: sideName(side),
      place: spotName(spot),
      piece: pieceName(piece),
      count,
      cause,
    });
  }
  if (bearer) leaveStone(act, place);
}

/** Pieces leave and may come again: dismissed, disbanded, unpaid. */
export function pieceLeft(act: Act, spot: Spot, side: Side, piece: number, count: number, cause: string): void {
  const { state, facts } = act;
  if (count === 0) return;
  const bearer = isBearer(state, spot, side, piece) && countAt(state, spot, side, piece) === count;
  remove(state, spot, side, piece, count);
  if (isLegend(piece)) state.legends[piece - FIRST_LEGEND] = ABSENT;
  facts.tell({ kind: 'left', lord: sideName(side), place: spotName(spot), piece: pieceName(piece), count, cause });
  if (bearer && isLord(side)) leaveStone(act, spot);
}
