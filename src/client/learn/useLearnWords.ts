import type { Args } from '../../engine/text/text.ts';
import { type OwnWords, useOwnWords } from '../useOwnWords.ts';
import type { en } from './locales/en.ts';

export type LearnId = keyof typeof en;
export type Say = (id: LearnId, args?: Args) => string;

const LOCALES: OwnWords = {
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
};

/** The words of the pages about lessons. */
export const useLearnWords = (): Say | undefined => useOwnWords<LearnId>(LOCALES);
