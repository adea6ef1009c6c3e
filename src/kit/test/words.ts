/** What the tests of every game's words share: faults of its messages, and all that a game says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { FastChance } from '../../engine/chance/chance.ts';
import { type Ask, inRange } from '../../engine/contract/ask.ts';
import { Facts, heardBy } from '../../engine/contract/facts.ts';
import type { GameModule, Language, Messages } from '../../engine/contract/game.ts';
import { readOptions } from '../../engine/contract/options.ts';
import { argumentNames, speakerFor } from '../../engine/text/text.ts';

export type Locales = Readonly<Record<Language, Messages>>;

const compiled = (language: Language, message: string): IntlMessageFormat =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true });

/** The fields that a message speaks of; in which form is up to each language. */
const fieldsOf = (language: Language, message: string): string =>
  [...new Set(argumentNames(compiled(language, message)).map(name => name.replace(/_[a-z]+$/, '')))].sort().join(', ');

/** French has a narrow no-break space before ! ? ; and a no-break space before a colon. */
const FRENCH_SPACES = / [:;!?]|[^\u202f\s!?][;!?]|[^\u00a0\s]:/;
/** How a number is written, `{n, number, ::sign-always}`, is no sentence. */
const NUMBER_STYLE = /::[\w-]+/g;

/** What is wrong with the messages of a language beside those in English. */
export function faultsOf(locales: Locales, language: Language): string[] {
  const { en: english, [language]: messages } = locales;
  const faults = Object.keys(english).flatMap(key => (key in messages ? [] : [`${key}: not there`]));
  for (const [key, message] of Object.entries(messages)) {
    if (!(key in english)) faults.push(`${key}: not there in English`);
    else faults.push(...faultsOfOne(language, message, english[key]).map(fault => `${key}: ${fault}`));
  }
  return faults;
}

function faultsOfOne(language: Language, message: string, english: string): string[] {
  const faults: string[] = [];
  try {
    const [own, wanted] = [fieldsOf(language, message), fieldsOf('en', english)];
    if (own !== wanted) faults.push(`speaks of ${own || 'nothing'}, and in English of ${wanted || 'nothing'}`);
  } catch (error) {
    faults.push(`does not parse: ${error}`);
  }
  // Only numbers come to a message as they are: everything else is in words already, but by its id and its kind.
  for (const [, name, ways] of message.matchAll(/\{(\w+), select, ([^{]+)/g))
    if (!/_(id|kind)$/.test(name) && !/^\d/.test(ways)) faults.push(`chooses by the words of ${name}, not by its id`);
  // In a message the straight apostrophe is a sign of escape.
  if (message.includes("'")) faults.push('has a straight apostrophe');
  if (language === 'fr' && FRENCH_SPACES.test(message.replace(NUMBER_STYLE, '')))
    faults.push('has another space before a mark');
  return faults;
}

/** Messages that read as in English, but for the words that the languages share. */
export function untranslated(locales: Locales, language: Language, shared: ReadonlySet<string>): string[] {
  return Object.entries(locales[language]).flatMap(([key, message]) => {
    const letters = message.replace(/\{[^{}]*\}/g, '').replace(/[^\p{L}]/gu, '');
    return letters === '' || shared.has(message) || message !== locales.en[key] ? [] : [`${key}: ${message}`];
  });
}

/** Whether a line is none for people: it has ids, holes or doubled marks, or no capital at its head. */
export const unreadable = (line: string): boolean =>
  /\{|\}|undefined|\bnull\b|NaN|\bnone\b|\s\s|\s[.,]|\(\)|!\./.test(line) || !/^[¡¿“]*[\p{Lu}\d]/u.test(line);

/** The files of a folder as text, tests and words left out: ids are literals in them. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/test|locales/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'));
}

/** What the first group of a pattern that matched stands for, each once. */
export const literals = (sources: readonly string[], pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(text => [...text.matchAll(pattern)].map(match => match.slice(1).find(Boolean) ?? ''))),
];

/** Keys and ids that are put together in the sources: `ui.tab-${tab}`. What has no letters of its own in its id is left out. */
export const composed = (sources: readonly string[]): RegExp[] =>
  literals(sources, /`([a-z][\w.-]*(?:\$\{[^{}]*\}[\w.-]*)+)`/g)
    .map(made => made.split(/\$\{[^{}]*\}/))
    .filter(([first, ...rest]) => /[a-z]/.test((first.split('.', 2)[1] ?? first) + rest.join('')))
    .map(parts => new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));

