// Patterns round the rim of a medallion, in its 64-unit box.
export type RimPattern = 'teeth' | 'studs' | 'bars' | 'wave' | 'barbs' | 'leaves' | 'scallop';

export interface Rim {
  readonly d: string;
  /** Width of the line; 0 for a filled pattern. */
  readonly line: number;
}

const TAU = Math.PI * 2;
const round = (n: number) => Math.round(n * 10) / 10;

export const polar = (r: number, a: number) => `${round(32 + r * Math.sin(a))},${round(32 - r * Math.cos(a))}`;

const repeat = (n: number, part: (angle: number) => string) =>
  Array.from({ length: n }, (_, i) => part((i / n) * TAU)).join('');

const PATTERNS: Record<RimPattern, (r0: number, r1: number) => Rim> = {
  teeth: (r0, r1) => {
    const h = (TAU / 28) * 0.92;
    return { d: repeat(14, a => `M${polar(r1, a - h)}L${polar(r0, a)}L${polar(r1, a + h)}Z`), line: 0 };
  },
  studs: (r0, r1) => {
    const r = round((r1 - r0) * 0.33);
    const stud = (a: number) =>
      `M${polar((r0 + r1) / 2, a)}m-${r},0a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 -${2 * r},0`;
    return { d: repeat(12, stud), line: 0 };
  },
  bars: (r0, r1) => ({ d: repeat(12, a => `M${polar(r0 + 0.6, a)}L${polar(r1 - 0.6, a)}`), line: 2.6 }),
  wave: (r0, r1) => {
    const swing = (r1 - r0) * 0.34;
    const points = Array.from({ length: 160 }, (_, i) => {
      const a = (i / 160) * TAU;
      return polar((r0 + r1) / 2 + swing * Math.sin(a * 10), a);
    });
    return { d: `M${points.join('L')}Z`, line: 2.1 };
  },
  barbs: (r0, r1) => ({ d: repeat(18, a => `M${polar(r0 + 0.3, a)}L${polar(r1 - 0.3, a + 0.26)}`), line: 2 }),
  leaves: (r0, r1) => {
    const m = (r0 + r1) / 2;
    const leaf = (a: number) =>
      `M${polar(m, a - 0.2)}Q${polar(r1 + 0.8, a)} ${polar(m, a + 0.2)}Q${polar(r0 - 0.8, a)} ${polar(m, a - 0.2)}Z`;
    return { d: repeat(10, leaf), line: 0 };
  },
  scallop: (r0, r1) => {
    const h = TAU / 24;
    return {
      d: repeat(12, a => `M${polar(r1 - 0.6, a - h)}Q${polar(r0 - 2, a)} ${polar(r1 - 0.6, a + h)}`),
      line: 1.8,
    };
  },
};

const drawn = new Map<string, Rim>();

export function rim(pattern: RimPattern, r0: number, r1: number): Rim {
  const key = `${pattern}/${r0}/${r1}`;
  const known = drawn.get(key) ?? PATTERNS[pattern](r0, r1);
  drawn.set(key, known);
  return known;
}

/** The star of `points` points that marks a monster. */
export const star = (points: number, outer: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, i) => polar(i % 2 ? inner : outer, (i / (points * 2)) * TAU)).join(' ');
