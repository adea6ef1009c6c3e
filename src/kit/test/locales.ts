import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type GameModule, LANGUAGES, type Language } from '../../engine/contract/game.ts';
import { fieldKinds } from '../../engine/text/fields.ts';
import { engineMessages, Speaker } from '../../engine/text/text.ts';
import { faultsOfTongue, type Tongue } from './every-saying.ts';
import { choicesOf, factsOf, type Sample } from './samples.ts';
import {
  composed,
  faultsOf,
  type Locales,
  literals,
  optionKeys,
  sayAll,
  sourcesIn,
  unreadable,
  untranslated,
} from './words.ts';

const TABLE = sourcesIn(fileURLToPath(new URL('../table', import.meta.url)));
/** Words that a game may have in the place of the hall's. */
const OWN_WORDS = literals(TABLE, /speaker\.has\('([\w.-]+)'\)/g);
/** The parts that tables share say these in the words of the game. */
const TABLE_WORDS = literals(TABLE, /'(ui\.[\w-]+)'/g).filter(key => !OWN_WORDS.includes(key));

/** And these are reasons that the kit gives for games whose objections stand on its own. */
const KIT_REASONS = literals(
  sourcesIn(fileURLToPath(new URL('../rules', import.meta.url))),
  /this\.turns, '([a-z-]+)'/g,
);

/** As many letters as a card has room for. */
const CARD_TEXT = 115;
/** Lines that are said in a whole game, at least. */
const LINES = 300;

export interface WordsCase {
  readonly game: GameModule;
  readonly locales: Locales;
  /** The game's own folder: ids are literals in its files. */
  readonly folder: string;
  /** Proper names and words that the languages share. */
  readonly shared: ReadonlySet<string>;
  /** Words that must read as in the glossary: English, Italian, French, Spanish. */
  readonly glossary: Readonly<Record<string, readonly [string, string, string, string]>>;
  /** Is it a fact that is shown, or told by another one? */
  readonly wordless: (fact: Sample) => boolean;
  /** What else the game's rules name, by the first part of its key: `{card: ['elf']}` needs `card.elf`. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Single messages that somebody asks for by a key of its own. */
  readonly alsoNamed?: readonly string[];
  /** The messages that name the seats, each side once. */
  readonly chairs: readonly string[];
  /** Whether the numbers of a message can never be together. */
  readonly never?: Tongue['never'];
  /** Numbers of the game that can be taken apart. */
  readonly numbers: readonly string[];
  /** How long a whole game that is told in words may take, where it is a long one. */
  readonly lines?: number;
}

/** Where the rules name any. */
const some = (kind: string, ids: readonly string[]) => (ids.length > 0 ? { [kind]: ids } : {});

/** Says everything in one language; what has no words is an error. */
export async function speakerIn({ game, locales, chairs }: WordsCase, language: Language): Promise<Speaker> {
  return new Speaker({
    language,
    messages: { ...(await engineMessages(language)), ...locales[language] },
    fields: fieldKinds(game.rules.vocabulary),
    seatKey: seat => chairs[seat],
    missing: 'throw',
  });
}

