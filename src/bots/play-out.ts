import { FastChance } from '../engine/chance/chance.ts';
import { type Ask, type Choice, isAwaited, type Seat } from '../engine/contract/ask.ts';
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

/**
 * Plays one whole game between bots, one a seat. The same seed plays the same game on any machine. `ended` is shown the
 * table as it stands at the end, as everybody may see it.
 */
export function playOut(
  { rules, options, content, seats }: Table,
  bots: readonly Bot[],
  seed: string,
  ended?: (view: unknown) => void,
): Result {
  const chance = new FastChance(seed);
  const thoughts = bots.map(() => chance.fork());
  const state = rules.setup(options, seats, chance, undefined, content);
  const seen = (seat: Seat): unknown => (bots[seat].blind ? undefined : rules.view(state, seat));
  const take = ({ seat, prompt }: Ask, choice: Choice): void => {
    if (!rules.apply(state, seat, choice, chance)) return;
    throw new Error(`the bot on seat ${seat} answered "${prompt}" with ${JSON.stringify(choice)}, which is not legal`);
  };
  /** Before the table moves on, everybody may speak for whom nobody waits, once; true when somebody did. */
  const spokenUp = (asks: readonly Ask[]): boolean =>
    asks.some(ask => {
      const { seat, idle } = ask;
      const choice = idle && bots[seat].speakUp?.(seen(seat), ask, thoughts[seat]);
      if (choice) take(ask, choice);
      return Boolean(choice);
    });
  for (;;) {
    const asks = rules.decisions(state);
    if (spokenUp(asks)) continue;
    const ask = asks.find(isAwaited);
    if (!ask) break;
    take(ask, bots[ask.seat].choose(seen(ask.seat), ask, thoughts[ask.seat]));
  }
  const result = rules.result(state);
  if (!result) throw new DeadEnd(`${rules.id}: nobody is asked, yet the game is not over`);
  ended?.(rules.view(state, null));
  return result;
}
