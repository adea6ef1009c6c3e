import type { Point } from './geometry.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const centred = ([x, y]: Point, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** How far from what it belongs to a row may lie, in heights of a row. */
const FARTHER = [0.5, 1, 1.5];

/**
 * Where a row of marks lies, beside a name or a spot: the first way round it that covers nothing, else the one that covers
 * least. What lies off its own land (`home`) is as bad as lost: it would be told of the land beside it.
 */
export function clearPlace(
  around: Rect,
  w: number,
  h: number,
  covers: readonly Rect[],
  board: Rect,
  home = board,
): Point {
  const [x, y] = [around.x + around.w / 2, around.y + around.h / 2];
  const [up, down] = [around.y - h / 2, around.y + around.h + h / 2];
  const [left, right] = [around.x - w / 2, around.x + around.w + w / 2];
  const ways: readonly Point[] = [
    [x, up],
    [x, down],
    [right, y],
    [left, y],
    [right, up],
    [left, up],
    [right, down],
    [left, down],
    ...FARTHER.flatMap((n): readonly Point[] => [
      [x, up - n * h],
      [x, down + n * h],
      [right, up - n * h],
      [left, up - n * h],
      [right, down + n * h],
      [left, down + n * h],
    ]),
  ];
  const hidden = (at: Point): number => {
    const row = centred(at, w, h);
    // What hangs over the edge is lost as well.
    const lost = 2 * w * h - shared(row, board) - shared(row, home);
    return covers.reduce((sum, other) => sum + shared(row, other), lost);
  };
  return ways.reduce((best, way) => (hidden(way) < hidden(best) ? way : best));
}
