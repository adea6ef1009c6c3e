import type { Hex } from '../../content/grids.ts';
import type { TerrainId } from '../../content/terrain.ts';
import { centreOf, straying } from './lattice.ts';

/** What is drawn on the ground of a hex: lines, and what is filled with ink. */
export interface Ink {
  readonly lines: string;
  readonly fills: string;
}

const at = (n: number): string => String(Math.round(n * 10) / 10);

function fir(x: number, y: number, s = 1): Ink {
  const top = `M${at(x)},${at(y - 8 * s)}`;
  return {
    lines: `${top}l${at(-4 * s)},${at(6 * s)}h${at(1.6 * s)}l${at(-3.2 * s)},${at(5 * s)}h${at(5.6 * s)}z`,
    fills: `${top}l${at(4 * s)},${at(6 * s)}h${at(-1.6 * s)}l${at(3.2 * s)},${at(5 * s)}h${at(-5.6 * s)}z`,
  };
}

const joined = (inks: readonly Ink[]): Ink => ({
  lines: inks.map(({ lines }) => lines).join(''),
  fills: inks.map(({ fills }) => fills).join(''),
});

const NONE: Ink = { lines: '', fills: '' };
const m = (x: number, y: number): string => `M${at(x)},${at(y)}`;
const l = (x: number, y: number): string => `L${at(x)},${at(y)}`;

const DRAWN: Readonly<Record<TerrainId, (x: number, y: number, hex: Hex) => Ink>> = {
  sea: () => NONE,
  capital: () => NONE,
  forest(x, y, hex) {
    const stray = straying(hex, 0, 9) * 3;
    return joined([fir(x - 8, y + 2 + stray), fir(x + 1, y + 7, 1.1), fir(x + 9, y - 1 - stray)]);
  },
  mountain: (x, y) => ({
    lines: `${m(x - 14, y + 9)}${l(x - 2, y - 11)}${l(x + 15, y + 9)}`,
    fills: `${m(x - 2, y - 11)}${l(x + 15, y + 9)}H${at(x + 4)}${l(x, y + 1)}${l(x + 2, y - 3)}Z`,
  }),
  hills: (x, y) => ({
    lines: `${m(x - 13, y + 5)}q7,-12 14,0${m(x - 1, y + 7)}q7,-11 13,0`,
    fills: `${m(x - 6, y - 1)}q5,2 7,6h-5z`,
  }),
  tundra: (x, y) => ({
    lines: `${m(x - 11, y)}h8${m(x, y - 6)}h8${m(x - 2, y + 7)}h9${m(x - 9, y - 8)}l3,3m0,-3l-3,3${m(x + 6, y + 1)}l3,3m0,-3l-3,3`,
    fills: '',
  }),
  plantation: (x, y) => ({
    lines: `${m(x - 8, y + 6)}v-9m-3,3l3,3l3,-3${m(x + 7, y + 4)}v-9m-3,3l3,3l3,-3${m(x - 13, y + 8)}h10${m(x + 2, y + 7)}h10`,
    fills: '',
  }),
  plain: (x, y, hex) =>
    hex % 2 === 0
      ? NONE
      : { lines: `${m(x - 8, y + 4)}l1.5,-5m2,5l-.6,-6m3,6l1.4,-5${m(x + 6, y - 3)}l1.4,-4m2,4l.6,-4`, fills: '' },
};

/** The ground of many hexes in two paths. */
export const inkOf = (hexes: readonly (readonly [Hex, TerrainId])[]): Ink =>
  joined(hexes.map(([hex, terrain]) => DRAWN[terrain](...centreOf(hex), hex)));
