import { type By, firstOf, type Id, NONE } from '../../../kit/rules/ids.ts';
import { around, type Cell, HEX_COUNT, type Hex, isEdge, type Owner, readGrids } from './grids.ts';
import type { BoardPrint } from './reconstructed.ts';
import { REGIONS } from './regions.ts';
import { TERRAINS } from './terrain.ts';
import { ISLANDS, SEAS } from './waters.ts';

export type Region = Id<'region'>;
export type Sea = Id<'sea'>;
export type Island = Id<'island'>;
type Terrain = Id<'terrain'>;

/** What follows from the two grids. Lists of lands, seas and hexes are in rising order. */
export interface Board {
  readonly cells: readonly Cell[];
  // By hex. None where it belongs to something else.
  readonly regionAt: By<Hex, Region>;
  readonly seaAt: By<Hex, Sea>;
  readonly islandAt: By<Hex, Island>;
  readonly ground: By<Hex, Terrain>;
  readonly next: By<Hex, readonly Hex[]>;
  // By land.
  readonly hexes: By<Region, readonly Hex[]>;
  readonly capital: By<Region, Hex>;
  readonly adjacent: By<Region, readonly Region[]>;
  readonly seas: By<Region, readonly Sea[]>;
  /** Seas that the capital itself lies on. */
  readonly capitalSeas: By<Region, readonly Sea[]>;
  readonly border: By<Region, boolean>;
  readonly forests: By<Region, number>;
  // By sea.
  readonly seaHexes: By<Sea, readonly Hex[]>;
  readonly seaNext: By<Sea, readonly Sea[]>;
  readonly seaRegions: By<Sea, readonly Region[]>;
  // By island.
  readonly islandHex: By<Island, Hex>;
  /** Seas around it. */
  readonly islandSeas: By<Island, readonly Sea[]>;
}

const ALL_HEXES = firstOf<Hex>(HEX_COUNT);
const AROUND: By<Hex, readonly Hex[]> = ALL_HEXES.map(around);

/** The number of whom a hex belongs to, among those of its kind. */
const among =
  <I extends Id<string>>(kind: Owner['kind'], ids: readonly string[]) =>
  ({ owner }: Cell): I =>
    owner.kind === kind ? (ids.indexOf(owner.id) as I) : (NONE as unknown as I);

/** Each once, in rising order. */
const rising = <I extends Id<string>>(things: readonly I[]): readonly I[] => [...new Set(things)].sort((a, b) => a - b);

/** Works a board out. Whether it can be played is asked in `playable.ts`. */
export function boardOf(print: BoardPrint): Board {
  const cells = readGrids(print);
  const regionAt = cells.map(among<Region>('region', REGIONS)) as By<Hex, Region>;
  const seaAt = cells.map(among<Sea>('sea', SEAS)) as By<Hex, Sea>;
  const islandAt = cells.map(among<Island>('island', ISLANDS)) as By<Hex, Island>;
  const ground = cells.map(({ terrain }) => TERRAINS.indexOf(terrain) as Terrain) as By<Hex, Terrain>;

  const hexesOf = <I extends Id<string>>(at: By<Hex, I>, count: number): readonly (readonly Hex[])[] =>
    firstOf<I>(count).map(thing => ALL_HEXES.filter(hex => at[hex] === thing));
  /** Whom those of a sort lie beside, themselves left out. */
  const besides = <I extends Id<string>, J extends Id<string>>(own: readonly (readonly Hex[])[], at: By<Hex, J>) =>
    own.map(hexes => {
      const self = hexes.length > 0 ? at[hexes[0]] : NONE;
      return rising(hexes.flatMap(hex => AROUND[hex].map(beside => at[beside])).filter(j => j >= 0 && j !== self));
    }) as unknown as By<I, readonly J[]>;

  const hexes = hexesOf(regionAt, REGIONS.length);
  const seaHexes = hexesOf(seaAt, SEAS.length);
  const islandHexes = hexesOf(islandAt, ISLANDS.length);
  const isCapital = (hex: Hex): boolean => cells[hex].terrain === 'capital';
  const capitals = hexes.map(own => own.filter(isCapital));

  return {
    cells,
    regionAt,
    seaAt,
    islandAt,
    ground,
    next: AROUND,
    hexes,
    capital: capitals.map(([capital]) => capital ?? NONE),
    adjacent: besides<Region, Region>(hexes, regionAt),
    seas: besides<Region, Sea>(hexes, seaAt),
    capitalSeas: besides<Region, Sea>(capitals, seaAt),
    border: hexes.map(own => own.some(isEdge)),
    forests: hexes.map(own => own.filter(hex => cells[hex].terrain === 'forest').length),
    seaHexes,
    seaNext: besides<Sea, Sea>(seaHexes, seaAt),
    seaRegions: besides<Sea, Region>(seaHexes, regionAt),
    islandHex: islandHexes.map(([hex]) => hex ?? NONE),
    islandSeas: besides<Island, Sea>(islandHexes, seaAt),
  };
}
