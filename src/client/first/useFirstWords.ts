import type { Args } from '../../engine/text/text.ts';
import { type OwnWords, useOwnWords } from '../useOwnWords.ts';
import type { en } from './locales/en.ts';

type FirstId = keyof typeof en;

const LOCALES: OwnWords = {
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
};

/** The words of a first game. */
export const useFirstWords = (): ((id: FirstId, args?: Args) => string) | undefined => useOwnWords<FirstId>(LOCALES);
