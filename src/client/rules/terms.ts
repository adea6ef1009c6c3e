import type { Speaker } from '../../engine/text/text.ts';
import type { CardBrowserEntry, TableExtras } from '../../kit/table/table-module.ts';
import { type TermFinder, termFinder } from './inline.ts';
import type { Clause } from './parse.ts';

/** Something that a word of the rules stands for. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** The clause that explains it; null when its card says all. */
  readonly clause: string | null;
  readonly card: CardBrowserEntry | null;
}

export interface Terms {
  readonly finder: TermFinder | undefined;
  readonly byId: ReadonlyMap<string, Term>;
  /** Words without cards, for a list of them. */
  readonly words: readonly Term[];
}

const NONE: Terms = { finder: undefined, byId: new Map(), words: [] };

/** The words that have an explanation: a game's terms, and the names of its cards. Its title is none of them. */
export function termsOf(
  speaker: Speaker | undefined,
  extras: TableExtras | undefined,
  clauses: ReadonlyMap<string, Clause>,
  title?: string,
): Terms {
  if (!speaker || !extras) return NONE;
  const byId = new Map<string, Term>();
  const spelled = new Map<string, string>();
  const add = (term: Term) => {
    byId.set(term.id, term);
    if (!spelled.has(term.name)) spelled.set(term.name, term.id);
  };
  const words = (extras.terms ?? []).flatMap(({ word, many, clause }): Term[] => {
    if (!clauses.has(clause) || !speaker.has(word)) return [];
    const term: Term = { id: word, name: speaker.say(word), clause, card: null };
    add(term);
    if (many && !spelled.has(speaker.say(many))) spelled.set(speaker.say(many), word);
    return [term];
  });
  for (const card of extras.cards?.(speaker).entries ?? []) {
    const clause = card.clauses.find(id => clauses.has(id)) ?? null;
    add({ id: `card ${card.id}`, name: card.card.name, clause, card });
  }
  return { finder: termFinder(spelled, title), byId, words };
}
