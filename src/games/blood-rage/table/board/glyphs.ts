// Ink on the land, like a woodcut: a line and a shadow side. Each draws its outline and its shadow as paths.
import { sketch } from '../../../../kit/look/rays.ts';
import { bounds, type Point } from './geometry.ts';
import type { RegionName } from './layout.ts';

interface Ink {
  readonly line: string;
  readonly shade: string;
}

type Draw = (x: number, y: number, s: number) => Ink;

const pine: Draw = (x, y, s) => ({
  line: `M${x},${y - 10 * s}l${-5 * s},${8 * s}h${2 * s}l${-4 * s},${6 * s}h${7 * s}M${x},${y + 4 * s}v${4 * s}`,
  shade: `M${x},${y - 10 * s}l${5 * s},${8 * s}h${-2 * s}l${4 * s},${6 * s}h${-7 * s}z`,
});
const peak: Draw = (x, y, s) => ({
  line: `M${x - 13 * s},${y + 6 * s}L${x - s},${y - 11 * s}L${x + 14 * s},${y + 6 * s}`,
  shade: `M${x - s},${y - 11 * s}L${x + 14 * s},${y + 6 * s}H${x + 4 * s}L${x + s},${y}L${x + 3 * s},${y - 3 * s}Z`,
});
const field: Draw = (x, y, s) => ({
  line: `M${x - 10 * s},${y - 2 * s}q${10 * s},${-6 * s} ${20 * s},0M${x - 10 * s},${y + 2 * s}q${10 * s},${-6 * s} ${20 * s},0M${x - 8 * s},${y + 6 * s}q${8 * s},${-5 * s} ${16 * s},0`,
  shade: '',
});
const birch: Draw = (x, y, s) => ({
  line: `M${x},${y + 8 * s}V${y + 0.4 * s}M${x - 5.4 * s},${y - 5 * s}a${5.4 * s},${5.4 * s} 0 1 1 ${10.8 * s},0a${5.4 * s},${5.4 * s} 0 1 1 ${-10.8 * s},0`,
  shade: `M${x},${y - 10.4 * s}a${5.4 * s},${5.4 * s} 0 0 1 0,${10.8 * s}z`,
});

const DRAWN: Record<RegionName, readonly [Draw, Draw, Draw]> = {
  manheim: [pine, field, pine],
  jotunheim: [peak, peak, pine],
  alfheim: [birch, birch, peak],
};

/** Glyphs strewn over a province, kept clear of the points where names and figures stand. */
export function strew(
  shape: readonly Point[],
  region: RegionName,
  seed: number,
  k: number,
  clear: readonly Point[],
): Ink {
  const next = sketch(seed * 17 + 5);
  const box = bounds(shape);
  const spots: Point[] = [];
  for (let tries = 0; tries < 240 && spots.length < 46; tries++) {
    const x = Math.round(box.x + next() * box.w);
    const y = Math.round(box.y + next() * box.h);
    if (spots.every(q => Math.hypot(q[0] - x, q[1] - y) > 25 * k)) spots.push([x, y]);
  }
  const ink = spots
    .filter(([x, y]) => clear.every(q => Math.abs(q[0] - x) > 30 * k || Math.abs(q[1] - y) > 15 * k))
    .map(([x, y], i) => (DRAWN[region][i % 3] ?? pine)(x, y, 0.95 * k));
  return { line: ink.map(g => g.line).join(''), shade: ink.map(g => g.shade).join('') };
}

/** Cracks that creep outwards from the middle of a doomed or destroyed province. */
export function cracks([cx, cy]: Point, seed: number, k: number): string {
  const next = sketch(seed * 29 + 11);
  let d = '';
  for (let arm = 0; arm < 8; arm++) {
    let x = cx + (next() - 0.5) * 50 * k;
    let y = cy + (next() - 0.5) * 34 * k;
    let angle = (arm / 8) * Math.PI * 2 + next() * 0.5;
    d += `M${Math.round(x)},${Math.round(y)}`;
    for (let step = 0; step < 9; step++) {
      angle += (next() - 0.5) * 1.2;
      x += Math.sin(angle) * 20 * k;
      y -= Math.cos(angle) * 14 * k;
      d += `L${Math.round(x)},${Math.round(y)}`;
    }
  }
  return d;
}
