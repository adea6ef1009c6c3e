import type { Language } from '../engine/contract/game.ts';
import { lazyMessages } from '../engine/text/lazy-messages.ts';
import { Speaker } from '../engine/text/text.ts';

const messages = lazyMessages({
  en: () => import('./locales/en.ts'),
  it: () => import('./locales/it.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
});

export type Words = (id: string, args?: Readonly<Record<string, unknown>>) => string;

/** The terminal's own words in a language: `say('since')` is the message `cli.since`. */
export async function words(language: Language): Promise<Words> {
  const speaker = new Speaker({ language, messages: await messages(language) });
  return (id, args) => speaker.say(`cli.${id}`, args);
}
