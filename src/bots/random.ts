import { inRange } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';

/** How seldom it speaks where nobody waits for it. */
const SPEAKS_UP = 4;

/** Every legal answer is equally likely, each number of a range counted as one. */
export const random: Bot = {
  blind: true,
  speakUp: (view, ask, chance) => (chance.below(SPEAKS_UP) === 0 ? random.choose(view, ask, chance) : null),
  choose(_view, { choices, ranges = [] }, chance) {
    let answers = choices.length;
    for (const { min, max } of ranges) answers += max - min + 1;
    let at = chance.below(answers);
    if (at < choices.length) return choices[at];
    at -= choices.length;
    for (const range of ranges) {
      const size = range.max - range.min + 1;
      if (at < size) return inRange(range, range.min + at);
      at -= size;
    }
    throw new Error('a bot was asked without a single legal answer');
  },
};
