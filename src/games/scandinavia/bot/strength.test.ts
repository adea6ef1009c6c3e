import { strengthSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

strengthSuite(game, { level: 'heuristic', wins: [{ seats: 4, games: 8, share: 0.7 }] });
