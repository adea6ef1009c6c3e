/** Who of the winners stays: what is worth no more than the lead, and one in any case. */
import { keepBest } from '../../rules/war/losses.ts';

export interface Staying {
  readonly piece: number;
  /** What one of them is worth in this battle. */
  readonly worth: number;
  readonly count: number;
  /** So many of them stay where as much value as can be is kept. */
  readonly stay: number;
}

/** Groups lie in a row: piece, worth and count of each. */
export function stayingOf(groups: readonly number[], margin: number): readonly Staying[] {
  const kept = keepBest(groups, margin);
  return kept
    .map((stay, i) => ({ piece: groups[3 * i], worth: groups[3 * i + 1], count: groups[3 * i + 2], stay }))
    .filter(({ count }) => count > 0);
}

/** Groups of so many that are worth so much each. */
export type Units = readonly { readonly worth: number; readonly count: number }[];

/** How many of them stay with such a lead. */
export function unitsLeft(units: Units, lead: number): number {
  if (units.length === 0) return 0;
  const groups = units.flatMap(({ worth, count }, i) => [i, worth, count]);
  return keepBest(groups, lead).reduce((sum, stay) => sum + stay, 0);
}
