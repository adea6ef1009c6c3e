import { botSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

botSuite(game, { games: { legal: 24, twice: 6, timed: 10 }, last: ['pass'] });
