import type { Speaker } from '../../engine/text/text.ts';

/** What a level of bots is called; levels are names, the same in every language. */
export function levelName(speaker: Speaker, level: string): string {
  return speaker.has(`hall.bot.${level}`) ? speaker.say(`hall.bot.${level}`) : level;
}

/** What a level can do, in one sentence; nothing for levels that are only there for tests. */
export function levelText(speaker: Speaker, level: string): string | undefined {
  return speaker.has(`hall.bot.${level}.text`) ? speaker.say(`hall.bot.${level}.text`) : undefined;
}
