import type { Chance } from '../../engine/chance/chance.ts';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { Prior } from '../../engine/contract/knowledge.ts';
import { overheard } from './best.ts';

/** The first sight of a bot that finds its answers with `best`: what it would say, and what it found each answer worth. */
export const priorOf =
  <C extends Choice, V>(bot: Bot<C, V>) =>
  (view: V, ask: Ask<C>, chance: Chance): Prior<C> => {
    const listed = new Set<unknown>(ask.choices);
    const worths = new Map<C, number>();
    const answer = overheard(
      () => bot.choose(view, ask, chance),
      (item, worth) => {
        // What it cannot take, or has not thought through, it gives no worth.
        if (listed.has(item) && Number.isFinite(worth)) worths.set(item as C, worth);
      },
    );
    return { answer, worths };
  };
