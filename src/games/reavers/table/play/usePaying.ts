import { useMemo, useState } from 'react';
import type { ReaversChoice } from '../../rules/choices.ts';
import { type Paid, payingOf, type Wishes } from './paying.ts';
import type { ReaversProps } from './play.ts';
import { frameOf } from './where.ts';

/** A price of several dice, laid out before it is paid. */
export interface Paying {
  readonly row: readonly Paid[];
  /** Lays something else out for one of them. */
  readonly wish: (at: number, choice: ReaversChoice) => void;
}

const NONE: Wishes = new Map();

/** How the reader is about to pay; null where there is nothing to pay, or a single thing. */
export function usePaying({ view, ask }: ReaversProps): Paying | null {
  const frame = ask?.prompt === 'payment' ? frameOf(view, 'payment') : undefined;
  const price = frame ? `${frame.cause} ${frame.needs.join()}` : '';
  const [wished, setWished] = useState({ price, wishes: NONE });
  const wishes = wished.price === price ? wished.wishes : NONE;
  const several = frame !== undefined && frame.needs.length - frame.at > 1;
  return useMemo(() => {
    if (!several) return null;
    const wish = (at: number, choice: ReaversChoice) => setWished({ price, wishes: new Map(wishes).set(at, choice) });
    return { row: payingOf(view, wishes), wish };
  }, [several, view, price, wishes]);
}
