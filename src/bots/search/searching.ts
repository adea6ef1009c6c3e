import type { Bot } from '../../engine/contract/bot.ts';
import { search } from './search.ts';
import type { Thinker } from './thinker.ts';

/** True when time is up; asked before each world. */
export type Hurry = () => () => boolean;

const NEVER: Hurry = () => () => false;

/** Time is up after so many milliseconds, from when a thought begins; `onOver` hears of each thought that is ended by it. */
export const after =
  (ms: number, onOver?: () => void): Hurry =>
  () => {
    const end = performance.now() + ms;
    return () => {
      if (performance.now() < end) return false;
      onOver?.();
      return true;
    };
  };

/**
 * A bot that thinks ahead. It is handed what its seat sees and nothing else, so it cannot know more; the same view,
 * question and luck give the same answer, on any machine, unless it is hurried.
 */
export function searching(thinker: Thinker, iterations: number, hurry: Hurry = NEVER): Bot {
  return {
    choose(view, ask, chance) {
      if (ask.choices.length === 1 && !ask.ranges?.length) return ask.choices[0];
      const lead = thinker.lead?.(ask) ?? 0;
      return search(thinker, { view, ask, chance, iterations, hurried: hurry(), lead })[0].choice;
    },
  };
}
