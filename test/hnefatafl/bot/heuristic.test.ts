import { botSuite, strengthSuite } from '../../../src/kit/test/bots.ts';
import { game } from '../index.ts';

botSuite(game, { games: { legal: 2, twice: 1, timed: 1 } });
strengthSuite(game, { level: 'heuristic', wins: [{ seats: 2, games: 10, share: 0.7 }] });
