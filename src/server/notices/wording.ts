import { LANGUAGES, type Language } from '../../engine/contract/game.ts';
import { lazyMessages } from '../../engine/text/lazy-messages.ts';
import { Speaker } from '../../engine/text/text.ts';
import type { Wording } from './channel.ts';

const messages = lazyMessages({
  en: () => import('./locales/en.ts'),
  it: () => import('./locales/it.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
});

export const asLanguage = (given: string | undefined): Language | undefined =>
  LANGUAGES.find(language => language === given);

export const speakerIn = async (language: Language): Promise<Speaker> =>
  new Speaker({ language, messages: await messages(language), missing: 'throw' });

/** What is said of a turn: at which game, and who waits. */
export async function wordTurn(language: Language, game: string, others: readonly string[]): Promise<Wording> {
  const speaker = await speakerIn(language);
  return {
    title: speaker.say('notice.title', { game }),
    body: speaker.say('notice.body', { names: others, count: others.length }),
  };
}
