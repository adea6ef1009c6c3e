import { LANGUAGES, type Language } from '../../engine/contract/game.ts';

/** A word of `docs/glossary.md`, in every language. */
export type GlossaryRow = Readonly<Record<Language, string>>;

const FILES = import.meta.glob<string>('../../../docs/glossary.md', { query: '?raw', import: 'default' });

/** The glossary as it is written. */
export const readGlossary = async (): Promise<string> =>
  (await Promise.all(Object.values(FILES).map(load => load()))).join('');

const CELLS = /^\|\s*([^|]*?)\s*\|\s*([^|]*?)\s*\|\s*([^|]*?)\s*\|\s*([^|]*?)\s*\|/;

/** The words of a game, by the titles of their sections: `**Title of the game: terms**` and so on. */
export function glossaryOf(markdown: string, title: string): ReadonlyMap<string, readonly GlossaryRow[]> {
  const sections = new Map<string, GlossaryRow[]>();
  let rows: GlossaryRow[] | undefined;
  for (const line of markdown.split('\n')) {
    const cells = CELLS.exec(line)?.slice(1);
    if (!cells) continue;
    const heading = /^\*\*(.+)\*\*$/.exec(cells[0])?.[1];
    if (heading === undefined) {
      rows?.push(Object.fromEntries(LANGUAGES.map((language, i) => [language, cells[i]])) as unknown as GlossaryRow);
      continue;
    }
    rows = heading.startsWith(`${title}: `) ? [] : undefined;
    if (rows) sections.set(heading.slice(title.length + 2), rows);
  }
  return sections;
}

/** How several of an Italian thing are called, as far as an ending tells; words that end otherwise stay as they are. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([cg])o$/, '$1hi'],
  [/([cg])a$/, '$1he'],
  [/io$/, 'i'],
  [/([^aeiou]i)a$/, '$1e'],
  [/[oe]$/, 'i'],
  [/a$/, 'e'],
];
const severalInItalian = (word: string): string => {
  const [ending, put] = ENDINGS.find(([at]) => at.test(word)) ?? [];
  return word.length > 3 && ending && put ? word.replace(ending, put) : word;
};
/** Plurals in -s of the last word are found by themselves; of the first one they are not. */
const firstWith = (name: string, several: (word: string) => string): string => {
  const [first, ...rest] = name.split(' ');
  return [several(first), ...rest].join(' ');
};

/** As a text may spell it: one of them, or several. */
export function spellings(name: string, language: Language): readonly string[] {
  const found = [name];
  if (language === 'it') found.push(firstWith(name, severalInItalian), name.split(' ').map(severalInItalian).join(' '));
  else if (language !== 'en' && name.includes(' ')) {
    found.push(
      firstWith(name, word => `${word}s`),
      name
        .split(' ')
        .map(word => `${word}s`)
        .join(' '),
    );
  }
  return [...new Set(found)];
}
