import { useEffect, useMemo, useState } from 'react';
import type { Speaker } from '../../engine/text/text.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { useSpeech } from '../speech.tsx';
import { type Clause, clausesOf } from './parse.ts';
import { type ReadRules, readRules } from './rules-text.ts';
import { type Terms, termsOf } from './terms.ts';

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
  const [read, setRead] = useState<{ readonly key: string; readonly found: ReadRules | null }>();
  const key = `${game} ${language}`;
  useEffect(() => {
    let stale = false;
    void readRules(game, language).then(
      found => stale || setRead({ key: `${game} ${language}`, found: found ?? null }),
    );
    return () => {
      stale = true;
    };
  }, [game, language]);
  const found = read?.key === key ? read.found : undefined;
  return useMemo(() => {
    if (!found) return found;
    const clauses = clausesOf(found.rules);
    // A text in another language has other words for things.
    const [title] = found.rules.title.split(/\s*:/);
    const terms = termsOf(found.language === language ? speaker : undefined, extras, clauses, title);
    return { ...found, clauses, terms };
  }, [found, language, speaker, extras]);
}
