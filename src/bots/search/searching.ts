import type { Bot } from '../../engine/contract/bot.ts';
import { search } from './search.ts';
import type { Thinker } from './thinker.ts';

/**
 * A bot that thinks ahead. It is handed what its seat sees and nothing else, so it cannot know more; the same view,
 * question and luck give the same answer, on any machine.
 */
export function searching(thinker: Thinker, iterations: number): Bot {
  return {
    choose(view, ask, chance) {
      if (ask.choices.length === 1 && !ask.ranges?.length) return ask.choices[0];
      return search(thinker, { view, ask, chance, iterations })[0].choice;
    },
  };
}
