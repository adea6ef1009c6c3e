/**
 * The lattice that the board is drawn on. Hexes stand on a point; corners have whole numbers, so that neighbours share
 * theirs: a hex of row r and column c has its centre at (2c + r mod 2, 3r), and its corners one or two steps around it.
 */
import { COLUMNS, columnOf, type Hex, ROWS, rowOf } from '../../content/grids.ts';

export type Corner = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number];

/** From the centre of a hex to its corners, in units of the drawing. */
export const SIZE = 22.4;
const STEP_X = (SIZE * Math.sqrt(3)) / 2;
const STEP_Y = SIZE / 2;
export const HEX_WIDTH = 2 * STEP_X;
export const MAP_WIDTH = 952;
export const MAP_HEIGHT = 660;
const LEFT = STEP_X + 1;
const TOP = 2 * STEP_Y + 5;
/** How far a coast strays from the lattice, in parts of a hex: nobody rules a coast with a ruler. */
const BEND = 0.2;
const RIPPLE = 0.15;

export const cornerOf = (hex: Hex): Corner => [2 * columnOf(hex) + (rowOf(hex) % 2), 3 * rowOf(hex)];

/** Corners of a hex, clockwise from its top. */
export function ringOf(hex: Hex): readonly Corner[] {
  const [x, y] = cornerOf(hex);
  return [
    [x, y - 2],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x, y + 2],
    [x - 1, y + 1],
    [x - 1, y - 1],
  ];
}

/** From -1 to 1, the same for the same numbers: chance that never changes. */
export function straying(a: number, b: number, salt: number): number {
  let n = (a * 374761393 + b * 668265263 + salt * 974634777) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return (((n ^ (n >>> 16)) >>> 0) / 4294967295) * 2 - 1;
}

const straight = ([x, y]: Corner): Point => [LEFT + x * STEP_X, TOP + y * STEP_Y];
export const centreOf = (hex: Hex): Point => straight(cornerOf(hex));

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** The hex whose centre is nearest to a point. */
export function hexAt([x, y]: Point): Hex {
  const row = Math.round((y - TOP) / (3 * STEP_Y));
  let nearest = 0 as Hex;
  let least = Number.POSITIVE_INFINITY;
  for (let r = within(row - 1, 0, ROWS - 1); r <= within(row + 1, 0, ROWS - 1); r++) {
    const column = within(Math.round(((x - LEFT) / STEP_X - (r % 2)) / 2), 0, COLUMNS - 1);
    const hex = (r * COLUMNS + column) as Hex;
    const [cx, cy] = centreOf(hex);
    const distance = (cx - x) ** 2 + (cy - y) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = hex;
  }
  return nearest;
}

const bent = ([x, y]: Corner): Point => {
  const [px, py] = straight([x, y]);
  return [px + straying(x, y, 1) * SIZE * BEND, py + straying(x, y, 2) * SIZE * BEND];
};

/** An edge from one corner to the next, without its beginning. Bent once, the same from either side: lands never gape. */
function bentEdge(a: Corner, b: Corner): readonly Point[] {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [p, q] = turned ? [b, a] : [a, b];
  const [from, to] = [bent(p), bent(q)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const between = [0.33, 0.67].map((share, i): Point => {
    const off = straying(p[0] * 3 + q[0], p[1] * 3 + q[1], 5 + i) * RIPPLE;
    return [from[0] + dx * share - dy * off, from[1] + dy * share + dx * off];
  });
  return [...(turned ? between.reverse() : between), bent(b)];
}

const round = (n: number): string => String(Math.round(n * 10) / 10);
export const written = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join('L');

/** A closed ring of corners as a path with bent edges. */
export function bentPath(rings: readonly (readonly Corner[])[]): string {
  return rings
    .map(ring => `M${written(ring.flatMap((corner, i) => bentEdge(corner, ring[(i + 1) % ring.length])))}Z`)
    .join('');
}

/** The same with straight edges, as hexes have them. */
export const straightPath = (rings: readonly (readonly Corner[])[]): string =>
  rings.map(ring => `M${written(ring.map(straight))}Z`).join('');

/** One hex, drawn so much smaller around its centre. */
export function hexPath(hex: Hex, share = 1): string {
  const [cx, cy] = centreOf(hex);
  const corner = (at: Corner): Point => {
    const [x, y] = straight(at);
    return [cx + (x - cx) * share, cy + (y - cy) * share];
  };
  return `M${written(ringOf(hex).map(corner))}Z`;
}

/** Three sides of a hex, unbent: with those of its neighbours they make the whole grid. */
export const halfRing = (hex: Hex): string => `M${written(ringOf(hex).slice(0, 4).map(straight))}`;
