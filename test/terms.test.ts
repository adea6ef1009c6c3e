/** Words of the glossary: each is explained by a sentence of the rules in every language, or it is said that it is not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/cli/root.ts';
import { glossaryOf } from '../src/client/rules/glossary.ts';
import { meaningIn, placeOf } from '../src/client/rules/meaning.ts';
import { clausesOf, parseRules } from '../src/client/rules/parse.ts';
import { LANGUAGES } from '../src/engine/contract/game.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';

const TERMS = import.meta.glob<Readonly<Record<string, string | null>>>('../src/games/*/table/terms.json', {
  eager: true,
  import: 'default',
});
const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');

/** Sections of the glossary with words that mean something; those of names, of people, places and cards, have their cards. */
const EXPLAINED = new Set([
  'terms',
  'figures',
  'kinds of cards',
  'phases',
  'actions',
  'kinds of loot',
  'action spaces',
  'uses of a reaver',
  'alignments',
  'classes of units',
  'buildings',
  'tax levels',
  'fates of a captured lord',
]);
const shipped = CATALOGUE.filter(({ id }) => `../src/games/${id}/table/terms.json` in TERMS);

it('every game that ships says what its words mean', () => {
  expect(shipped.length).toBe(Object.keys(import.meta.glob('../src/games/*/entry.ts')).length);
});

describe.each(shipped)('$id', ({ id, title }) => {
  const terms = TERMS[`../src/games/${id}/table/terms.json`];
  const sections = [...glossaryOf(read('docs/glossary.md'), title)];
  const rows = sections.flatMap(([name, some]) => (EXPLAINED.has(name) ? some : []));

  it('leaves out no word of the glossary, and has none besides', () => {
    const words = [...new Set(rows.map(({ en }) => en))].sort();
    expect(words.length).toBeGreaterThan(40);
    expect(Object.keys(terms).sort()).toEqual(words);
  });

  it('explains nearly all of them', () => {
    const all = Object.values(terms);
    expect(all.filter(written => written === null).length / all.length).toBeLessThan(0.22);
  });

  it.each(LANGUAGES)('has a sentence for each in %s', language => {
    const clauses = clausesOf(parseRules(read(`docs/rules/${id}${language === 'en' ? '' : `.${language}`}.md`)));
    const missing = Object.entries(terms).filter(([, written]) => {
      if (written === null) return false;
      const { clause, sentence } = placeOf(written);
      return !meaningIn(clauses.get(clause)?.text ?? '', sentence);
    });
    expect(missing).toEqual([]);
  });
});
