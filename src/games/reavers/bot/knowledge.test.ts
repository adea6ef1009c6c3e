import { knowledgeSuite } from '../../../kit/test/knowledge.ts';
import { game } from '../index.ts';

knowledgeSuite(game, { seats: 3, seed: 'knowledge' });
