import { useEffect, useState } from 'react';
import type { Language, Messages } from '../engine/contract/game.ts';
import { type Args, Speaker } from '../engine/text/text.ts';
import { pseudo } from './locales/pseudo.ts';
import { languageOf, type Tongue, useSpeech } from './speech.tsx';

export type Say<Id extends string> = (id: Id, args?: Args) => string;

/** Words that come with some pages, and not with the hall: a hook that is undefined until they are loaded. */
export const ownWords =
  <Id extends string>(locales: Readonly<Record<Language, () => Promise<Messages>>>) =>
  (): Say<Id> | undefined => {
    const { tongue } = useSpeech();
    const [loaded, setLoaded] = useState<{ readonly tongue: Tongue; readonly say: Say<Id> }>();
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
    }, [tongue]);
    return loaded?.say;
  };
