import { factLookSuite } from '../../../../kit/test/fact-look.ts';
import { game } from '../../index.ts';
import { factLook } from './fact-look.ts';

factLookSuite(game, factLook, ['Age I', 'Age II', 'Age III']);
