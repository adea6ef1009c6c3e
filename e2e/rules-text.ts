import { readFileSync } from 'node:fs';
import { parseRules, type RulesText } from '../src/client/rules/parse.ts';
import { ownFile } from '../test/own-path.ts';

/** The rules of a game as they are written; a game that never ships has them in its own folder. */
export function rulesOf(game: string, language = 'en'): RulesText {
  const file = language === 'en' ? 'docs/rules/<game>.md' : `docs/rules/<game>.${language}.md`;
  return parseRules(readFileSync(ownFile(file, game), 'utf8'));
}

/** The ids of all clauses, in their order. */
export const clausesOf = (game: string): string[] =>
  rulesOf(game).chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? [])),
  );
