import { existsSync, readFileSync } from 'node:fs';
import { parseRules, type RulesText } from '../src/client/rules/parse.ts';

/** The rules of a game as they are written; a game that never ships has them in its own folder. */
export function rulesOf(game: string, language = 'en'): RulesText {
  const name = language === 'en' ? `${game}.md` : `${game}.${language}.md`;
  const files = [`../docs/rules/${name}`, `../test/${game}/rules/${name}`].map(path => new URL(path, import.meta.url));
  const file = files.find(path => existsSync(path));
  if (!file) throw new Error(`there are no rules of ${game}: ${name}`);
  return parseRules(readFileSync(file, 'utf8'));
}

/** The ids of all clauses, in their order. */
export const clausesOf = (game: string): string[] =>
  rulesOf(game).chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? [])),
  );
