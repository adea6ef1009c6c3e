import { useCallback, useState } from 'react';
import { type Ask, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { TableProps } from './table-props.ts';

/** Somebody else's things are looked at, since this question was open; null when there was none. */
export interface Looked {
  readonly of: Seat;
  readonly during: Ask | null;
}

/** The question that the reader has to decide now. */
const toDecide = (ask: Ask | null): Ask | null => (ask && isAwaited(ask) ? ask : null);

/** Whose things are in sight. A look at another's ends with the next question: then one's own are what counts. */
export function inSight(looked: Looked | null, seat: Seat | null, ask: Ask | null): Seat {
  const now = toDecide(ask);
  const stands = looked !== null && (now === null || now === looked.during);
  return stands ? looked.of : (seat ?? 0);
}

/** Looking at the things of another seat, and back. */
export function useLooked({ seat, ask }: Pick<TableProps, 'seat' | 'ask'>): {
  readonly shown: Seat;
  look(of: Seat): void;
  back(): void;
} {
  const [looked, setLooked] = useState<Looked | null>(null);
  const shown = inSight(looked, seat, ask);
  const look = useCallback(
    // Whoever touches the same seat again has seen enough.
    (of: Seat) => setLooked(of === seat || of === shown ? null : { of, during: toDecide(ask) }),
    [seat, shown, ask],
  );
  const back = useCallback(() => setLooked(null), []);
  return { shown, look, back };
}
