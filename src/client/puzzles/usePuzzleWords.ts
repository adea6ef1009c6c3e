import { ownWords, type Say as SayIn } from '../own-words.ts';
import type { en } from './locales/en.ts';

export type PuzzleId = keyof typeof en;
export type Say = SayIn<PuzzleId>;

/** The words of the puzzles' pages; undefined until they are loaded. They come with the puzzles, and not with the hall. */
export const usePuzzleWords = ownWords<PuzzleId>({
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
});
