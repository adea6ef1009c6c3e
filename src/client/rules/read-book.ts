import type { Language } from '../../engine/contract/game.ts';
import { FOUND } from '../found.ts';
import { shelved } from '../games.ts';
import { readGlossary } from './glossary.ts';
import { type ReadRules, readRules } from './rules-text.ts';
import type { Glossary } from './terms.ts';

interface Book {
  readonly found: ReadRules | null;
  readonly glossary?: Glossary;
}

/** The rules of a game, and what the glossary says of its words. */
export async function readBook(game: string, language: Language): Promise<Book> {
  const terms = Object.hasOwn(FOUND.terms, game) ? FOUND.terms[game] : undefined;
  const title = shelved(game)?.title;
  const [found, markdown, known] = await Promise.all([
    readRules(game, language),
    terms ? readGlossary() : '',
    terms?.(),
  ]);
  return { found: found ?? null, ...(known && title && { glossary: { markdown, title, terms: known } }) };
}
