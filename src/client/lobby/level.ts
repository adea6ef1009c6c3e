import { todaysName } from '../../bots/level-names.ts';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import type { Speaker } from '../../engine/text/text.ts';

/** What a level of bots is called; levels are names, the same in every language. */
export function levelName(speaker: Speaker, level: string): string {
  const words = `hall.bot.${todaysName(level)}`;
  return speaker.has(words) ? speaker.say(words) : level;
}

/** What a level can do, in one sentence, and how strong it is in a game, where that is known; nothing for levels that are only there for tests. */
export function levelText(
  speaker: Speaker,
  level: string,
  { ratings }: Pick<CatalogueEntry, 'ratings'>,
): string | undefined {
  const name = todaysName(level);
  const words = `hall.bot.${name}.text`;
  if (!speaker.has(words)) return undefined;
  const rating = ratings?.[name];
  return rating === undefined
    ? speaker.say(words)
    : `${speaker.say(words)} ${speaker.say('hall.bot.rating', { rating: `${rating}` })}`;
}
