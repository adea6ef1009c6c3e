import { FastChance } from '../chance/chance.ts';
import { isAwaited, listed } from '../contract/ask.ts';
import type { Bot } from '../contract/bot.ts';
import type { Law } from './law.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * A bot that is asked the same with the same luck answers the same, and with what is listed, however often it was asked
 * other things between, and leaves alone what it is handed. View and question travel as text, as they do to a thread.
 */
export const steady = (level: string, bot: Bot): Law => ({
  name: 'steady',
  dear: true,
  *atDecision({ subject, state, asks, chance }) {
    const { rules } = subject;
    for (const ask of asks.filter(isAwaited)) {
      const { seat, prompt } = ask;
      const luck = chance.fork().save();
      const seen = JSON.stringify(rules.view(state, seat));
      const answers = [0, 1].map(() => {
        const view = JSON.parse(seen);
        const choice = bot.choose(view, copy(ask), new FastChance(luck));
        return { choice, left: JSON.stringify(view) };
      });
      const [one, other] = answers.map(({ choice }) => JSON.stringify(choice));
      if (one !== other) yield `${level} on seat ${seat} answers "${prompt}" with ${one}, then with ${other}`;
      if (!listed(ask, answers[0].choice, rules.vocabulary?.choices)) {
        yield `${level} on seat ${seat} answers "${prompt}" with ${one}, which is not listed`;
      }
      if (answers.some(({ left }) => left !== seen)) yield `${level} changes the view it is shown for "${prompt}"`;
    }
  },
});
