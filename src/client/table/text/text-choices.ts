import type { Choice } from '../../../engine/contract/ask.ts';

/** More than so many can be narrowed. */
export const MANY = 14;

/** An answer as it stands in the list. */
export interface TextChoice {
  readonly choice: Choice;
  /** What is typed for it. */
  readonly number: number;
  readonly words: string;
  /** What it is told under. */
  readonly group: string | undefined;
}

/** Answers one under the other, those that belong together side by side; what belongs to nothing comes first. */
export function inGroups<T extends { readonly group: string | undefined }>(all: readonly T[]): readonly T[] {
  const groups = [...new Set(all.map(({ group }) => group))].filter(group => group !== undefined);
  return [undefined, ...groups].flatMap(group => all.filter(each => each.group === group));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text have all these words, accents and capitals aside? */
export function hasWords(text: string, words: string): boolean {
  const own = plain(text);
  return plain(words)
    .split(/\s+/)
    .every(word => own.includes(word));
}
