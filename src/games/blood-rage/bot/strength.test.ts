import { strengthSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

strengthSuite(game, {
  level: 'heuristic',
  wins: [
    { seats: 4, games: 80, share: 0.7 },
    { seats: 2, games: 40, share: 0.9 },
    { seats: 3, games: 40, share: 0.9 },
  ],
  alike: { seats: 4, games: 32, score: 70 },
});
