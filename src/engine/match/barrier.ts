import type { Seat } from '../contract/ask.ts';

/** A choice that was just made, as far as undo is concerned. */
export interface Made {
  /** Counted from 0. */
  readonly at: number;
  readonly seat: Seat;
  /** Something hidden came to light with it, or luck was asked. */
  readonly learned: boolean;
  /** Who decided something before it. */
  readonly before: Seat | undefined;
}

/** Choices before this one may not be taken back without consent: what was learned since, or what another decided, bars the way. */
export function barrierAfter(barrier: number, { at, seat, learned, before }: Made): number {
  if (learned) return at + 1;
  return before !== undefined && before !== seat ? at : barrier;
}
