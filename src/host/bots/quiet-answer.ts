import { type Ask, type Choice, inRange } from '../../engine/contract/ask.ts';

/** What is taken for a bot that gives no answer: the first that is listed, or the least of a range. */
export function quietAnswer({ prompt, choices, ranges = [] }: Ask): Choice {
  if (choices.length > 0) return choices[0];
  if (ranges.length > 0) return inRange(ranges[0], ranges[0].min);
  throw new Error(`"${prompt}" is asked without a single legal answer`);
}