/** The words of a game: whole in all languages, told of everything that can happen, none for nothing. */
export function localeSuite(words: WordsCase): void {
  const { game, locales, shared, glossary, wordless } = words;
  const { vocabulary } = game.rules;
  if (!vocabulary) throw new Error(`${game.rules.id} has no vocabulary`);
  const [facts, choices] = [factsOf(vocabulary, 2), choicesOf(vocabulary, 2)];
  const { en: english } = locales;
  const sources = sourcesIn(words.folder);
  const prompts = Object.keys(vocabulary.prompts);
  const content = game.rules.content?.values ?? [];
  const parts = content.flatMap(({ id }) => [id.split('.')[0], id.split('.').at(-1) ?? '']);

  /** Everything that has words, by the first part of its key. */
  const named: Readonly<Record<string, readonly string[]>> = {
    choice: Object.keys(vocabulary.choices),
    fact: Object.keys(vocabulary.facts),
    prompt: prompts,
    wait: prompts,
    why: [
      ...literals(sources, /'(?:[A-Z]+-[\w.-]+|engine)',\s*'([a-z-]+)'(?!:)|clause, '([a-z-]+)'/g),
      ...(sources.some(text => text.includes('extends Objections')) ? KIT_REASONS : []),
    ],
    ...some('price', literals(sources, /what: '([a-z-]+)',\s*cost/g)),
    ...some('warning', literals(sources, /warning: '([a-z-]+)'/g)),
    ...(content.length > 0 && { content: ['title', 'text', ...parts] }),
    ...words.named,
  };
  const keys = [
    // The hall asks for it.
    'game.name',
    ...Object.entries(named).flatMap(([kind, ids]) => ids.map(id => `${kind}.${id}`)),
    ...content.flatMap(({ of }) => of ?? []),
    ...optionKeys(game),
    ...game.rules.orders.flatMap(({ id }) => [`order.${id}`, `order.${id}.text`]),
    ...(existsSync(join(words.folder, 'table')) ? TABLE_WORDS : []),
    ...(words.alsoNamed ?? []),
  ];

  describe.each(LANGUAGES)('the messages in %s', language => {
    const messages = locales[language];

    it('are the same as in English, speak of the same things and use the letters of the glossary', () => {
      expect(faultsOf(locales, language)).toEqual([]);
    });

    it('have names for cards, and card texts that fit on a card', () => {
      for (const [key, message] of Object.entries(messages)) {
        if (key.startsWith('card.')) expect(message, key).not.toBe('');
        if (key.startsWith('cardText.')) expect(message.length, key).toBeLessThanOrEqual(CARD_TEXT);
      }
    });
  });

  describe.each(LANGUAGES.filter(language => language !== 'en'))('the messages in %s', language => {
    it('are translated', () => {
      expect(untranslated(locales, language, shared)).toEqual([]);
    });
  });

  it('keeps to the glossary', () => {
    for (const [key, terms] of Object.entries(glossary)) {
      const here = LANGUAGES.map(language => locales[language][key]);
      expect(here, key).toEqual(terms);
    }
  });

  it('takes without a word only choices that there are', () => {
    for (const step of vocabulary.steps ?? []) expect(vocabulary.choices).toHaveProperty([step]);
  });

  it('has words for everything that the rules name', async () => {
    const messages = { ...(await engineMessages('en')), ...english };
    for (const [kind, ids] of Object.entries(named)) expect(ids.length, kind).toBeGreaterThan(0);
    expect(keys.filter(key => !(key in messages))).toEqual([]);
  });

  const puttingTogether = composed(sources);
  /** Forms that the game asks for itself: `name('jarl', id, 'title')`. */
  const forms = new Set(literals(sources, /\.name\([^()]*, '([a-z]+)'\)/g));
  /** Forms of names that some message asks for, `{what_counted}` (the phrase is what it gets unasked), and items of a list. */
  const isForm = (form: string, of: string): boolean =>
    form === 'phrase' ||
    forms.has(form) ||
    english[of]?.includes(`{${form}}`) ||
    Object.values(english).some(message => message.includes(`_${form}}`));

  /** A name in another form, a choice under a prompt, or a word whose id stands in some file of the game. */
  const asked = (key: string): boolean => {
    const [kind, id, form] = key.split('.');
    if (puttingTogether.some(made => made.test(key)) || sources.some(text => text.includes(`'${key}'`))) return true;
    if (form !== undefined && `${kind}.${id}` in english) {
      return kind === 'choice' ? prompts.includes(form) : isForm(form, `${kind}.${id}`);
    }
    if (OWN_WORDS.includes(key)) return true;
    if (kind === 'choices') return named.choice.includes(id);
    if (puttingTogether.some(made => made.test(id))) return true;
    return sources.some(text => text.includes(`'${id}'`));
  };

  it('has no words that nothing asks for', () => {
    const wanted = new Set(keys);
    expect(Object.keys(english).filter(key => !wanted.has(key) && !asked(key))).toEqual([]);
  });

  /** Ids of several words, which nobody would say. */
  const ids = Object.values(words.named)
    .flat()
    .filter(id => /\d.*-|-.*\d/.test(id));
  const isRaw = (line: string): boolean => unreadable(line) || ids.some(id => line.includes(id));

  describe.each(LANGUAGES)('in %s', async language => {
    const speaker = await speakerIn(words, language);

    it.each(named.fact)('the fact %s can be told', kind => {
      for (const fact of facts.filter(one => one.kind === kind)) {
        const line = speaker.fact(fact);
        if (wordless(fact)) expect(line).toBeNull();
        else expect(isRaw(line ?? ''), line ?? '').toBe(false);
      }
    });

    it.each(named.choice)('the choice %s can be offered', kind => {
      for (const choice of choices.filter(one => one.kind === kind)) {
        const line = speaker.choice(choice);
        expect(isRaw(line), line).toBe(false);
      }
    });
  });

  it.each(LANGUAGES)('every message reads well with every name and number, in %s', async language => {
    const messages = { ...(await engineMessages(language)), ...locales[language] };
    const never = words.never && { never: words.never };
    const sides = words.chairs;
    expect(faultsOfTongue({ language, messages, fields: fieldKinds(vocabulary), sides, ...never })).toEqual([]);
  });

  const { min, max } = game.rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  describe.each(LANGUAGES)('a whole game in %s', language => {
    it.each(counts)('is told in words, with %i seats', async seats => {
      const { lines, tables, several } = await sayAll(game, language, seats, `words ${seats}`, words.numbers);
      expect(lines.length).toBeGreaterThan(words.lines ?? LINES);
      expect(lines.filter(isRaw)).toEqual([]);
      expect(tables.length).toBeGreaterThan(0);
      expect(several.filter(kind => !(`choices.${kind}` in locales[language]))).toEqual([]);
      for (const table of tables) expect(table).not.toMatch(/\{|\}|undefined|\bnull\b|NaN/);
    });
  });
}
