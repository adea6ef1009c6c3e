import { useEffect, useState } from 'react';
import type { Language, Messages } from '../engine/contract/game.ts';
import { type Args, Speaker } from '../engine/text/text.ts';
import { pseudo } from './locales/pseudo.ts';
import { languageOf, type Tongue, useSpeech } from './speech.tsx';

/** How the words of a page are fetched, language by language. */
export type OwnWords = Readonly<Record<Language, () => Promise<Messages>>>;

/** Words that come with their own pages, and not with the hall; undefined until they are loaded. `locales` stays the same. */
export function useOwnWords<Id extends string>(locales: OwnWords): ((id: Id, args?: Args) => string) | undefined {
  const { tongue } = useSpeech();
  const [loaded, setLoaded] = useState<{ readonly tongue: Tongue; readonly say: (id: Id, args?: Args) => string }>();
  useEffect(() => {
    let stale = false;
    const language = languageOf(tongue);
    void locales[language]().then(own => {
      if (stale) return;
      const speaker = new Speaker({ language, messages: tongue === 'pseudo' ? pseudo(own) : own });
      setLoaded({ tongue, say: (id, args) => speaker.say(id, args) });
    });
    return () => {
      stale = true;
    };
  }, [tongue, locales]);
  return loaded?.say;
}
