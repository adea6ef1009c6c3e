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

/** So many keys lead to a thing by its name: the one that opens the search, letters, arrows, and Enter. */
export function pressesTo(place: number, things: readonly Named[]): number {
  let least = Number.POSITIVE_INFINITY;
  const words = wordsOf(things[place].name);
  for (const word of [...words, initialsOf(words)]) {
    for (let letters = 1; letters <= word.length; letters++) {
      const down = findNamed(word.slice(0, letters), things).indexOf(place);
      if (down >= 0) least = Math.min(least, 1 + letters + down + 1);
    }
  }
  return least;
}
