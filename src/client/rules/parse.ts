/** The rules of a game as they are written in `docs/rules`: chapters of clauses, each with an id. */
export interface RulesText {
  readonly title: string;
  /** Paragraphs before the first chapter. */
  readonly intro: readonly string[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** `XY-5`: what its clauses have in common, or its number. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Clauses under one heading; the first section of a chapter may have none. */
export interface Section {
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

/** A clause, or a paragraph between clauses: an example, a note. */
export interface Block {
  readonly id: string | null;
  readonly text: string;
  /** The scenario file that an example was taken from. */
  readonly scenario?: string;
}

export interface Clause {
  readonly id: string;
  readonly text: string;
}

const CHAPTER = /^##\s+(?:(\d+)[.)]?\s+)?(.+)$/;
const SECTION = /^###\s+(.+)$/;
const CLAUSE = /^\*\*([A-Z]+-[\w.-]+)\*\*\s+(.+)$/s;
/** `> **Example** [g11-last-fjord](../../scenarios/…): Wolf pillages…` */
const EXAMPLE = /^>\s+\*\*([^*]+)\*\*\s+\[([\w-]+)\]\([^)]*\)\s*:\s+(.+)$/s;
const NUMBERED = /^([A-Z]+)-\d/;

export function parseRules(markdown: string): RulesText {
  let title = '';
  const intro: string[] = [];
  const chapters: { number: string; title: string; sections: { title: string | null; blocks: Block[] }[] }[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/).map(one => one.trim().replace(/\s*\n\s*/g, ' '))) {
    if (paragraph === '') continue;
    const chapter = CHAPTER.exec(paragraph);
    const section = SECTION.exec(paragraph);
    if (/^#\s/.test(paragraph)) title = paragraph.slice(1).trim();
    else if (chapter && !section) {
      chapters.push({ number: chapter[1] ?? '', title: chapter[2], sections: [{ title: null, blocks: [] }] });
    } else if (chapters.length === 0) intro.push(paragraph);
    else {
      const { sections } = chapters[chapters.length - 1];
      if (section) sections.push({ title: section[1], blocks: [] });
      else sections[sections.length - 1].blocks.push(blockOf(paragraph));
    }
  }
  const sign = signOf(markdown);
  return {
    title,
    intro,
    chapters: chapters.map(({ number, title: name, sections }, i) => ({
      id: sign ? `${sign}-${number || i + 1}` : number || String(i + 1),
      title: name,
      sections: sections.filter(({ title: heading, blocks }) => heading !== null || blocks.length > 0),
    })),
  };
}

function blockOf(paragraph: string): Block {
  const example = EXAMPLE.exec(paragraph);
  if (example) return { id: null, text: `**${example[1]}.** ${example[3]}`, scenario: example[2] };
  const clause = CLAUSE.exec(paragraph);
  return clause ? { id: clause[1], text: clause[2] } : { id: null, text: paragraph };
}

/** `BR`: the letters that begin every id of a game. */
function signOf(markdown: string): string | null {
  const first = /^\*\*([A-Z]+-\d[\w.]*)\*\*/m.exec(markdown)?.[1] ?? '';
  return NUMBERED.exec(first)?.[1] ?? null;
}

export const blocksOf = (chapter: Chapter): readonly Block[] => chapter.sections.flatMap(({ blocks }) => blocks);

/** Every clause by its id. */
export function clausesOf(rules: RulesText): ReadonlyMap<string, Clause> {
  const clauses = new Map<string, Clause>();
  for (const block of rules.chapters.flatMap(blocksOf)) {
    if (block.id !== null) clauses.set(block.id, { id: block.id, text: block.text });
  }
  return clauses;
}

/** Where an id is found: its chapter, and itself when there is such a clause. */
export function locate(
  rules: RulesText,
  id: string,
): { readonly chapter: Chapter; readonly clause: string | null } | null {
  for (const chapter of rules.chapters) {
    if (chapter.id === id) return { chapter, clause: null };
    if (blocksOf(chapter).some(block => block.id === id)) return { chapter, clause: id };
  }
  return null;
}
