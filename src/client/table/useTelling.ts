import { useEffect, useRef } from 'react';
import type { Heard } from '../../engine/match/match.ts';
import { announce } from '../announce.tsx';
import type { Scribe } from './saga/lines.ts';
import type { Shown } from './table-line.ts';

/** Tells those who listen what happened and what is asked. More than a few lines are cut short: the saga has them all. */
const MOST = 6;

export function useTelling(
  scribe: Scribe | undefined,
  fresh: readonly Heard[],
  prompt: string,
  acted: Shown['acted'],
): void {
  const told = useRef<readonly Heard[]>(fresh);
  const asked = useRef<{ readonly prompt: string; readonly acted: Shown['acted'] }>({ prompt: '', acted });
  useEffect(() => {
    if (!scribe) return;
    const news = told.current === fresh ? [] : fresh.map(each => scribe.text(each)).filter(Boolean);
    told.current = fresh;
    const lines = news.length > MOST ? news.slice(-MOST) : news;
    // Whoever has acted hears what is asked next, be it the same once more.
    const again = prompt === asked.current.prompt && acted === asked.current.acted;
    const question = again ? '' : prompt;
    asked.current = { prompt, acted };
    const words = [...lines, question].filter(Boolean).join(' ');
    if (words) announce(words);
  }, [scribe, fresh, prompt, acted]);
}
