/** What a decision is called, by the chance of winning that it gave away; the mildest first. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** From so much of a chance on it is called so. */
const INACCURACY = 0.02;
const MISTAKE = 0.05;
const BLUNDER = 0.1;

export interface Loss {
  /** Nothing better was found. */
  readonly best: boolean;
  /** The chance of winning that it gave away, as far as that is believed. */
  readonly loss: number;
  /** How much was seen to be lost, and how far off that may be: what lies within is called no mistake. */
  readonly seen: number;
  readonly error: number;
}

export function markOf({ best, loss, seen, error }: Loss): Mark {
  if (best) return 'best';
  if (seen <= error || loss < INACCURACY) return 'good';
  if (loss < MISTAKE) return 'inaccuracy';
  return loss < BLUNDER ? 'mistake' : 'blunder';
}
