// The shape of the land: a ring of eight provinces round Yggdrasil, cut by four fjords. Computed once per form from a few
// numbers; both shores of a border share one wandering line. All of it is drawing, none of it is rules.
import { sketch } from '../../../../kit/look/rays.ts';

export type Point = readonly [x: number, y: number];

/** A superellipse of land (a, b, n) round the ellipse of Yggdrasil (ai, bi). */
export interface Form {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly ai: number;
  readonly bi: number;
  /** Half the width of a fjord where it meets the sea. */
  readonly fjord: number;
  /** Scale of everything wandering or carved. */
  readonly k: number;
}

const EIGHTH = Math.PI / 4;
const STEPS = 18;
const round = (n: number) => Math.round(n * 10) / 10;

function noise(seed: number): (t: number) => number {
  const next = sketch(seed);
  const values = Array.from({ length: 64 }, next);
  const at = (i: number) => values[i & 63] ?? 0;
  return t => {
    const i = Math.floor(t);
    const f = t - i;
    const s = f * f * (3 - 2 * f);
    return (at(i) * (1 - s) + at(i + 1) * s) * 2 - 1;
  };
}

function smooth(points: readonly Point[], rounds: number): readonly Point[] {
  let p = points;
  for (let k = 0; k < rounds; k++) {
    p = p.flatMap((a, i): Point[] => {
      const b = p[(i + 1) % p.length] ?? a;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ];
    });
  }
  return p;
}

export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;

export interface Shapes {
  /** Eight provinces, clockwise from the top. */
  readonly provinces: readonly (readonly Point[])[];
  /** Four channels with their corner of sea: north-east, south-east, south-west, north-west. */
  readonly fjords: readonly (readonly Point[])[];
}

interface BorderPoint {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly u: number;
}

export function shapes(form: Form): Shapes {
  const { w, h, cx, cy, a, b, n, ai, bi, fjord, k } = form;
  const edge = (angle: number): Point => {
    const s = Math.sin(angle);
    const c = -Math.cos(angle);
    const r = (Math.abs(s) ** n + Math.abs(c) ** n) ** (-1 / n);
    return [a * r * s, b * r * c];
  };
  const at = (angle: number, t: number): Point => {
    const [x, y] = edge(angle);
    return [cx + x * t, cy + y * t];
  };
  const rootEdge = (angle: number) => {
    const [x, y] = edge(angle);
    return 1 / Math.hypot(x / ai, y / bi);
  };

  const borders = Array.from({ length: 8 }, (_, border) => {
    const angle = border * EIGHTH;
    const [vx, vy] = edge(angle);
    const length = Math.hypot(vx, vy);
    const normal: Point = [-vy / length, vx / length];
    const from = rootEdge(angle);
    const wander = noise(border * 13 + 5);
    const water = border % 2 === 1;
    const line = Array.from({ length: STEPS + 1 }, (_, i): BorderPoint => {
      const u = i / STEPS;
      const t = from + (1 - from) * u;
      const swing = wander(u * 4) * 17 + wander(u * 9 + 30) * 6;
      const off = swing * Math.sin(Math.PI * Math.min(0.97, u * 0.9 + 0.05)) * k;
      const gap = water ? 2.6 + fjord * Math.max(0, (u - 0.36) / 0.64) ** 1.1 : 2.8;
      return { x: cx + vx * t + normal[0] * off, y: cy + vy * t + normal[1] * off, gap, u };
    });
    return { line, normal, water };
  });
  const shore = (border: number, side: 1 | -1): readonly Point[] => {
    const found = borders[border % 8];
    if (!found) return [];
    const { line, normal, water } = found;
    const wander = noise(border * 7 + side * 3 + 50);
    return line.map(({ x, y, gap, u }): Point => {
      const e = (gap + (water ? wander(u * 9) * 4 * u * k : 0)) * side;
      return [x + normal[0] * e, y + normal[1] * e];
    });
  };

  const provinces = Array.from({ length: 8 }, (_, i) => {
    const from = i * EIGHTH;
    const to = from + EIGHTH;
    const coast = noise(i * 31 + 7);
    const near = shore(i, 1);
    const far = [...shore(i + 1, -1)].reverse();
    const nearest = (p: Point | undefined) => {
      const angles = Array.from({ length: 81 }, (_, s) => from + (EIGHTH * s) / 80);
      const distance = (angle: number) => {
        const [x, y] = at(angle, 1);
        return p ? (x - p[0]) ** 2 + (y - p[1]) ** 2 : 0;
      };
      return angles.reduce((best, angle) => (distance(angle) < distance(best) ? angle : best), from);
    };
    const first = nearest(near[STEPS]);
    const last = nearest(far[0]);
    const sea = Array.from({ length: 21 }, (_, s): Point => {
      const step = s + 1;
      const angle = first + ((last - first) * step) / 22;
      const [x, y] = edge(angle);
      const bay = (coast(step * 0.55 + 20) * 10 + coast(step * 1.7 + 40) * 5 - 3) * k;
      const grow = 1 + bay / Math.hypot(x, y);
      return [cx + x * grow, cy + y * grow];
    });
    const root = Array.from({ length: 9 }, (_, s): Point => {
      const angle = to - (EIGHTH * (s + 1)) / 10;
      return at(angle, rootEdge(angle) + 0.006);
    });
    return smooth([...near, ...sea, ...far, ...root], 2);
  });

  const corners: readonly Point[] = [
    [w, 0],
    [w, h],
    [0, h],
    [0, 0],
  ];
  const fjords = corners.map((corner, i): readonly Point[] => {
    const left = shore(i * 2 + 1, -1).slice(7);
    const right = shore(i * 2 + 1, 1).slice(7);
    const [lx, ly] = left.at(-1) ?? corner;
    const [rx, ry] = right.at(-1) ?? corner;
    // the channel opens to its corner: along the nearer edges of the map
    const across: Point = i % 2 === 0 ? [lx, corner[1]] : [corner[0], ly];
    const along: Point = i % 2 === 0 ? [corner[0], ry] : [rx, corner[1]];
    return [...left, across, corner, along, ...[...right].reverse()];
  });
  return { provinces, fjords };
}

export function centre(points: readonly Point[]): Point {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    const c = p[0] * q[1] - q[0] * p[1];
    area += c;
    x += (p[0] + q[0]) * c;
    y += (p[1] + q[1]) * c;
  });
  return [x / (3 * area), y / (3 * area)];
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function bounds(points: readonly Point[]): Bounds {
  const xs = points.map(p => p[0]);
  const ys = points.map(p => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
