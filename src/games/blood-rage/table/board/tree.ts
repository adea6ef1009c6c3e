// Yggdrasil, our own drawing: branches and roots that fork five times. Box: a circle of radius 1 round the origin, times 100.
const round = (n: number) => Math.round(n * 10) / 10;

export interface Branch {
  readonly d: string;
  readonly width: number;
}

export interface Tree {
  readonly branches: readonly Branch[];
  readonly leaves: readonly (readonly [number, number])[];
}

function grow(): Tree {
  // one path for each thickness keeps the drawing small
  const byWidth = new Map<number, string>();
  const leaves: [number, number][] = [];
  const fork = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
    side: number,
    up: boolean,
  ) => {
    if (depth === 0 || width < 0.35) {
      if (up) leaves.push([round(x), round(y)]);
      return;
    }
    const bent = angle + side * 0.32;
    const x2 = x + Math.sin(bent) * length;
    const y2 = y - Math.cos(bent) * length;
    const mx = x + Math.sin(angle) * length * 0.6;
    const my = y - Math.cos(angle) * length * 0.6;
    const d = `M${round(x)},${round(y)}Q${round(mx)},${round(my)} ${round(x2)},${round(y2)}`;
    const key = round(width);
    byWidth.set(key, (byWidth.get(key) ?? '') + d);
    fork(x2, y2, bent + 0.42 * side, length * 0.74, width * 0.68, depth - 1, side, up);
    fork(x2, y2, bent - 0.5 * side, length * 0.7, width * 0.6, depth - 1, -side, up);
  };
  for (const side of [-1, 1]) {
    fork(0, -4, 0.2 * side, 34, 5, 5, side, true);
    fork(0, -4, 0.75 * side, 36, 4.4, 5, side, true);
    fork(0, -4, 1.25 * side, 34, 3.6, 5, side, true);
    fork(0, 26, (Math.PI - 0.35) * side, 28, 5, 4, -side, false);
    fork(0, 26, (Math.PI - 0.95) * side, 32, 4.2, 4, -side, false);
    fork(0, 26, (Math.PI - 1.4) * side, 30, 3.4, 4, -side, false);
  }
  const trunk = 'M-7,30Q-2,10 -5,-10M7,30Q2,10 5,-10M0,30V-10';
  const branches = [...byWidth].map(([width, d]) => ({ d, width }));
  return { branches: [{ d: trunk, width: 4.6 }, ...branches], leaves };
}

export const TREE = grow();
