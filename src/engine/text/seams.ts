import type { Language } from '../contract/game.ts';

/** The last word before a name, the letters it gives way to, and what becomes of it. */
type Seam = readonly [before: RegExp, after: RegExp, becomes: string];

/** Letters that French elides before. No h is mute in the names we have: le Hibou, de Helga. Y is a vowel before a consonant: d’Yngvild. */
const FRENCH_VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéè]))/i;

/**
 * What happens where a name meets the word before it, whoever the name belongs to: people choose theirs themselves, so that no
 * message can know. Articles are not made here: a name has them in its `.phrase`.
 */
const SEAMS: Readonly<Record<Language, readonly Seam[]>> = {
  en: [[/(^|[\s(“])([Aa])( )$/, /^[aeio]/i, '$1$2n$3']],
  it: [
    [/(^|[\s(«])([Aa])( )$/, /^[aàá]/i, '$1$2d$3'],
    [/(^|[\s(«])([Ee])( )$/, /^[eèé]/i, '$1$2d$3'],
  ],
  fr: [[/(^|[\s(])([Dd]|[Qq]u|[Jj]usqu)e[ ]$/, FRENCH_VOWEL, '$1$2’']],
  es: [
    [/(^|[\s(])y( )$/, /^h?[ií](?![aeo])/i, '$1e$2'],
    [/(^|[\s(])o( )$/, /^h?[oó]/i, '$1u$2'],
  ],
};

/** The words before a name, as they stand before it: `de ` and Astrid make `d’`. */
export function beforeName(language: Language, words: string, name: string): string {
  // Nearly all words end otherwise: they are not looked at twice.
  if (!words.endsWith(' ')) return words;
  for (const [before, after, becomes] of SEAMS[language]) {
    if (before.test(words) && after.test(name)) return words.replace(before, becomes);
  }
  return words;
}
