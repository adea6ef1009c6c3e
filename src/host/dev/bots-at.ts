import type { TableBots } from '../bots/bot-turns.ts';
import type { Bots } from '../bots/bots-of.ts';
import { inlineRunner } from '../bots/inline-runner.ts';

/** These bots for one table, called on the spot; the last of them stands in. For tests. */
export const botsAt = (bots: Bots): TableBots => ({
  levels: Object.keys(bots),
  standIn: Object.keys(bots).at(-1) ?? '',
  runner: inlineRunner(async () => bots),
});
