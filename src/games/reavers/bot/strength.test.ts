import { strengthSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

strengthSuite(game, {
  level: 'heuristic',
  wins: [
    { seats: 4, games: 20, share: 0.9 },
    { seats: 2, games: 6, share: 0.9 },
    { seats: 3, games: 6, share: 0.9 },
  ],
  alike: { seats: 4, games: 6, score: 130, seldom: ['terror'] },
});
