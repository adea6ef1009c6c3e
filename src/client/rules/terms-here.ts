import type { Speaker } from '../../engine/text/text.ts';
import type { TermsHere } from '../../kit/look/terms.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { inlines } from './inline.ts';
import { clausesOf } from './parse.ts';
import { readBook } from './read-book.ts';
import { termsOf } from './terms.ts';

interface Table {
  readonly game: string;
  readonly speaker: Speaker;
  readonly extras: TableExtras;
}

const NOT_LINKED = () => false;

/** The words of a game that have a meaning, for its table; undefined where they have none in the reader's language. */
export async function termsHere({ game, speaker, extras }: Table): Promise<Omit<TermsHere, 'rule'> | undefined> {
  const { found, glossary } = await readBook(game, speaker.language);
  if (!found || found.language !== speaker.language || !glossary) return undefined;
  const { finder, byId } = termsOf(speaker, extras, clausesOf(found.rules), undefined, glossary);
  return {
    pieces: text =>
      inlines(text, NOT_LINKED, finder).map(({ text: piece, kind, to }) =>
        kind === 'term' && to !== undefined ? { text: piece, term: to } : { text: piece },
      ),
    meaning(term) {
      const { name, clause, meaning, card } = byId.get(term) ?? {};
      const words = meaning ?? card?.card.text;
      return name && clause && words ? { name, clause, words } : undefined;
    },
  };
}
