import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Advice, isAdvisable } from '../../../bots/advise/advise.ts';
import type { Ask, Seat } from '../../../engine/contract/ask.ts';
import type { Sitter } from '../../../host/protocol.ts';
import { think } from '../../thinking/think.ts';

/** What was asked for, and how far it is. */
export type Hint =
  | { readonly state: 'thinking' }
  | { readonly state: 'told'; readonly advice: Advice }
  | { readonly state: 'failed' };

export interface Advising {
  readonly hint: Hint | null;
  /** Asks what a good player would do, or puts the answer away; null where nobody may ask, or there is nothing to choose. */
  readonly toggle: (() => void) | null;
  readonly close: () => void;
}

/** Nobody is advised where other people sit, those included whose seat a bot keeps warm. */
export const mayBeAdvised = (seats: readonly Sitter[], reader: Seat | null): boolean =>
  reader !== null &&
  seats.every(({ bot, person }, seat) => seat === reader || (bot !== null && person !== 'away')) &&
  seats[reader]?.bot === null;

interface Asked {
  readonly game: string;
  readonly view: unknown;
  readonly ask: Ask | null;
}

/**
 * "What would a good player do?": thought through in a worker, from what the reader sees, until something else is asked.
 * `unasked`: it is told of its own accord, until it is put away.
 */
export function useAdvice({ game, view, ask }: Asked, allowed: boolean, unasked = false): Advising {
  const [wanted, setWanted] = useState<Ask | null>(null);
  const [putAway, setPutAway] = useState<Ask | null>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const open = allowed && ask !== null && isAdvisable(ask);
  const asked = ask !== null && (wanted === ask || (unasked && open && putAway !== ask));
  useEffect(() => {
    if (!asked || !ask) {
      setHint(null);
      return undefined;
    }
    setHint({ state: 'thinking' });
    return think(
      { kind: 'advise', game, view, ask, luck: crypto.randomUUID() },
      found => {
        if (found.kind === 'advice') setHint({ state: 'told', advice: found.advice });
      },
      why => {
        console.warn(why);
        setHint({ state: 'failed' });
      },
    );
  }, [asked, ask, game, view]);
  const close = useCallback(() => {
    setWanted(null);
    setPutAway(ask);
  }, [ask]);
  const toggle = useCallback(() => {
    setWanted(asked ? null : ask);
    setPutAway(asked ? ask : null);
  }, [ask, asked]);
  const shown = asked ? hint : null;
  return useMemo(() => ({ hint: shown, toggle: open ? toggle : null, close }), [shown, open, toggle, close]);
}
