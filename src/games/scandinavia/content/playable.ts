import { BadInput } from '../../../engine/input/bad-input.ts';
import { byName, FIRST, firstOf } from '../../../kit/rules/ids.ts';
import type { Board, Region, Sea } from './board.ts';
import { atHex, HEX_COUNT, type Hex, LETTERS, named } from './grids.ts';
import { LORD } from './lords.ts';
import { BORDER_REGIONS, REGIONS, type RegionId } from './regions.ts';
import type { TerrainId } from './terrain.ts';
import { TROOP } from './troops.ts';
import { INNER_SEA, INNER_SEA_HEXES, INNER_SEA_SHORES, ISLANDS, SEAS, WATERS_OF_TURKU } from './waters.ts';

/**
 * Can this board be played? What the rulebook tells of it must hold, and nobody may be caught on it: a board is refused
 * by row and column where one of its hexes is wrong (SC-R-pack).
 */
export function checkBoard(board: Board): void {
  checkGround(board);
  for (const id of REGIONS) {
    checkWhole(board, id, board.hexes[regionNumber[id]]);
    checkCapital(board, id, board.hexes[regionNumber[id]]);
  }
  for (const id of SEAS) checkWhole(board, id, board.seaHexes[seaNumber[id]]);
  checkIslands(board);
  checkPrinted(board);
  checkReach(board);
}

const ALL_HEXES = firstOf<Hex>(HEX_COUNT);
const regionNumber = byName<Region>(REGIONS);
const seaNumber = byName<Sea>(SEAS);
const letter = (id: keyof typeof LETTERS): string => `${id} (${LETTERS[id]})`;

/** Water where a sea is, ground where a land or an island is, capitals in lands alone. */
function checkGround({ cells }: Board): void {
  for (const hex of ALL_HEXES) {
    const { owner, terrain } = cells[hex];
    if ((owner.kind === 'sea') !== (terrain === 'sea')) {
      const there = owner.kind === 'sea' ? 'must be sea (~)' : 'must be land, and is sea (~)';
      throw atHex('terrain', hex, `a hex of ${named(owner)} ${there}`);
    }
    if (terrain === 'capital' && owner.kind !== 'region') {
      throw atHex('terrain', hex, `a capital (*) must lie in a land, and this is ${named(owner)}`);
    }
  }
}

/** It is there, and in one piece. */
function checkWhole(board: Board, id: keyof typeof LETTERS, hexes: readonly Hex[]): void {
  if (hexes.length === 0) throw new BadInput('board.land', `there is no hex of ${letter(id)}`);
  const reached = new Set<Hex>([hexes[0]]);
  for (const hex of reached) for (const beside of board.next[hex]) if (hexes.includes(beside)) reached.add(beside);
  const lost = hexes.find(hex => !reached.has(hex));
  if (lost !== undefined) throw atHex('land', lost, `this part of ${letter(id)} is cut off from the rest of it`);
}

/** Ground that a troop can stand on; flyers can on any. */
const isOpen = (closed: readonly TerrainId[], terrain: TerrainId): boolean =>
  terrain !== 'sea' && !closed.includes(terrain);

function checkCapital(board: Board, id: RegionId, hexes: readonly Hex[]): void {
  const { cells } = board;
  const [capital, second] = hexes.filter(hex => cells[hex].terrain === 'capital');
  if (capital === undefined)
    throw atHex('terrain', hexes[0], `${letter(id)} has no capital (*) in its ${hexes.length} hexes`);
  if (second !== undefined) throw atHex('terrain', second, `${letter(id)} has a second capital (*)`);
  for (const { id: troop, flies, move, closed } of TROOP) {
    if (flies || move === 0) continue;
    const pocket = pocketOf(board, capital, closed);
    if (pocket === undefined) continue;
    const how = pocket === 1 ? 'all around it is closed' : `all around the ${pocket} hexes it comes to is closed`;
    throw atHex('terrain', capital, `${troop} could never leave the capital of ${letter(id)}: ${how}`);
  }
}

/** So many hexes around a capital that a troop never leaves: no other land lies open from them, nor a shore with fleets. */
function pocketOf({ cells, next }: Board, capital: Hex, closed: readonly TerrainId[]): number | undefined {
  const reached = new Set<Hex>([capital]);
  const own = cells[capital].owner;
  for (const hex of reached) {
    for (const beside of next[hex]) {
      const { owner, terrain } = cells[beside];
      // From a shore fleets take everybody along; that the capital itself lies on one is not enough.
      if (terrain === 'sea') {
        if (hex !== capital) return undefined;
      } else if (isOpen(closed, terrain)) {
        if (owner.id !== own.id) return undefined;
        reached.add(beside);
      }
    }
  }
  return reached.size;
}

