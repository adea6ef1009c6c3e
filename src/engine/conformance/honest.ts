import { FastChance } from '../chance/chance.ts';
import { isAwaited } from '../contract/ask.ts';
import type { Bot } from '../contract/bot.ts';
import type { Law } from './law.ts';
import { sampleOf } from './twin.ts';

/**
 * A bot knows what its seat knows: where everything hidden is dealt anew, the same luck leads it to the same answer. It is
 * handed the views as the rules make them, so that whatever hangs on one of them unseen would tell.
 */
export const honest = (level: string, bot: Bot): Law => ({
  name: 'honest',
  dear: true,
  *atDecision({ subject, state, asks, chance }) {
    const { rules } = subject;
    for (const { seat, prompt } of asks.filter(isAwaited)) {
      const luck = chance.fork().save();
      const world = sampleOf(subject, JSON.stringify(rules.view(state, seat)), seat, chance);
      const [here, there] = [state, world].map(table => {
        const ask = rules.decisions(table).find(one => one.seat === seat);
        return ask && JSON.stringify(bot.choose(rules.view(table, seat), ask, new FastChance(luck)));
      });
      if (here !== there) {
        yield `${level} on seat ${seat} answers "${prompt}" with ${here}, and with ${there} where only hidden things differ`;
      }
    }
  },
});
