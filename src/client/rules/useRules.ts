import { useEffect, useMemo, useState } from 'react';
import type { Speaker } from '../../engine/text/text.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { useSpeech } from '../speech.tsx';
import { type Clause, clausesOf } from './parse.ts';
import { readBook } from './read-book.ts';
import type { ReadRules } from './rules-text.ts';
import { type Glossary, type Terms, termsOf } from './terms.ts';

export interface RulesBook extends ReadRules {
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly terms: Terms;
}

/** The rules of a game in the reader's language; null when there are none, undefined until they are read. */
export function useRules(
  game: string,
  speaker: Speaker | undefined,
  extras: TableExtras | undefined,
): RulesBook | null | undefined {
  const { language } = useSpeech();
  const [read, setRead] = useState<{
    readonly key: string;
    readonly found: ReadRules | null;
    readonly glossary?: Glossary;
  }>();
  const key = `${game} ${language}`;
  useEffect(() => {
    let stale = false;
    void readBook(game, language).then(book => stale || setRead({ key: `${game} ${language}`, ...book }));
    return () => {
      stale = true;
    };
  }, [game, language]);
  const here = read?.key === key ? read : undefined;
  const found = here?.found;
  const glossary = here?.glossary;
  return useMemo(() => {
    if (!found) return found;
    const clauses = clausesOf(found.rules);
    // A text in another language has other words for things.
    const [title] = found.rules.title.split(/\s*:/);
    const terms = termsOf(found.language === language ? speaker : undefined, extras, clauses, title, glossary);
    return { ...found, clauses, terms };
  }, [found, glossary, language, speaker, extras]);
}
