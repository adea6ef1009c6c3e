/** Where something lies on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type Arrow = keyof typeof DIRECTIONS;

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Which of the boxes an arrow leads to from one of them: the nearest ahead, as an eye would see it; -1 where there is none. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const { x: dx, y: dy } = DIRECTIONS[arrow];
  const start = middle(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, at) => {
    const end = middle(box);
    const [x, y] = [end.x - start.x, end.y - start.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // What lies more aside than ahead is another arrow's.
    if (ahead < 1 || aside > ahead * ASIDE) return;
    const far = ahead + ASIDE * aside;
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}
