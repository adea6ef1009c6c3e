import type { Args } from '../../engine/text/text.ts';
import { type OwnWords, useOwnWords } from '../useOwnWords.ts';
import type { en } from './locales/en.ts';

export type PuzzleId = keyof typeof en;
export type Say = (id: PuzzleId, args?: Args) => string;

const LOCALES: OwnWords = {
  en: async () => (await import('./locales/en.ts')).en,
  it: async () => (await import('./locales/it.ts')).it,
  fr: async () => (await import('./locales/fr.ts')).fr,
  es: async () => (await import('./locales/es.ts')).es,
};

/** The words of the pages about puzzles. */
export const usePuzzleWords = (): Say | undefined => useOwnWords<PuzzleId>(LOCALES);
