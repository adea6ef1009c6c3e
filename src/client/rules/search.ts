import { blocksOf, type Chapter, type RulesText } from './parse.ts';

/** Words as they are compared: without case, accents and the shape of apostrophes; as long as before. */
export function folded(text: string): string {
  let out = '';
  for (const letter of text) {
    const plain = letter.normalize('NFD')[0].toLowerCase();
    const same = plain === '’' || plain === '‘' ? "'" : plain;
    // A letter beyond the basic plane is two units long, and must stay so.
    out += same.length === letter.length ? same : letter;
  }
  return out;
}

/** What is looked for: every word of it, each at the beginning of a word of the text. */
export interface Query {
  readonly words: readonly string[];
  readonly pattern: RegExp | null;
}

export function queryOf(text: string): Query {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const literal = words.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return {
    words,
    pattern: words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${literal.join('|')})`, 'gu') : null,
  };
}

export function matches({ words }: Query, text: string): boolean {
  if (words.length === 0) return true;
  const there = folded(text);
  return words.every(word => {
    for (let at = there.indexOf(word); at >= 0; at = there.indexOf(word, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(there[at - 1])) return true;
    }
    return false;
  });
}

export interface Hit {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces, those that were looked for marked: each to the end of its word. */
export function highlighted({ pattern }: Query, text: string): Hit[] {
  if (!pattern) return [{ text, hit: false }];
  const there = folded(text);
  const pieces: Hit[] = [];
  let from = 0;
  for (const match of there.matchAll(pattern)) {
    let to = match.index + match[0].length;
    while (to < there.length && /[\p{L}\p{N}]/u.test(there[to])) to++;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), hit: false });
    pieces.push({ text: text.slice(match.index, to), hit: true });
    from = to;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

export interface Found {
  readonly chapters: readonly Chapter[];
  readonly clauses: number;
}

/** The rules with only the clauses that are looked for; a chapter whose title says it is left whole. */
export function findClauses(rules: RulesText, query: Query): Found {
  if (query.words.length === 0) return { chapters: rules.chapters, clauses: countOf(rules.chapters) };
  const chapters = rules.chapters.flatMap((chapter): Chapter[] => {
    if (matches(query, `${chapter.id} ${chapter.title}`)) return [chapter];
    const sections = chapter.sections.flatMap(section => {
      const blocks = section.blocks.filter(({ id, text }) => matches(query, `${id ?? ''} ${text}`));
      return blocks.length > 0 ? [{ ...section, blocks }] : [];
    });
    return sections.length > 0 ? [{ ...chapter, sections }] : [];
  });
  return { chapters, clauses: countOf(chapters) };
}

const countOf = (chapters: readonly Chapter[]): number =>
  chapters.flatMap(blocksOf).filter(({ id }) => id !== null).length;
