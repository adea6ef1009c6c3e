import { sentencesOf } from '../../lessons/lesson.ts';

/** Without the marks of the rules’ own text, and the numbers of other clauses. */
export const plainText = (text: string): string =>
  text
    .replace(/\*\*|\*|`/g, '')
    .replace(/\s*\((?:[^()]*\s)?[A-Z]+-[^)]*\)/g, '')
    .replace(/\[([^\]]*)\]/g, '$1');

/** One sentence of a clause, the first unless another is asked for; undefined where it has not so many. */
export const meaningIn = (text: string, sentence = 1): string | undefined =>
  sentencesOf(plainText(text))[sentence - 1] || undefined;

/** Where in a text a word is marked: anywhere, where it has its capital, or nowhere. */
export type Marked = 'anywhere' | 'as written' | 'in the list';

export interface MeaningPlace {
  readonly clause: string;
  readonly sentence: number;
  readonly marked: Marked;
}

const WRITTEN = /^([^#,]+)(?:#(\d+))?(?:, (as written|in the list))?$/;

/**
 * `XY-1.2#2`: the clause, and which of its sentences. A word that means something else without its capital is found `as
 * written` alone; one that is an ordinary word besides stands `in the list` of words, and is looked for in no sentence.
 */
export function placeOf(written: string): MeaningPlace {
  const [, clause = '', sentence = '1', marked = 'anywhere'] = WRITTEN.exec(written) ?? [];
  return { clause, sentence: Number(sentence), marked: marked as Marked };
}
