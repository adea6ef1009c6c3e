import type { Language } from '../../engine/contract/game.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { CardBrowserEntry, TableExtras } from '../../kit/table/table-module.ts';
import type { GlossaryTerms } from '../found.ts';
import { type GlossaryRow, glossaryOf, spellings } from './glossary.ts';
import { type TermFinder, termFinder } from './inline.ts';
import { meaningIn, placeOf } from './meaning.ts';
import type { Clause } from './parse.ts';

/** Something that a word of the rules stands for. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** The clause that explains it; null when its card says all. */
  readonly clause: string | null;
  /** What it means, in one sentence; null when its card says all. */
  readonly meaning: string | null;
  readonly card: CardBrowserEntry | null;
}

export interface Terms {
  readonly finder: TermFinder | undefined;
  readonly byId: ReadonlyMap<string, Term>;
  /** Words without cards, for a list of them. */
  readonly words: readonly Term[];
}

/** The glossary as it is written, and what is said of its words in a game. */
export interface Glossary {
  readonly markdown: string;
  /** The game's title, as the glossary has it. */
  readonly title: string;
  readonly terms: GlossaryTerms;
}

const NONE: Terms = { finder: undefined, byId: new Map(), words: [] };

interface Spelled {
  readonly id: string;
  readonly names: readonly string[];
  readonly written: string;
}

/** Words of the glossary that are explained, in a language. */
function glossed({ markdown, title, terms }: Glossary, language: Language): Spelled[] {
  const rows = [...glossaryOf(markdown, title).values()].flat();
  const found = new Map<string, Spelled>();
  for (const row of rows as readonly GlossaryRow[]) {
    const written = terms[row.en];
    if (!written || found.has(row.en) || !row[language]) continue;
    found.set(row.en, { id: row.en, names: spellings(row[language], language), written });
  }
  return [...found.values()];
}

/** The words that have an explanation: those of the glossary, a game's own, and the names of its cards. Its title is none of them. */
export function termsOf(
  speaker: Speaker | undefined,
  extras: TableExtras | undefined,
  clauses: ReadonlyMap<string, Clause>,
  title?: string,
  glossary?: Glossary,
): Terms {
  if (!speaker || !extras) return NONE;
  const byId = new Map<string, Term>();
  const spelled = new Map<string, string>();
  const words: Term[] = [];
  const capitals = new Set<string>();
  const spell = (name: string, id: string) => spelled.has(name.toLowerCase()) || spelled.set(name.toLowerCase(), id);
  const addWord = ({ id, names, written }: Spelled) => {
    const { clause, sentence, marked } = placeOf(written);
    const meaning = meaningIn(clauses.get(clause)?.text ?? '', sentence);
    if (!meaning) return;
    const [name] = names;
    const known = spelled.get(name.toLowerCase());
    // The same word with other plurals.
    const term = known === undefined ? { id, name, clause, meaning, card: null } : byId.get(known);
    if (!term) return;
    if (known === undefined) words.push(term);
    byId.set(term.id, term);
    if (marked === 'in the list') return;
    if (marked === 'as written') capitals.add(term.id);
    for (const one of names) spell(one, term.id);
  };
  for (const one of glossary ? glossed(glossary, speaker.language) : []) addWord(one);
  for (const { word, many, clause } of extras.terms ?? []) {
    if (!speaker.has(word)) continue;
    const names = [speaker.say(word), ...(many ? [speaker.say(many)] : [])];
    addWord({ id: word, names, written: clause });
  }
  for (const card of extras.cards?.(speaker).entries ?? []) {
    const clause = card.clauses.find(id => clauses.has(id)) ?? null;
    const id = `card ${card.id}`;
    byId.set(id, { id, name: card.card.name, clause, meaning: null, card });
    spell(card.card.name, id);
  }
  return { finder: termFinder(spelled, title, capitals), byId, words };
}
