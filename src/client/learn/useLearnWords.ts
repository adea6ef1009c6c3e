import { ownWords, type Say as SayIn } from '../own-words.ts';
import type { en } from './locales/en.ts';

export type LearnId = keyof typeof en;
export type Say = SayIn<LearnId>;

/** The words of the lessons' pages; undefined until they are loaded. They come with the lessons, and not with the hall. */
export const useLearnWords = ownWords<LearnId>({
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
});
