/** Where names, buildings and stacks find room on the map: inside their land, and off each other. */
import type { Hex } from '../../content/grids.ts';
import { centreOf, hexAt, MAP_HEIGHT, MAP_WIDTH, type Point } from './lattice.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** How much of two boxes lies on each other. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export interface Wanted {
  readonly width: number;
  readonly height: number;
  /** As near to this as can be. */
  readonly near: Point;
  /** What it costs to reach out of its land, and to be far from where it is wanted. */
  readonly out: number;
  readonly far: number;
}

const STEP = 6;
const EDGE = 4;

/** A map on which boxes are laid down one after the other. */
export class Rooms {
  private readonly taken: Box[] = [];
  private readonly centres: readonly Point[];
  private readonly owners: readonly string[];

  constructor(owners: readonly string[]) {
    this.owners = owners;
    this.centres = owners.map((_, hex) => centreOf(hex as Hex));
  }

  take(box: Box): void {
    this.taken.push(box);
  }

  /** The best room for a box on the land of an owner; it is taken then. */
  find(owner: string, { width, height, near, out, far }: Wanted): Point {
    const own = this.centres.filter((_, hex) => this.owners[hex] === owner);
    const xs = own.map(([x]) => x);
    const ys = own.map(([, y]) => y);
    const points: { readonly at: Point; readonly away: number }[] = [];
    for (let x = Math.min(...xs) - 12; x <= Math.max(...xs) + 12; x += STEP) {
      for (let y = Math.min(...ys) - 12; y <= Math.max(...ys) + 12; y += STEP) {
        points.push({ at: [x, y], away: Math.hypot(x - near[0], y - near[1]) * far });
      }
    }
    let best: Point = near;
    let least = Number.POSITIVE_INFINITY;
    // The nearest first: what is further off than the best is good need not be looked at.
    for (const { at, away } of points.sort((a, b) => a.away - b.away)) {
      if (away >= least) break;
      const box = boxAround(at, width, height);
      if (box.left < EDGE || box.top < EDGE || box.right > MAP_WIDTH - EDGE || box.bottom > MAP_HEIGHT - EDGE) continue;
      const covered = this.taken.reduce((sum, other) => sum + overlap(box, other), 0) / (width * height);
      if (covered * 500 + away >= least) continue;
      const cost = covered * 500 + this.outside(owner, box) * out + away;
      if (cost >= least) continue;
      least = cost;
      best = at;
    }
    this.take(boxAround(best, width, height));
    return best;
  }

  /** The share of a box that is not over its land. */
  private outside(owner: string, { left, top, right, bottom }: Box): number {
    let missed = 0;
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 3; j++) {
        const point: Point = [left + ((right - left) * i) / 4, top + ((bottom - top) * j) / 2];
        if (this.ownerAt(point) !== owner) missed++;
      }
    }
    return missed / 15;
  }

  private ownerAt(point: Point): string {
    return this.owners[hexAt(point)];
  }
}
