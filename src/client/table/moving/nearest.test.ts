import { expect, it } from 'vitest';
import { type Box, nearest } from './nearest.ts';

const at = (left: number, top: number): Box => ({ left, top, width: 10, height: 10 });
/** Three by three. */
const GRID = [0, 100, 200].flatMap(top => [0, 100, 200].map(left => at(left, top)));
const from = (place: number, arrow: Parameters<typeof nearest>[2]) => nearest(GRID[place], GRID, arrow);

it('an arrow leads to the neighbour on its side', () => {
  expect([from(4, 'ArrowLeft'), from(4, 'ArrowRight'), from(4, 'ArrowUp'), from(4, 'ArrowDown')]).toEqual([3, 5, 1, 7]);
});

it('at the edge it leads nowhere', () => {
  expect([from(0, 'ArrowLeft'), from(0, 'ArrowUp'), from(8, 'ArrowRight'), from(8, 'ArrowDown')]).toEqual([
    -1, -1, -1, -1,
  ]);
});

it('what lies straight ahead comes before what lies nearer and aside', () => {
  expect(nearest(at(0, 0), [at(60, 80), at(0, 120)], 'ArrowDown')).toBe(1);
});

it('every place of a scattered map is reached from every other', () => {
  const scattered = [at(0, 0), at(140, 30), at(60, 130), at(220, 180), at(20, 260), at(300, 60)];
  const reached = new Set([0]);
  const todo = [0];
  for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
      const next = nearest(scattered[place], scattered, arrow);
      if (next < 0 || reached.has(next)) continue;
      reached.add(next);
      todo.push(next);
    }
  }
  expect(reached.size).toBe(scattered.length);
});
