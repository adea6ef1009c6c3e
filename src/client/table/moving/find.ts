/** Something on the table that can be touched, as it is called. */
export interface Named {
  readonly name: string;
  readonly lit: boolean;
}

/** Letters without what stands above or below them, so that nobody has to look for them on a keyboard. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ð', 'd')
    .replaceAll('þ', 'th')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The first letters of its words: "bs" is a blue ship. */
const initialsOf = (words: readonly string[]): string => words.map(([letter]) => letter).join('');

/**
 * The things whose name has words that begin as was typed, or whose first letters are those, by their places in the list:
 * what may be touched first, then what is called so from its first word on.
 */
export function findNamed(typed: string, things: readonly Named[]): number[] {
  const query = wordsOf(typed);
  const found = things.flatMap(({ name, lit }, at) => {
    const words = wordsOf(name);
    const brief = query.length === 1 && query[0].length > 1 && initialsOf(words).startsWith(query[0]);
    const fits = brief || query.every(part => words.some(word => word.startsWith(part)));
    const first = brief || (query.length > 0 && words[0]?.startsWith(query[0]));
    return fits ? [{ at, rank: (lit ? 0 : 2) + (first ? 0 : 1) }] : [];
  });
  return found.sort((one, other) => one.rank - other.rank || one.at - other.at).map(({ at }) => at);
}

/** The search is opened, two letters and a space between them, and Enter. */
const LEAST_OF_TWO = 5;

/** So many keys lead to a thing by its name: the one that opens the search, letters, arrows, and Enter. */
export function pressesTo(place: number, things: readonly Named[]): number {
  const words = wordsOf(things[place].name);
  const begun = [...words, initialsOf(words)].flatMap(word => [...word].map((_, i) => word.slice(0, i + 1)));
  const keys = (typed: string): number => {
    const down = findNamed(typed, things).indexOf(place);
    return down < 0 ? Number.POSITIVE_INFINITY : 1 + typed.length + down + 1;
  };
  const least = Math.min(...begun.map(keys));
  // Where many names have a word in common, one letter each of two of them: "f 3" is the third favour.
  const pairs = words.flatMap(([one]) => words.map(([other]) => `${one} ${other}`));
  return least <= LEAST_OF_TWO ? least : Math.min(least, ...[...new Set(pairs)].map(keys));
}
