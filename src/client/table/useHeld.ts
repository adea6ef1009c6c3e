import { useMemo } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Sitter } from '../../host/protocol.ts';
import type { Held } from '../../host/second-thoughts/held.ts';
import type { TableHeld } from '../../kit/table/table-props.ts';

/** Second thoughts as a table shows them; `now` is the hour by which the host counts. */
export function useHeld(
  held: Held | null,
  seat: Seat | null,
  seats: readonly Sitter[],
  now: () => number,
): TableHeld | null {
  return useMemo(() => {
    if (!held) return null;
    const { until } = held;
    const left = () => (until === null ? null : Math.max(0, until - now()));
    return { mine: held.seat === seat, name: seats[held.seat]?.name ?? '', left };
  }, [held, seat, seats, now]);
}
