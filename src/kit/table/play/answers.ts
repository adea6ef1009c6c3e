import type { Ask, Choice } from '../../../engine/contract/ask.ts';
import type { Target } from './touching.ts';

/** The answer that leaves something be. Every game says it alike. */
export const isNo = ({ kind }: Choice): boolean => kind === 'decline';

/** Can it be answered yes or no? */
export const isYesNo = (ask: Ask): boolean => ask.choices.some(isNo) && !ask.choices.every(isNo);

/** Is it an answer that is only said, on a button and nowhere else? */
export const isSaid = (path: readonly Target[]): boolean => path.length === 1 && path[0].startsWith('say:');
