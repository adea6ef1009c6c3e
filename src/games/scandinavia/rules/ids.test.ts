import { expect, it } from 'vitest';
import type { Board, Region } from '../content/board.ts';
import type { Hex } from '../content/grids.ts';
import { deckOf, type Fleet, hexSpot, islandPlace, type Lord, type Spot, seaPlace } from './numbers.ts';
import { countAt } from './pieces.ts';
import type { State } from './state.ts';

/** None of these compiles; what they would do is of no account. */
const SWAPPED: readonly ((
  board: Board,
  state: State,
  region: Region,
  hex: Hex,
  lord: Lord,
  spot: Spot,
  fleet: Fleet,
) => unknown)[] = [
  // @ts-expect-error a hex is asked for, and a region handed in
  (board, _state, region) => board.next[region],
  // @ts-expect-error a region is asked for, and a hex handed in
  (board, _state, _region, hex) => board.adjacent[hex],
  // @ts-expect-error a hex is no spot before it is made one
  (_board, state, _region, hex, lord) => countAt(state, hex, lord, 0),
  // @ts-expect-error a place and a side are swapped
  (_board, state, _region, _hex, lord, spot) => countAt(state, lord, spot, 0),
  // @ts-expect-error a fleet is a spot by its deck alone
  (_board, state, _region, _hex, lord, _spot, fleet) => countAt(state, fleet, lord, 0),
  // @ts-expect-error a region is no hex
  (_board, _state, region) => hexSpot(region),
  // @ts-expect-error nor an island
  (_board, _state, region) => islandPlace(region),
  // @ts-expect-error nor a sea
  (_board, _state, region) => seaPlace(region),
  // @ts-expect-error nor a fleet
  (_board, _state, region) => deckOf(region),
];

it('a call with a region and a hex, an island, a sea or a fleet swapped does not compile', () => {
  expect(SWAPPED).toHaveLength(9);
});
