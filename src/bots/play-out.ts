import { FastChance } from '../engine/chance/chance.ts';
import type { Bot } from '../engine/contract/bot.ts';
import type { Content } from '../engine/contract/content.ts';
import { DeadEnd } from '../engine/contract/dead-end.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Result, Rules } from '../engine/contract/rules.ts';

export interface Table {
  readonly rules: Rules;
  readonly options: Options;
  readonly content?: Content;
  readonly seats: number;
}

/** Plays one whole game between bots, one a seat. The same seed plays the same game on any machine. */
export function playOut({ rules, options, content, seats }: Table, bots: readonly Bot[], seed: string): Result {
  const chance = new FastChance(seed);
  const thoughts = bots.map(() => chance.fork());
  const state = rules.setup(options, seats, chance, undefined, content);
  for (;;) {
    const ask = rules.decisions(state).find(one => !one.answered);
    if (!ask) break;
    const { seat, prompt } = ask;
    const bot = bots[seat];
    const choice = bot.choose(bot.blind ? undefined : rules.view(state, seat), ask, thoughts[seat]);
    const refusal = rules.apply(state, seat, choice, chance);
    if (refusal) {
      throw new Error(
        `the bot on seat ${seat} answered "${prompt}" with ${JSON.stringify(choice)}, which is not legal`,
      );
    }
  }
  const result = rules.result(state);
  if (!result) throw new DeadEnd(`${rules.id}: nobody is asked, yet the game is not over`);
  return result;
}
