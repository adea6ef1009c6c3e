import { SOURCES, type SourceId } from '../../rules/numbers.ts';
import { type EndGlory, endGlory } from '../../rules/phases/scoring.ts';
import { readView } from '../../rules/read-view.ts';
import type { View } from '../../rules/view.ts';

/** What a seat would have if the game ended now. */
export interface Estimate {
  readonly total: number;
  /** What the end would add, line by line. */
  readonly lines: readonly EndGlory[];
  /** By source: what is booked already, and what the end would add. */
  readonly sources: readonly { readonly source: SourceId; readonly now: number; readonly end: number }[];
}

const known = new WeakMap<View, Map<number, Estimate>>();

export function estimateOf(view: View, seat: number): Estimate {
  let seats = known.get(view);
  if (!seats) {
    seats = new Map();
    known.set(view, seats);
  }
  let estimate = seats.get(seat);
  if (!estimate) {
    // Once it is over the end is booked already.
    const lines = view.frames.length === 0 ? [] : endGlory(readView(view), seat);
    estimate = {
      total: lines.reduce((sum, { glory }) => sum + glory, view.seats[seat].glory),
      lines,
      sources: SOURCES.map((source, i) => ({
        source,
        now: view.seats[seat].scores[i],
        end: lines.reduce((sum, line) => (line.source === source ? sum + line.glory : sum), 0),
      })),
    };
    seats.set(seat, estimate);
  }
  return estimate;
}
