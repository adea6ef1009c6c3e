import { factLookSuite } from '../../../../kit/test/fact-look.ts';
import { game } from '../../index.ts';
import { factLook } from './fact-look.ts';

factLookSuite(
  game,
  factLook,
  [1, 2, 3, 4, 5, 6].map(round => `Round ${round}`),
);
