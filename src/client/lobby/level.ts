import { todaysName } from '../../bots/level-names.ts';
import type { Speaker } from '../../engine/text/text.ts';

/** What a level of bots is called; levels are names, the same in every language. */
export function levelName(speaker: Speaker, level: string): string {
  const words = `hall.bot.${todaysName(level)}`;
  return speaker.has(words) ? speaker.say(words) : level;
}

/** What a level can do, in one sentence; nothing for levels that are only there for tests. */
export function levelText(speaker: Speaker, level: string): string | undefined {
  const words = `hall.bot.${todaysName(level)}.text`;
  return speaker.has(words) ? speaker.say(words) : undefined;
}
