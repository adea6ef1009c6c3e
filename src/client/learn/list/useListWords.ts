import type { Args } from '../../../engine/text/text.ts';
import { type OwnWords, useOwnWords } from '../../useOwnWords.ts';
import type { en } from './locales/en.ts';

type ListId = keyof typeof en;
export type Say = (id: ListId, args?: Args) => string;

const LOCALES: OwnWords = {
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
};

/** The words of the list of all lessons: whoever takes one has no use for them. */
export const useListWords = (): Say | undefined => useOwnWords<ListId>(LOCALES);
