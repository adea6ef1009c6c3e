import { BadInput } from '../../../engine/input/bad-input.ts';
import type { Id } from '../../../kit/rules/ids.ts';
import type { BoardPrint } from './reconstructed.ts';
import { REGIONS, type RegionId } from './regions.ts';
import { TERRAIN, type TerrainId } from './terrain.ts';
import { ISLANDS, type IslandId, SEAS, type SeaId } from './waters.ts';

/** A board is 24 × 19 hexes, counted row after row. */
export const COLUMNS = 24;
export const ROWS = 19;
export const HEX_COUNT = COLUMNS * ROWS;

export type Hex = Id<'hex'>;

/** Lands in capitals, seas in small letters, islands in digits. */
export const LETTERS: Readonly<Record<RegionId | SeaId | IslandId, string>> = {
  selorian: 'S',
  kragh: 'K',
  glorien: 'G',
  illuria: 'I',
  noorland: 'N',
  koregan: 'O',
  vaasa: 'V',
  eesti: 'E',
  heduken: 'H',
  kunghar: 'U',
  kenord: 'D',
  jylland: 'J',
  larsoyane: 'L',
  ringeriken: 'R',
  halsilglaar: 'B',
  turku: 'T',
  'terra-innoma': 'X',
  trondarn: 'F',
  hjelmark: 'M',
  skaneval: 'C',
  rugenmark: 'W',
  kurlann: 'Q',
  ingerven: 'Y',
  karhela: 'Z',
  svarr: 's',
  courland: 'c',
  'turku-sea': 't',
  'sjaelland-sea': 'j',
  skagerrak: 'k',
  bokne: 'b',
  'inner-sea': 'i',
  aland: '1',
  gotland: '2',
  oland: '3',
  sjaelland: '4',
};

/** One hex as its two letters say: whose it is, and its ground. */
export type Owner =
  | { readonly kind: 'region'; readonly id: RegionId }
  | { readonly kind: 'sea'; readonly id: SeaId }
  | { readonly kind: 'island'; readonly id: IslandId };

export interface Cell {
  readonly owner: Owner;
  readonly terrain: TerrainId;
}

const OWNERS = new Map<string, Owner>([
  ...REGIONS.map(id => [LETTERS[id], { kind: 'region', id }] as const),
  ...SEAS.map(id => [LETTERS[id], { kind: 'sea', id }] as const),
  ...ISLANDS.map(id => [LETTERS[id], { kind: 'island', id }] as const),
]);
const GROUNDS = new Map<string, TerrainId>(TERRAIN.map(({ sign, id }) => [sign, id]));

export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS);
export const columnOf = (hex: Hex): number => hex % COLUMNS;

/** A slip on the board is told by row and column, counted from 1 as one counts on paper. */
export const atHex = (grid: keyof BoardPrint, hex: Hex, problem: string): BadInput =>
  new BadInput(
    `board.${grid}[${rowOf(hex)}]`,
    `row ${rowOf(hex) + 1}, column ${columnOf(hex) + 1}: ${problem}`,
    'place',
    { column: columnOf(hex) + 1 },
  );

/** `kragh (K)`. */
export const named = ({ id }: Owner): string => `${id} (${LETTERS[id]})`;

function lettersOf(grid: keyof BoardPrint, rows: readonly string[]): string[] {
  if (rows.length !== ROWS)
    throw new BadInput(`board.${grid}`, `must have ${ROWS} rows, but has ${rows.length}`, 'length', {
      wanted: ROWS,
      found: rows.length,
    });
  rows.forEach((row, i) => {
    if (typeof row !== 'string' || row.length !== COLUMNS) {
      const length = typeof row === 'string' ? row.length : 0;
      throw new BadInput(
        `board.${grid}[${i}]`,
        `row ${i + 1} must have ${COLUMNS} letters, one for each hex, but has ${length}`,
        'length',
        { wanted: COLUMNS, found: length },
      );
    }
  });
  return rows.flatMap(row => row.split(''));
}

/** Both grids, hex by hex; what is no letter of a board is refused where it stands. */
export function readGrids(print: BoardPrint): readonly Cell[] {
  const [land, ground] = [lettersOf('land', print.land), lettersOf('terrain', print.terrain)];
  return land.map((letter, i) => {
    const hex = i as Hex;
    const owner = OWNERS.get(letter);
    if (!owner)
      throw atHex('land', hex, `“${letter}” is no land, sea or island; there are ${[...OWNERS.keys()].join('')}`);
    const terrain = GROUNDS.get(ground[i]);
    if (!terrain)
      throw atHex('terrain', hex, `“${ground[i]}” is no terrain; there are ${[...GROUNDS.keys()].join('')}`);
    return { owner, terrain };
  });
}

/** The up to six hexes around one: every second row stands half a hex to the right. */
export function around(hex: Hex): readonly Hex[] {
  const [row, column] = [rowOf(hex), columnOf(hex)];
  const left = row % 2 === 0 ? column - 1 : column;
  const places = [
    [row - 1, left],
    [row - 1, left + 1],
    [row, column - 1],
    [row, column + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ];
  return places.flatMap(([r, c]) => (r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? [] : [(r * COLUMNS + c) as Hex]));
}

/** Does it lie at the edge of the board? */
export const isEdge = (hex: Hex): boolean =>
  rowOf(hex) === 0 || rowOf(hex) === ROWS - 1 || columnOf(hex) === 0 || columnOf(hex) === COLUMNS - 1;
