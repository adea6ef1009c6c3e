/** All that is drawn of a board before anybody stands on it: worked out once from its grids, a few paths in all. */
import type { Content } from '../../../../engine/contract/content.ts';
import { type Board, boardOf } from '../../content/board.ts';
import type { Hex } from '../../content/grids.ts';
import { withPack } from '../../content/pack.ts';
import { REGIONS, type RegionId } from '../../content/regions.ts';
import { TERRAINS, type TerrainId } from '../../content/terrain.ts';
import { ISLANDS, type IslandId, SEAS, type SeaId } from '../../content/waters.ts';
import { type Ink, inkOf } from './ink.ts';
import { bentPath, centreOf, halfRing, type Point } from './lattice.ts';
import { outlineOf } from './outline.ts';
import { type Box, boxAround, overlap, Rooms } from './rooms.ts';

export interface LandDrawing {
  readonly id: RegionId;
  readonly d: string;
  readonly capital: Point;
  readonly name: Point;
  /** The middle of the row of buildings. */
  readonly buildings: Point;
  /** How high a second row of them stands. */
  readonly second: number;
  /** Room for stacks, the nearest to the capital first. */
  readonly stacks: readonly Point[];
}

export interface SeaDrawing {
  readonly id: SeaId;
  readonly d: string;
  readonly name: Point;
  /** Where fleets lie. */
  readonly berths: readonly Point[];
  /** Where a storm is shown. */
  readonly sign: Point;
}

export interface IslandDrawing {
  readonly id: IslandId;
  readonly d: string;
  readonly centre: Point;
}

export interface MapDrawing {
  readonly lands: readonly LandDrawing[];
  readonly seas: readonly SeaDrawing[];
  readonly islands: readonly IslandDrawing[];
  /** All land, as the sea washes round it. */
  readonly coast: string;
  /** Where each kind of ground lies. */
  readonly grounds: readonly { readonly terrain: TerrainId; readonly d: string }[];
  readonly ink: Ink;
  readonly grid: string;
  /** Where fleets lie that are moored at a land or an island, on the water of a sea: the best berth first. */
  moored(place: string, sea: string): readonly Point[];
}

/** Stacks that find room on a land of usual size. */
const STACKS = 3;
const STACK = 40;
const BERTHS = 5;

const pathOf = (hexes: readonly Hex[]): string => bentPath(outlineOf(hexes));
const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** So many of these points, the first nearest to a place, each other as far as can be from those before. */
export function spread(points: readonly Point[], from: Point, count: number): readonly Point[] {
  const left = [...points].sort((a, b) => distance(a, from) - distance(b, from));
  const chosen = left.splice(0, 1);
  while (chosen.length < count && left.length > 0) {
    const least = (point: Point) => Math.min(...chosen.map(other => distance(point, other)));
    const best = left.reduce((far, point) => (least(point) > least(far) ? point : far));
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen;
}

/** Ships are so wide, and so high. */
const SHIP = 46;
const HULL = 28;
/** To lie wholly on a ward or on buildings is as bad as to lie so far off; to lie on the name of a water is less. */
const [HIDDEN, UNREAD] = [2000, 700];

/** The room that a fleet takes. */
export const shipRoom = (at: Point): Box => boxAround(at, SHIP, HULL);

/**
 * Points from the best to the worst, those left out that lie too near to one before them: near to a place, and off what
 * would be hidden.
 */
function apart(points: readonly Point[], from: Point, kept: readonly Box[], names: readonly Box[]): readonly Point[] {
  const worth = (point: Point): number => {
    const room = shipRoom(point);
    const share = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(room, box), 0) / (SHIP * HULL);
    return distance(point, from) + share(kept) * HIDDEN + share(names) * UNREAD;
  };
  const chosen: Point[] = [];
  for (const [point] of points.map(each => [each, worth(each)] as const).sort(([, a], [, b]) => a - b)) {
    if (chosen.every(other => distance(other, point) >= SHIP)) chosen.push(point);
  }
  return chosen;
}

/** Ships lie so far to the sides of the middle of a hex, where they hide less. */
const ASIDE: readonly Point[] = [8, 16].flatMap((by): Point[] => [
  [-by, 0],
  [by, 0],
  [0, -by],
  [0, by],
]);

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** The room that the name of a land takes; the widest letter takes more than its share. */
export const landName = (id: RegionId): { readonly width: number; readonly height: number } => ({
  width: id.length * 8.6 + (id.includes('m') ? 6 : 0) + 6,
  height: 18,
});

function landsOf(board: Board, rooms: Rooms): readonly LandDrawing[] {
  const capitals = REGIONS.map((_, region) => centreOf(board.capital[region as never]));
  for (const capital of capitals) rooms.take(boxAround(capital, 38, 40));
  for (const island of board.islandHex) rooms.take(boxAround(centreOf(island), 60, 30));
  const buildings = REGIONS.map((id, region) => {
    const [x, y] = capitals[region];
    return rooms.find(id, { width: 82, height: 22, near: [x, y + 29], out: 90, far: 1.5 });
  });
  // Whoever looks for a land looks for its capital: the name stands over it, if the land has room there.
  const names = REGIONS.map((id, region) => {
    const [x, y] = capitals[region];
    return rooms.find(id, { ...landName(id), near: [x, y - 31], out: 200, far: 0.8 });
  });
  const stacks = REGIONS.map(() => [] as Point[]);
  for (let slot = 0; slot < STACKS; slot++) {
    REGIONS.forEach((id, region) => {
      stacks[region].push(rooms.find(id, { width: STACK, height: STACK, near: capitals[region], out: 200, far: 0.5 }));
    });
  }
  return REGIONS.map((id, region) => ({
    id,
    d: pathOf(board.hexes[region as never]),
    capital: capitals[region],
    buildings: buildings[region],
    second: secondOf(buildings[region], capitals[region]),
    stacks: stacks[region],
    name: names[region],
  }));
}

