/** Names of lands give way to those who stand on the map: who they are and how strong is read, wherever they stand. */
import { MAP_HEIGHT, MAP_WIDTH, type Point } from '../lattice.ts';
import { boxAround, overlap } from '../rooms.ts';

export interface Named {
  readonly id: string;
  readonly name: Point;
}

/** What a stack takes with its numbers, and a name; how far a name may go, and what that is worth in covered ground. */
const STACK = { width: 44, height: 44 };
export const widthOf = (id: string): number => id.length * 8.2 + 6;
const HEIGHT = 19;
const STEPS: readonly number[] = [0, -1, 1, -2, 2];
const [ASIDE, ABOVE, FAR] = [24, 14, 1.5];

/** A number of one figure. */
const NUMBER = { width: 12, height: 14 };

/** Would a number there be read beside these names, and beside those who stand there? */
export function isClear(at: Point, names: readonly Named[], standing: readonly Point[]): boolean {
  const number = boxAround(at, NUMBER.width, NUMBER.height);
  return (
    names.every(({ id, name }) => overlap(number, boxAround(name, widthOf(id), HEIGHT)) === 0) &&
    standing.every(where => overlap(number, boxAround(where, STACK.width, STACK.height)) === 0)
  );
}

/** Each land with its name where it covers the least of what stands there, as near as can be to where it is without them. */
export function namesOff<N extends Named>(lands: readonly N[], standing: readonly Point[]): readonly N[] {
  const boxes = standing.map(at => boxAround(at, STACK.width, STACK.height));
  return lands.map(land => {
    const { id, name } = land;
    const width = widthOf(id);
    const cost = (at: Point): number => {
      const box = boxAround(at, width, HEIGHT);
      if (box.left < 0 || box.top < 0 || box.right > MAP_WIDTH || box.bottom > MAP_HEIGHT)
        return Number.POSITIVE_INFINITY;
      const away = Math.hypot(at[0] - name[0], at[1] - name[1]);
      return boxes.reduce((sum, other) => sum + overlap(box, other), 0) + away * FAR;
    };
    const free = STEPS.flatMap(down => STEPS.map((right): Point => [name[0] + right * ASIDE, name[1] + down * ABOVE]));
    const best = free.reduce((least, at) => (cost(at) < cost(least) ? at : least), name);
    return best === name ? land : { ...land, name: best };
  });
}
