import type { Point } from './geometry.ts';
import type { BoardLayout, ProvinceLayout } from './layout.ts';

/** Words on the map are never smaller than this, in pixels of the screen. */
export const LEAST_WORDS = 13;

/** What a plate of doom takes in pixels, by what stands on it. */
export function plateSize(words: string, small: boolean): { readonly width: number; readonly height: number } {
  return small ? { width: words.length * 7 + 32, height: 18 } : { width: words.length * 5.9 + 34, height: 22 };
}

/** Letters above their line and below it, as a share of their size; how wide one is. */
const [ABOVE, BELOW, WIDE] = [0.78, 0.24, 0.55];

/** How far the name of a province reaches, and the region below it. */
export function nameReach(name: string, { nameSize, regions }: BoardLayout, unit: number) {
  const size = Math.max(nameSize, LEAST_WORDS * unit);
  const below = regions ? LEAST_WORDS * unit * (1 + BELOW) + 3 : size * BELOW;
  return { above: size * ABOVE, below, half: (name.length * size * WIDE) / 2 };
}

/** Where something of this radius stands so that it lies below a name, not on it. */
export function spotBelow([x, y]: Point, r: number, at: Point, name: string, layout: BoardLayout, unit: number): Point {
  const { above, below, half } = nameReach(name, layout, unit);
  const beside = Math.abs(x - at[0]) >= half + r * 0.7;
  return beside || y + r <= at[1] - above || y - r >= at[1] + below ? [x, y] : [x, at[1] + below + r];
}

/** Where the name of a doomed province stands so that the plate lies beside it, not over it. */
export function nameClearOf(
  { name: [x, y], doom }: Pick<ProvinceLayout, 'name' | 'doom'>,
  name: string,
  words: string,
  layout: BoardLayout,
  unit: number,
): Point {
  const plate = plateSize(words, layout.short);
  const { above, below, half } = nameReach(name, layout, unit);
  if (Math.abs(doom[0] - x) > half + (plate.width / 2) * unit) return [x, y];
  const [top, end] = [doom[1] - (plate.height / 2) * unit, doom[1] + (plate.height / 2) * unit];
  const middle = y + (below - above) / 2;
  return doom[1] < middle ? [x, Math.max(y, end + 1 + above)] : [x, Math.min(y, top - 1 - below)];
}
