import { explainer } from '../../../kit/rules/explaining.ts';
import { readView } from './read-view.ts';
import { whyNot } from './why-not.ts';

/** Why not, or what a number of the game is made of. The numbers are still to be written. */
export const explain = explainer({ read: readView, whyNot, numbers: {} });
