import { knowledgeSuite } from '../../../kit/test/knowledge.ts';
import { game } from '../index.ts';

knowledgeSuite(game, { seats: 2, seed: 'knowledge', options: { limit: 4 } });
