/** Every hex by its name, read off the drawing a second time (SC-R-board). */
import { DRAWN, GROUND, isSea, nameOf } from '../board.ts';
import { isIsland } from '../printed.ts';

export interface Cell {
  readonly name: string;
  readonly area: string;
  readonly ground: string;
  readonly next: readonly string[];
}

const COLUMNS = 'abcdefghijklmnopqrstuvwx';

/** A capital is called by its region, an island's hex by the island, any other by column and row. */
function called(row: number, column: number): string {
  const area = nameOf(DRAWN[row][column]);
  return GROUND[row][column] === '*' || isIsland(area) ? area : `${COLUMNS[column]}${row + 1}`;
}

/** Steps right and up or down in a row of its own parity: even rows stand half a hex to the left. */
const STEPS = [
  [
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 0],
    [1, -1],
    [1, 0],
  ],
  [
    [0, -1],
    [0, 1],
    [-1, 0],
    [-1, 1],
    [1, 0],
    [1, 1],
  ],
];

export const CELLS: ReadonlyMap<string, Cell> = new Map(
  DRAWN.flatMap((signs, row) =>
    [...signs].map((sign, column) => {
      const next = STEPS[row % 2]
        .filter(([down, right]) => DRAWN[row + down]?.[column + right] !== undefined)
        .map(([down, right]) => called(row + down, column + right));
      const cell = { name: called(row, column), area: nameOf(sign), ground: GROUND[row][column], next };
      return [cell.name, cell] as const;
    }),
  ),
);

export function cellOf(name: string): Cell {
  const cell = CELLS.get(name);
  if (!cell) throw new Error(`there is no hex ${name}`);
  return cell;
}
export const isWater = (name: string): boolean => isSea(cellOf(name).area);
export const isCoast = (name: string): boolean => !isWater(name) && cellOf(name).next.some(isWater);
export const isCapital = (name: string): boolean => cellOf(name).ground === '*';
