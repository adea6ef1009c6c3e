import type { Language } from '../../engine/contract/game.ts';
import type { Clause, RulesText } from './parse.ts';

/** What stands on the two pages of a game: `table/summary.json` in its folder. */
export interface SummaryPlan {
  /** The clauses of each page. */
  readonly pages: readonly (readonly string[])[];
  /** The tables of each page. */
  readonly tables: Readonly<Record<Language, readonly (readonly SummaryTable[])[]>>;
}

export interface SummaryTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface SummaryChapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** References to other clauses and chapters, which nobody follows on paper. */
const REFERENCES = /\s*\((?:(?:[A-Z]+-[\w.-]+(?:,\s*)?)+|(?:chap|cap)\p{L}* \d+)\)/giu;

/** A clause that is named within a sentence is called by its number. */
const NAMED = /\b[A-Z]+-(\d[\d.]*\d)/g;

const onPaper = (text: string): string => text.replace(REFERENCES, '').replace(NAMED, '$1').replace(/[*`]/g, '');

/** What it is about, how it is won, what one does: the bold words and the rest of each paragraph that begins with some. */
export const leadOf = ({ intro }: RulesText): { readonly title: string; readonly text: string }[] =>
  intro.flatMap(paragraph => {
    const [, title, text] = /^\*\*([^*]+)\*\*\s+(.+)$/s.exec(paragraph) ?? [];
    return title && text ? [{ title, text: onPaper(text) }] : [];
  });

/** The clauses with these ids, chapter by chapter, as they are printed. */
export const chaptersOf = ({ chapters }: RulesText, ids: readonly string[]): SummaryChapter[] =>
  chapters.flatMap(({ title, sections }) => {
    const clauses = sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ id, text }) => (id !== null && ids.includes(id) ? [{ id, text: onPaper(text) }] : [])),
    );
    return clauses.length > 0 ? [{ title, clauses }] : [];
  });
