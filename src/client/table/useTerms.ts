import { useEffect, useMemo, useState } from 'react';
import type { Speaker } from '../../engine/text/text.ts';
import type { TermsHere } from '../../kit/look/terms.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';

type Known = Omit<TermsHere, 'rule'>;

/** Words can wait until the table is there and has nothing else to do, in milliseconds. */
const LATER = 600;

/** The words of a table that have a meaning. They come late: nobody touches a word before having read it. */
export function useTerms(
  game: string,
  speaker: Speaker,
  extras: TableExtras,
  rule: TermsHere['rule'],
): TermsHere | null {
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      import('../rules/terms-here.ts')
        .then(({ termsHere }) => termsHere({ game, speaker, extras }))
        .then(found => left || setKnown(found), console.warn);
    }, LATER);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [game, speaker, extras]);
  return useMemo(() => (known ? { ...known, rule } : null), [known, rule]);
}