/** The messages that each option of a game needs. */
export const optionKeys = (game: GameModule): string[] =>
  game.rules.options.flatMap(spec => {
    const key = `option.${spec.name}`;
    if ('order' in spec) return [key, `${key}.text`];
    return [key, ...spec.values.flatMap(value => [`${key}.${value}`, `${key}.${value}.text`])];
  });

/** All that was said in a game: lines, and the table in text now and then. */
export interface Sayings {
  readonly lines: readonly string[];
  readonly tables: readonly string[];
  /** Kinds of answers of which there were several among many: a menu has them in one line, by their name. */
  readonly several: readonly string[];
}

const TABLES_EVERY = 20;
/** So many answers are read one by one. */
const FEW = 14;

/** Plays a game at random and says everything that is asked, told and refused, and what the numbers are made of. */
export async function sayAll(
  game: GameModule,
  language: Language,
  seats: number,
  seed: string,
  numbers: readonly string[] = [],
): Promise<Sayings> {
  const { rules } = game;
  const chance = new FastChance(seed);
  const facts = new Facts();
  const state = rules.setup(readOptions(rules.options, undefined, seats), seats, chance, facts);
  const speaker = await speakerFor(game, language, rules.view(state, null), 'throw');
  const [lines, tables]: [string[], string[]] = [[], []];
  const several = new Set<string>();
  for (let turn = 0; ; turn++) {
    for (const told of facts.told.splice(0)) {
      for (const seat of [0, null]) {
        const fact = heardBy(told, seat);
        const line = fact && speaker.fact(fact);
        if (line) lines.push(line);
      }
    }
    const asks = rules.decisions(state).filter(ask => !ask.answered);
    if (asks.length === 0) {
      const result = rules.result(state);
      const won = result && speaker.won(result);
      return { lines: won ? [...lines, won] : lines, tables, several: [...several] };
    }
    const ask: Ask = asks[chance.below(asks.length)];
    lines.push(speaker.prompt(ask), speaker.waiting(asks));
    const { choices, ranges = [] } = ask;
    const kinds = [...choices, ...ranges.map(({ choice }) => choice)].map(({ kind }) => kind);
    if (kinds.length > FEW && new Set(kinds).size > 1)
      for (const kind of kinds) if (kinds.indexOf(kind) !== kinds.lastIndexOf(kind)) several.add(kind);
    const answers = [...choices, ...ranges.flatMap(range => [range.min, range.max].map(n => inRange(range, n)))];
    for (const choice of answers) lines.push(speaker.choice(choice, ask.prompt));
    const view = rules.view(state, ask.seat);
    const wild = rules.imagine(state, ask.seat);
    if (wild.length > 0) {
      const choice = wild[chance.below(wild.length)];
      for (const reason of rules.explain(view, ask.seat, { about: 'choice', choice }).reasons) {
        lines.push(speaker.reason(reason));
      }
    }
    if (turn % TABLES_EVERY === 0) {
      for (const about of numbers) {
        for (const term of rules.explain(view, ask.seat, { about }).terms) lines.push(speaker.term(term));
      }
      if (game.summary) tables.push(game.summary(view, speaker));
    }
    rules.apply(state, ask.seat, answers[chance.below(answers.length)], chance, facts);
  }
}
