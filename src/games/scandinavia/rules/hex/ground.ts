/**
 * The ground of the advanced rules, in spots: hexes, capitals and islands, who lies beside whom, and what a step costs.
 * Worked out once for each pack. A capital is the spot of its region, and an island's hex the spot of the island.
 */
import { byPack } from '../../../../kit/rules/by-pack.ts';
import { type By, FIRST, firstOf, NONE } from '../../../../kit/rules/ids.ts';
import { type Board, boardOf, type Sea } from '../../content/board.ts';
import { HEX_COUNT, type Hex } from '../../content/grids.ts';
import { withPack } from '../../content/pack.ts';
import { FLOWN_HEX, OPENED_GROUND, SAILED_HEX, TERRAIN, TERRAINS, type TerrainId } from '../../content/terrain.ts';
import { TROOP, TROOPS } from '../../content/troops.ts';
import {
  ALL_SPOTS,
  FIRST_HEX,
  FIRST_SEA,
  hexSpot,
  isFleet,
  islandPlace,
  PLACE_COUNT,
  type Place,
  type Spot,
  seaPlace,
} from '../numbers.ts';

/** Who goes over the ground: troops by their number, then heroes, to whom none is closed, all who fly, and fleets. */
export const HERO_MOVER = TROOPS.length;
export const FLYER = TROOPS.length + 1;
export const SAILOR = TROOPS.length + 2;
const MOVERS = TROOPS.length + 3;

/** Nobody gets in. */
export const CLOSED = 0;
const NOWHERE = -1;
const SEA = TERRAINS.indexOf('sea');
const FOREST = TERRAINS.indexOf('forest');

export interface Ground {
  /** Spots of the board, in rising order: regions (capitals), islands, and all other hexes. */
  readonly spots: readonly Spot[];
  // By spot; seas and decks are none.
  readonly hexOf: By<Spot, Hex>;
  /** The region, island or sea that a spot is part of, itself where it is none of the board's. */
  readonly areaOf: By<Spot, Place>;
  readonly next: By<Spot, readonly Spot[]>;
  readonly terrain: By<Spot, number>;
  readonly isSea: By<Spot, boolean>;
  /** Land beside a sea. */
  readonly isCoast: By<Spot, boolean>;
  /** The sea of a sea hex, and the first beside a coast hex; -1 elsewhere. */
  readonly seaOf: By<Spot, Sea>;
  readonly isForest: By<Spot, boolean>;
  // By hex.
  readonly spotOf: By<Hex, Spot>;
  // By mover and spot.
  /** Points for a step onto it, `CLOSED` where there is none: the sea is for flyers and fleets, and these keep to it and its coasts. */
  readonly cost: readonly By<Spot, number>[];
  /** The same where closed ground is only dearer. */
  readonly openedCost: readonly By<Spot, number>[];
  /** By area: its spots, in rising order. */
  readonly within: By<Spot, readonly Spot[]>;
}

/** Ground that is closed to each mover; to heroes none is (SC-A-heroes-ground). */
const closedTo: readonly (readonly TerrainId[])[] = [...TROOP.map(({ closed }) => closed), []];

function spotsOfHexes({ regionAt, islandAt, cells }: Board): Spot[] {
  return firstOf<Hex>(HEX_COUNT).map(hex => {
    if (cells[hex].terrain === 'capital') return regionAt[hex];
    return islandAt[hex] >= 0 ? islandPlace(islandAt[hex]) : hexSpot(hex);
  });
}

/** What a step onto a ground costs those who walk; those who fly pay the same everywhere (SC-21.12, SC-21.13, SC-21.15, SC-21.42). */
function costOf(mover: number, terrain: number, opened: boolean): number {
  if (mover === FLYER) return FLOWN_HEX;
  const { id, cost } = TERRAIN[terrain];
  if (cost === null) return CLOSED;
  if (!closedTo[mover].includes(id)) return cost;
  return opened ? cost + OPENED_GROUND : CLOSED;
}

export function groundFrom(board: Board): Ground {
  const spotOf = spotsOfHexes(board);
  const bySpot = <T>(none: T, of: (hex: Hex) => T): T[] => {
    const table = new Array<T>(ALL_SPOTS).fill(none);
    spotOf.forEach((spot, hex) => {
      table[spot] = of(hex as Hex);
    });
    return table;
  };
  const areaAt = (hex: Hex): Place => {
    const { regionAt, islandAt, seaAt } = board;
    if (regionAt[hex] >= 0) return regionAt[hex];
    return islandAt[hex] >= 0 ? islandPlace(islandAt[hex]) : seaPlace(seaAt[hex]);
  };
  const seasBeside = (hex: Hex): Sea[] => board.next[hex].map(beside => board.seaAt[beside]).filter(sea => sea >= 0);
  const firstSea = (hex: Hex): Sea => {
    if (board.seaAt[hex] >= 0) return board.seaAt[hex];
    const [first = NONE] = seasBeside(hex).sort((a, b) => a - b);
    return first;
  };
  const terrain = bySpot<number>(NOWHERE, hex => board.ground[hex]);
  const areaOf = bySpot<Place>(NONE, areaAt);
  for (let spot: Place = FIRST; spot < ALL_SPOTS; spot++) if (areaOf[spot] < 0) areaOf[spot] = spot;
  // A fleet keeps to the water and to land beside it (SC-21.7).
  const toSail = (hex: Hex): number => (firstSea(hex) >= 0 ? SAILED_HEX : CLOSED);
  const costs = (opened: boolean) =>
    Array.from({ length: MOVERS }, (_, mover) =>
      bySpot<number>(CLOSED, hex => (mover === SAILOR ? toSail(hex) : costOf(mover, board.ground[hex], opened))),
    );
  const spots = [...spotOf].sort((a, b) => a - b);
  return {
    spots,
    hexOf: bySpot<Hex>(NONE, hex => hex),
    areaOf,
    next: bySpot<readonly Spot[]>([], hex => board.next[hex].map(beside => spotOf[beside]).sort((a, b) => a - b)),
    terrain,
    isSea: terrain.map(ground => ground === SEA),
    isCoast: bySpot(false, hex => board.seaAt[hex] < 0 && seasBeside(hex).length > 0),
    seaOf: bySpot<Sea>(NONE, firstSea),
    isForest: terrain.map(ground => ground === FOREST),
    spotOf,
    cost: costs(false),
    openedCost: costs(true),
    within: Array.from({ length: PLACE_COUNT }, (_, area) => spots.filter(spot => areaOf[spot] === area)),
  };
}

/** The ground of a table. */
export const groundOf = byPack(pack => groundFrom(boardOf(withPack(pack).board)));

/** A spot of the board by the advanced rules: not a sea as a whole, and no deck. */
export const isGround = (spot: Spot): boolean => !isFleet(spot) && (spot < FIRST_SEA || spot >= FIRST_HEX);
