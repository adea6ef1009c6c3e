import type { Ask, Choice } from '../../../engine/contract/ask.ts';
import type { Target } from './touching.ts';

/** The answer that leaves something be. Every game says it alike. */
export const isNo = ({ kind }: Choice): boolean => kind === 'decline';

/** Can it be answered yes or no? A question may have a no of its own. */
export const isYesNo = (ask: Ask, no = isNo): boolean => ask.choices.some(no) && !ask.choices.every(no);

/** Is it an answer that is only said, on a button and nowhere else? */
export const isSaid = (path: readonly Target[]): boolean => path.length === 1 && path[0].startsWith('say:');
