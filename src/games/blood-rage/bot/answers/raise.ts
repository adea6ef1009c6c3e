import { best } from '../../../../kit/bot/best.ts';
import { statNumber } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';

/** The stat whose next step promises most. */
export const chooseRaise: Decide = (o, ask) =>
  best(ask.choices, choice => (choice.kind === 'raise' ? o.steps[statNumber[choice.stat]] : 0));
