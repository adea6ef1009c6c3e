import type { Language, Messages } from '../../engine/contract/game.ts';
import type { en } from './en.ts';

export type HallId = keyof typeof en;

const LOCALES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The hall's messages in a language: one small file each, loaded when it is read. */
export const hallMessages = (language: Language): Promise<Messages> => LOCALES[language]();
