import { useEffect, useState } from 'react';
import type { Language, Messages } from '../../engine/contract/game.ts';
import { type Args, Speaker } from '../../engine/text/text.ts';
import { pseudo } from '../locales/pseudo.ts';
import { languageOf, type Tongue, useSpeech } from '../speech.tsx';
import type { en } from './locales/en.ts';

export type LearnId = keyof typeof en;
export type Say = (id: LearnId, args?: Args) => string;

const LOCALES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
};

/** The words of the lessons' pages; undefined until they are loaded. They come with the lessons, and not with the hall. */
export function useLearnWords(): Say | undefined {
  const { tongue } = useSpeech();
  const [loaded, setLoaded] = useState<{ readonly tongue: Tongue; readonly say: Say }>();
  useEffect(() => {
    let stale = false;
    const language = languageOf(tongue);
    void LOCALES[language]().then(own => {
      if (stale) return;
      const speaker = new Speaker({ language, messages: tongue === 'pseudo' ? pseudo(own) : own });
      setLoaded({ tongue, say: (id, args) => speaker.say(id, args) });
    });
    return () => {
      stale = true;
    };
  }, [tongue]);
  return loaded?.say;
}
