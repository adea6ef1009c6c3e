import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/engine/contract/game.ts';

/** How a clause says that it settles what the printed rules leave open. */
const SAYS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:is|are) (?:a reading|readings)\b/,
  it: /\binterpretazion[ei]\b/,
  fr: /\binterprétations?\b/,
  es: /\binterpretaci(?:ón|ones)\b/,
};

const FOLDER = 'docs/rules';
const GAMES = readdirSync(FOLDER).flatMap(name => /^([\w-]+)\.md$/.exec(name)?.[1] ?? []);

function readings(game: string, language: Language): string[] {
  const file = `${FOLDER}/${game}${language === 'en' ? '' : `.${language}`}.md`;
  if (!existsSync(file)) return readings(game, 'en');
  const clauses = readFileSync(file, 'utf8').matchAll(/^\*\*([A-Z]+-[\w.-]+)\*\* (.*)$/gm);
  return Array.from(clauses).flatMap(([, id, text]) => (SAYS[language].test(text) ? [id] : []));
}

test.each(GAMES)('%s: what is a reading in one language is one in all of them, and none is called a ruling', game => {
  for (const language of LANGUAGES) expect(readings(game, language), language).toEqual(readings(game, 'en'));
  expect(readFileSync(`${FOLDER}/${game}.md`, 'utf8')).not.toMatch(/\bour ruling\b/);
});
