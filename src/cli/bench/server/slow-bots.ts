/** The shelf with bots that keep their thread busy for `?ms=200` before they answer: for the measure of bots. */
import type { Bot } from '../../../engine/contract/bot.ts';
import { CATALOGUE as SHELF } from '../../../games/catalogue.ts';

const ms = Number(new URL(import.meta.url).searchParams.get('ms'));

const slow = (bot: Bot): Bot => ({
  ...bot,
  choose(view, ask, chance) {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return bot.choose(view, ask, chance);
  },
});

export const CATALOGUE = SHELF.map(entry => ({
  ...entry,
  async load() {
    const module = await entry.load();
    return {
      ...module,
      bots: Object.fromEntries(Object.entries(module.bots).map(([level, bot]) => [level, slow(bot)])),
    };
  },
}));
