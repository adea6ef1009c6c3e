/** The board of the advanced rules before anybody stands on it: the same lands, with straight edges that a march can be counted along. */
import type { Content } from '../../../../../engine/contract/content.ts';
import { type Board, boardOf } from '../../../content/board.ts';
import type { Hex } from '../../../content/grids.ts';
import { withPack } from '../../../content/pack.ts';
import { REGIONS, type RegionId } from '../../../content/regions.ts';
import { TERRAINS } from '../../../content/terrain.ts';
import { ISLANDS, type IslandId, SEAS, type SeaId } from '../../../content/waters.ts';
import type { GroundDrawing } from '../Ground.tsx';
import { inkOf } from '../ink.ts';
import { centreOf, halfRing, type Point, straightPath } from '../lattice.ts';
import { seaName } from '../map-drawing.ts';
import { outlineOf } from '../outline.ts';
import { boxAround, Rooms } from '../rooms.ts';

interface Named<I extends string> {
  readonly id: I;
  readonly d: string;
  readonly name: Point;
}

export interface HexDrawing extends GroundDrawing {
  readonly lands: readonly (Named<RegionId> & { readonly capital: Hex })[];
  readonly seas: readonly Named<SeaId>[];
  readonly islands: readonly (Named<IslandId> & { readonly hex: Hex })[];
}

const pathOf = (hexes: readonly Hex[]): string => straightPath(outlineOf(hexes));

/** What stands on a capital and on an island; names keep off it. */
const CAPITAL = { width: 46, height: 50 };
const ISLAND = { width: 60, height: 30 };

function drawingOf(board: Board): HexDrawing {
  const { cells } = board;
  const rooms = new Rooms(cells.map(({ owner }) => owner.id));
  const hexes = cells.map((cell, i) => [i as Hex, cell] as const);
  const land = hexes.flatMap(([hex, { owner, terrain }]) => (owner.kind === 'sea' ? [] : [[hex, terrain] as const]));
  const water = hexes.flatMap(([hex, { owner }]) => (owner.kind === 'sea' ? [hex] : []));
  for (const capital of board.capital) rooms.take(boxAround(centreOf(capital), CAPITAL.width, CAPITAL.height));
  for (const island of board.islandHex) rooms.take(boxAround(centreOf(island), ISLAND.width, ISLAND.height));
  const lands = REGIONS.map((id, i) => {
    const capital = board.capital[i as never] as Hex;
    const [x, y] = centreOf(capital);
    const near: Point = [x, y - 32];
    const name = rooms.find(id, { width: id.length * 8.2 + 6, height: 19, near, out: 130, far: 0.9 });
    return { id, d: pathOf(board.hexes[i as never]), capital, name };
  });
  return {
    lands,
    seas: SEAS.map((id, i) => {
      const own: readonly Hex[] = board.seaHexes[i as never];
      const points = own.map(centreOf);
      const near: Point = [
        points.reduce((sum, [x]) => sum + x, 0) / points.length,
        points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      ];
      return { id, d: pathOf(own), name: rooms.find(id, { ...seaName(id), near, out: 160, far: 0.4 }) };
    }),
    islands: ISLANDS.map((id, i) => {
      const hex = board.islandHex[i as never] as Hex;
      return { id, d: pathOf([hex]), hex, name: centreOf(hex) };
    }),
    coast: pathOf(land.map(([hex]) => hex)),
    grounds: TERRAINS.filter(terrain => terrain !== 'sea').map(terrain => ({
      terrain,
      d: pathOf(land.filter(([, ground]) => ground === terrain).map(([hex]) => hex)),
    })),
    ink: inkOf(land),
    grid: land.map(([hex]) => halfRing(hex)).join(''),
    seaGrid: water.map(halfRing).join(''),
  };
}

const drawn = new Map<string, HexDrawing>();

/** The board of a table, drawn in hexes; made once for each board. */
export function hexDrawing(content: Content): HexDrawing {
  const key = JSON.stringify(content.board ?? null);
  const drawing = drawn.get(key) ?? drawingOf(boardOf(withPack(content).board));
  drawn.set(key, drawing);
  return drawing;
}