function checkIslands({ cells, next }: Board): void {
  for (const id of ISLANDS) {
    const [hex, second] = ALL_HEXES.filter(one => cells[one].owner.id === id);
    if (hex === undefined) throw new BadInput('board.land', `there is no hex of ${letter(id)}`);
    if (second !== undefined) throw atHex('land', second, `the island ${letter(id)} has a second hex`);
    const dry = next[hex].map(beside => cells[beside].owner).find(({ kind }) => kind !== 'sea');
    if (dry) throw atHex('land', hex, `the island ${letter(id)} touches ${named(dry)}`);
  }
}

/** What the rulebook tells of the board. */
function checkPrinted({
  hexes,
  capital,
  next,
  seaAt,
  seas,
  seaHexes,
  seaRegions,
  border,
  adjacent,
  capitalSeas,
}: Board): void {
  const firstOfLand = (id: RegionId): Hex => hexes[regionNumber[id]][0];
  const seasOf = (id: RegionId) => seas[regionNumber[id]].map(sea => SEAS[sea]);
  const borders = REGIONS.filter(id => border[regionNumber[id]]);
  if (borders.length !== BORDER_REGIONS) {
    throw new BadInput(
      'board.land',
      `${BORDER_REGIONS} lands must touch the edge, but ${borders.length} do: ${borders.join(', ')}`,
    );
  }
  const inner = seaNumber[INNER_SEA];
  const shores = seaRegions[inner].map(shore => REGIONS[shore]);
  if (seaHexes[inner].length !== INNER_SEA_HEXES || INNER_SEA_SHORES.some(id => !shores.includes(id))) {
    throw atHex(
      'land',
      seaHexes[inner][0],
      `${letter(INNER_SEA)} must have ${INNER_SEA_HEXES} hexes and lie between ${INNER_SEA_SHORES.map(letter).join(' and ')}`,
    );
  }
  const shore = seaHexes[inner].find(hex => next[hex].some(beside => seaAt[beside] >= 0 && seaAt[beside] !== inner));
  if (shore !== undefined) throw atHex('land', shore, `${letter(INNER_SEA)} must touch no other sea`);
  const missing = WATERS_OF_TURKU.find(sea => !seasOf('turku').includes(sea));
  if (missing) throw atHex('land', firstOfLand('turku'), `${letter('turku')} must lie on ${letter(missing)}`);
  for (const { id, history } of LORD) {
    const [one, other] = history.map(foothold => foothold.region);
    if (!adjacent[regionNumber[one]].includes(regionNumber[other])) {
      const problem = `${letter(one)} and ${letter(other)}, where ${id} begins, must touch`;
      throw atHex('land', firstOfLand(one), problem);
    }
    for (const { region: home, buildings } of history) {
      if (buildings.includes('port') && seasOf(home).length === 0) {
        throw atHex('land', firstOfLand(home), `${letter(home)}, where ${id} begins with a port, must have a coast`);
      }
      if (buildings.includes('drakkar') && capitalSeas[regionNumber[home]].length === 0) {
        throw atHex(
          'terrain',
          capital[regionNumber[home]],
          `the capital of ${letter(home)}, where ${id} begins with a fleet, must lie on a coast`,
        );
      }
    }
  }
}

/** From Selorian every land can be reached, on foot or over an open sea. */
function checkReach({ hexes, adjacent, seas, seaNext, seaRegions }: Board): void {
  const [lands, waters] = [new Set<Region>([FIRST]), new Set<Sea>()];
  for (let before = -1; before < lands.size + waters.size; ) {
    before = lands.size + waters.size;
    for (const land of lands) {
      for (const next of adjacent[land]) lands.add(next);
      for (const sea of seas[land]) waters.add(sea);
    }
    for (const sea of waters) {
      for (const next of seaNext[sea]) waters.add(next);
      for (const land of seaRegions[sea]) lands.add(land);
    }
  }
  const lost = REGIONS.find(id => !lands.has(regionNumber[id]));
  if (lost)
    throw atHex('land', hexes[regionNumber[lost]][0], `${letter(lost)} cannot be reached from ${letter(REGIONS[0])}`);
}
