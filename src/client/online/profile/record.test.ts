import { expect, it } from 'vitest';
import { recordOf } from './record.ts';

const over = (game: string, you: number[], ranking: number[][]) => ({
  game,
  you,
  state: 'over' as const,
  result: { ranking },
});

it('counts games and victories by game, the most played first', () => {
  expect(
    recordOf([
      over('sea', [0], [[1], [0]]),
      over('reef', [0], [[0], [1]]),
      over('reef', [1], [[0, 1], [2]]),
      over('reef', [2], [[0, 1], [2]]),
      // Watched, or brought in from elsewhere; and one that is not over.
      over('reef', [], [[0], [1]]),
      { game: 'reef', you: [0], state: 'playing', result: null },
    ]),
  ).toEqual([
    { game: 'reef', games: 3, won: 2 },
    { game: 'sea', games: 1, won: 0 },
  ]);
});
