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

/** `XY-1.2#2`: the clause, and which of its sentences. */
export function placeOf(written: string): { readonly clause: string; readonly sentence: number } {
  const [clause, sentence = '1'] = written.split('#');
  return { clause, sentence: Number(sentence) };
}