/** Rows of buildings stand so far from each other. */
const ROWS = 20;

/** Below the first row, or above it where it would else lie on the ward. */
const secondOf = ([x, y]: Point, capital: Point): number =>
  overlap(boxAround([x, y + ROWS], 64, 22), boxAround(capital, 26, 30)) < 60 ? y + ROWS : y - ROWS;

/** The room that the name of an island takes. */
export const islandName = (id: IslandId): { readonly width: number; readonly height: number } => ({
  width: id.length * 8 + 6,
  height: 16,
});

/** The room that a land's second row of buildings takes. */
export const secondRoom = ({ buildings: [x], second }: Pick<LandDrawing, 'buildings' | 'second'>): Box =>
  boxAround([x, second], 64, 22);

/** How many letters the name of a sea has where it is longest: in English, Italian, French or Spanish. */
const LETTERS: Readonly<Record<SeaId, number>> = {
  svarr: 12,
  courland: 15,
  'turku-sea': 12,
  'sjaelland-sea': 16,
  skagerrak: 9,
  bokne: 14,
  'inner-sea': 14,
};

/** The room that the name of a sea takes. */
export const seaName = (id: SeaId): { readonly width: number; readonly height: number } => ({
  width: LETTERS[id] * 8,
  height: 20,
});

/** A storm is drawn so large. */
const SIGN = 32;

function seasOf(board: Board, rooms: Rooms): readonly SeaDrawing[] {
  return SEAS.map((id, sea) => {
    const hexes = board.seaHexes[sea as never];
    const points = hexes.map(centreOf);
    // Names and fleets keep to open water.
    const open = hexes.filter(hex => board.next[hex].every(beside => board.seaAt[beside] === sea)).map(centreOf);
    const middle = mean(points);
    const near = spread(open.length > 0 ? open : points, middle, 1)[0];
    const name = rooms.find(id, { ...seaName(id), near, out: 160, far: 0.4 });
    const room = (open.length > BERTHS ? open : points).filter(point => distance(point, name) > 30);
    const sign = rooms.find(id, { width: SIGN, height: SIGN, near: [name[0], name[1] - 26], out: 160, far: 0.4 });
    return { id, d: pathOf(hexes), name, sign, berths: spread(room.length > 0 ? room : points, name, BERTHS) };
  });
}

function drawingOf(board: Board): MapDrawing {
  const { cells } = board;
  const rooms = new Rooms(cells.map(({ owner }) => owner.id));
  const land = cells.flatMap(({ owner, terrain }, i) => (owner.kind === 'sea' ? [] : [[i as Hex, terrain] as const]));
  const seaHexes = new Map<string, readonly Hex[]>(SEAS.map((id, sea) => [id, board.seaHexes[sea as never]]));
  const lands = landsOf(board, rooms);
  // More buildings than fit into a row go below it: names of seas keep off them.
  for (const land of lands) rooms.take(secondRoom(land));
  const islands = ISLANDS.map((id, island) => {
    const hex = board.islandHex[island as never];
    return { id, d: pathOf([hex]), centre: centreOf(hex) };
  });
  // What fleets at the shore keep off.
  const kept = lands.flatMap(({ id, name, capital, buildings }) => [
    boxAround(capital, 30, 34),
    boxAround(buildings, 82, 22),
    boxAround(name, landName(id).width, landName(id).height),
  ]);
  for (const { id, centre } of islands) kept.push(boxAround(centre, islandName(id).width, 22));
  const seas = seasOf(board, rooms);
  const names = seas.map(({ id, name }) => boxAround(name, seaName(id).width, seaName(id).height));
  const homes = new Map<string, Point>([
    ...lands.map(({ id, capital }) => [id, capital] as const),
    ...islands.map(({ id, centre }) => [id, centre] as const),
  ]);
  return {
    lands,
    seas,
    islands,
    coast: pathOf(land.map(([hex]) => hex)),
    grounds: TERRAINS.filter(terrain => terrain !== 'sea').map(terrain => ({
      terrain,
      d: pathOf(land.filter(([, ground]) => ground === terrain).map(([hex]) => hex)),
    })),
    ink: inkOf(land),
    grid: land.map(([hex]) => halfRing(hex)).join(''),
    moored(place, sea) {
      const home = homes.get(place) ?? [0, 0];
      const shore = (seaHexes.get(sea) ?? []).filter(hex =>
        board.next[hex].some(next => cells[next].owner.id === place),
      );
      const near = shore.length > 0 ? shore : (seaHexes.get(sea) ?? []);
      const open = near.flatMap(hex =>
        board.next[hex]
          .filter(next => cells[next].owner.id === sea)
          .flatMap(next => [between(centreOf(hex), centreOf(next)), centreOf(next)]),
      );
      // A little to any side of the middle of a hex is still on its water.
      const off = near.flatMap(hex => ASIDE.map(([x, y]): Point => [centreOf(hex)[0] + x, centreOf(hex)[1] + y]));
      const berths = apart([...near.map(centreOf), ...off, ...open], home, kept, names);
      return berths.length > 0 ? berths : [home];
    },
  };
}

const drawn = new Map<string, MapDrawing>();

/** The board of a table, drawn; boards of other packs are drawn on their own. */
export function mapDrawing(content: Content): MapDrawing {
  const key = JSON.stringify(content.board ?? null);
  let drawing = drawn.get(key);
  if (!drawing) {
    drawing = drawingOf(boardOf(withPack(content).board));
    drawn.set(key, drawing);
  }
  return drawing;
}
