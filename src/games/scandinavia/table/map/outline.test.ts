import { describe, expect, it } from 'vitest';
import { boardOf } from '../../content/board.ts';
import { COLUMNS, HEX_COUNT, type Hex } from '../../content/grids.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { REGIONS } from '../../content/regions.ts';
import { bentPath, type Corner, centreOf, hexAt } from './lattice.ts';
import { outlineOf } from './outline.ts';

const hex = (row: number, column: number): Hex => (row * COLUMNS + column) as Hex;

/** Twice the area inside a ring, positive where it runs clockwise on a screen. */
const turning = (ring: readonly Corner[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + x * ny - nx * y;
  }, 0);

describe('the outline of hexes', () => {
  it('of one has its six corners', () => {
    expect(outlineOf([hex(3, 3)])).toEqual([
      [
        [7, 7],
        [8, 8],
        [8, 10],
        [7, 11],
        [6, 10],
        [6, 8],
      ],
    ]);
  });

  it('of two neighbours leaves out the edge between them, in both kinds of rows', () => {
    expect(outlineOf([hex(2, 2), hex(2, 3)]).map(ring => ring.length)).toEqual([10]);
    expect(outlineOf([hex(2, 2), hex(3, 2)]).map(ring => ring.length)).toEqual([10]);
    expect(outlineOf([hex(3, 2), hex(4, 3)]).map(ring => ring.length)).toEqual([10]);
  });

  it('of two apart is two rings, and of a ring of six has a hole', () => {
    expect(outlineOf([hex(2, 2), hex(2, 4)])).toHaveLength(2);
    const around = [hex(1, 1), hex(1, 2), hex(2, 1), hex(2, 3), hex(3, 1), hex(3, 2)];
    const rings = outlineOf(around);
    expect(rings.map(ring => ring.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(rings.map(ring => Math.sign(turning(ring))).sort()).toEqual([-1, 1]);
  });

  it('of every land of the board is one ring, and all of the board is one', () => {
    const board = boardOf(RECONSTRUCTED.board);
    REGIONS.forEach((id, region) => {
      expect([id, outlineOf(board.hexes[region as never]).length]).toEqual([id, 1]);
    });
    const all = Array.from({ length: HEX_COUNT }, (_, i) => i as Hex);
    expect(outlineOf(all)).toHaveLength(1);
  });

  it('is drawn alike from both sides of a border', () => {
    const points = (d: string) => new Set(d.slice(1, -1).split('L'));
    const [left, right] = [points(bentPath(outlineOf([hex(5, 5)]))), points(bentPath(outlineOf([hex(5, 6)])))];
    // Two corners, and the two bends of the edge between them.
    expect([...left].filter(point => right.has(point))).toHaveLength(4);
  });
});

it('every hex is found again at its centre, and a little beside it', () => {
  for (let i = 0; i < HEX_COUNT; i++) {
    const [x, y] = centreOf(i as Hex);
    expect([hexAt([x, y]), hexAt([x + 12, y - 6])]).toEqual([i, i]);
  }
});
