/** Words of the glossary: each that somebody meets is explained by a sentence of the rules, or by its card, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOfLessons } from '../src/cli/lessons.ts';
import { projectRoot } from '../src/cli/root.ts';
import { glossaryOf } from '../src/client/rules/glossary.ts';
import { termFinder } from '../src/client/rules/inline.ts';
import { meaningIn, placeOf } from '../src/client/rules/meaning.ts';
import { clausesOf, parseRules } from '../src/client/rules/parse.ts';
import { type GameModule, LANGUAGES, type Language } from '../src/engine/contract/game.ts';
import { speakerAt } from '../src/engine/text/text.ts';
import { CATALOGUE } from '../src/games/catalogue.ts';
import type { CardBrowserEntry, TableExtras } from '../src/kit/table/table-module.ts';

const TERMS = import.meta.glob<Readonly<Record<string, string | null>>>('../src/games/*/table/terms.json', {
  eager: true,
  import: 'default',
});
const EXTRAS = import.meta.glob<TableExtras>('../src/games/*/table/extras/index.ts');
const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');

const rulesIn = (id: string, language: Language): string =>
  read(`docs/rules/${id}${language === 'en' ? '' : `.${language}`}.md`);

async function cardsOf(id: string, game: GameModule, language: Language): Promise<readonly CardBrowserEntry[]> {
  const { cards } = await EXTRAS[`../src/games/${id}/table/extras/index.ts`]();
  return cards?.(await speakerAt(game, language, () => undefined, 'throw')).entries ?? [];
}

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
  'places',
  'pillage rewards',
  'steps of a battle',
  'faces of the dice',
  'components',
  'ship upgrade tiles',
  'territories',
  'final scoring',
  'seas',
  'terrain',
  'auctions',
]);
/** Things of which each has a card of its own, whose words say what it means. */
const ON_CARDS = new Set(['units', 'legendary heroes', 'powers', 'powers of the Stone', 'events']);
const shipped = CATALOGUE.filter(({ id }) => `../src/games/${id}/table/terms.json` in TERMS);

it('every game that ships says what its words mean', () => {
  expect(shipped.length).toBe(Object.keys(import.meta.glob('../src/games/*/entry.ts')).length);
});

describe.each(shipped)('$id', ({ id, title, load }) => {
  const terms = TERMS[`../src/games/${id}/table/terms.json`];
  const sections = [...glossaryOf(read('docs/glossary.md'), title)];
  const rows = sections.flatMap(([name, some]) => (EXPLAINED.has(name) ? some : []));

  it('leaves out no word of the glossary, and has none besides', () => {
    const words = [...new Set(rows.map(({ en }) => en))].sort();
    expect(words.length).toBeGreaterThan(40);
    expect(Object.keys(terms).sort()).toEqual(words);
  });

  it.each(LANGUAGES)('leaves none unexplained that a rule, a prompt or a lesson has in %s', async language => {
    const game = await load();
    const cards = new Set((await cardsOf(id, game, language)).map(({ card }) => card.name));
    const messages = await game.messages(language);
    const prompts = Object.entries(messages).flatMap(([key, text]) => (key.startsWith('prompt.') ? [text] : []));
    const read = [rulesIn(id, language), JSON.stringify(wordsOfLessons(id)[language]), ...prompts].join('\n');
    const unexplained = rows.filter(row => terms[row.en] === null && !cards.has(row[language]));
    const met = unexplained.filter(row => termFinder(new Map([[row[language], row.en]]))?.pattern.test(read));
    expect(met.map(row => row[language])).toEqual([]);
  });

  it.each(LANGUAGES)('has a card for each thing that has one, in %s', async language => {
    const names = new Set((await cardsOf(id, await load(), language)).map(({ card }) => card.name.toLowerCase()));
    const things = sections.flatMap(([name, some]) => (ON_CARDS.has(name) ? some : []));
    expect(things.map(row => row[language]).filter(name => !names.has(name.toLowerCase()))).toEqual([]);
  });

  it.each(LANGUAGES)('has a sentence for each in %s', language => {
    const clauses = clausesOf(parseRules(rulesIn(id, language)));
    const missing = Object.entries(terms).filter(([, written]) => {
      if (written === null) return false;
      const { clause, sentence } = placeOf(written);
      return !meaningIn(clauses.get(clause)?.text ?? '', sentence);
    });
    expect(missing).toEqual([]);
  });
});
