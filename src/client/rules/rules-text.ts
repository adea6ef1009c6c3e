import type { Language } from '../../engine/contract/game.ts';
import { FOUND } from '../found.ts';
import { parseRules, type RulesText } from './parse.ts';

const fileOf = (game: string, language: Language): (() => Promise<string>) | undefined =>
  FOUND.rules[language === 'en' ? game : `${game}.${language}`];

export interface ReadRules {
  readonly rules: RulesText;
  /** Not always the language that was asked for: a translation may be missing. */
  readonly language: Language;
}

/** The rules of a game in a language, or in English while nobody has translated them; undefined when there are none. */
export async function readRules(game: string, language: Language): Promise<ReadRules | undefined> {
  const own = fileOf(game, language);
  const load = own ?? fileOf(game, 'en');
  return load && { rules: parseRules(await load()), language: own ? language : 'en' };
}
