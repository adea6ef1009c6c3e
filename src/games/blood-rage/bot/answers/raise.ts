import { statNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { best } from '../judging/best.ts';

/** The stat whose next step promises most. */
export const chooseRaise: Decide = (o, ask) =>
  best(ask.choices, choice => (choice.kind === 'raise' ? o.steps[statNumber[choice.stat]] : 0));
