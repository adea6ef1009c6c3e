/** A piece of a clause as it is printed. */
export interface Inline {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'emphasis' | 'code' | 'clause' | 'term';
  /** The clause or term it leads to. */
  readonly to?: string;
}

/** Finds words that have an explanation. */
export interface TermFinder {
  readonly pattern: RegExp;
  /** The id of what is found. */
  idOf(found: string): string | undefined;
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`|[A-Z]+-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)/;

/** Splits a clause into what is plain, marked, and linked; a term is marked where it stands first. */
export function inlines(text: string, isClause: (id: string) => boolean, terms?: TermFinder): Inline[] {
  const seen = new Set<string>();
  return text.split(MARKS).flatMap((piece, i): Inline[] => {
    if (piece === '') return [];
    if (i % 2 === 0) return withTerms(piece, seen, terms);
    if (piece.startsWith('**')) return [{ text: piece.slice(2, -2), kind: 'strong' }];
    if (piece.startsWith('`')) return [{ text: piece.slice(1, -1), kind: 'code' }];
    if (piece.startsWith('*') || piece.startsWith('_')) return [{ text: piece.slice(1, -1), kind: 'emphasis' }];
    return isClause(piece) ? [{ text: piece, kind: 'clause', to: piece }] : withTerms(piece, seen, terms);
  });
}

function withTerms(text: string, seen: Set<string>, terms: TermFinder | undefined): Inline[] {
  if (!terms) return [{ text, kind: 'plain' }];
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(terms.pattern)) {
    const to = terms.idOf(match[0]);
    if (to === undefined || seen.has(to)) continue;
    seen.add(to);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), kind: 'plain' });
    pieces.push({ text: match[0], kind: 'term', to });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), kind: 'plain' });
  return pieces;
}

/**
 * A finder for these words and their plurals in -s; the longest name wins, and a word inside another word is none. Nor is
 * one inside a `title`, which leads nowhere itself. `capitals`: the ids of words that are none without their capital.
 */
export function termFinder(
  words: ReadonlyMap<string, string>,
  title?: string,
  capitals: ReadonlySet<string> = new Set(),
): TermFinder | undefined {
  if (words.size === 0) return undefined;
  const byLength = [...words.keys(), ...(title ? [title] : [])].sort((a, b) => b.length - a.length).map(literal);
  const ids = new Map([...words].map(([word, id]) => [word.toLowerCase(), id]));
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${byLength.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'giu'),
    idOf: found => {
      const word = found.toLowerCase();
      const id = ids.get(word) ?? ids.get(word.replace(/s$/, '')) ?? ids.get(word.replace(/es$/, ''));
      return id !== undefined && capitals.has(id) && /^\p{Ll}/u.test(found) ? undefined : id;
    },
  };
}

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
