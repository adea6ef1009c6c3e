import { FastChance } from '../../engine/chance/chance.ts';

/** From the one to the other lie 95 of 100 draws. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

const TIMES = 200;

/** The part of `values` below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

/**
 * How far numbers by name would vary, had other groups been drawn: games of one deal belong together, so deals are drawn
 * anew, not games. The same groups give the same intervals.
 */
export function bootstrapped<T>(
  groups: readonly (readonly T[])[],
  measure: (drawn: readonly T[]) => ReadonlyMap<string, number>,
): Map<string, Interval> {
  const chance = new FastChance('bootstrap');
  const draws = new Map<string, number[]>();
  for (let time = 0; time < TIMES; time++) {
    const drawn = groups.flatMap(() => groups[chance.below(groups.length)]);
    for (const [name, value] of measure(drawn)) {
      const list = draws.get(name) ?? [];
      list.push(value);
      draws.set(name, list);
    }
  }
  return new Map([...draws].map(([name, list]) => [name, { from: quantile(list, 0.025), to: quantile(list, 0.975) }]));
}
