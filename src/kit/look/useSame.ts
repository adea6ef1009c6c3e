import { useRef } from 'react';

/** What it was before, as long as the new value says the same: what is drawn from it need not be drawn again. */
export function useSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const kept = useRef(value);
  if (kept.current !== value && !same(kept.current, value)) kept.current = value;
  return kept.current;
}

/** The same for each item of a list, and for the list. */
export function useSameItems<T>(items: readonly T[]): readonly T[] {
  const kept = useRef(items);
  kept.current = sameItems(kept.current, items);
  return kept.current;
}

/** The new list, in which each item that says the same as the old one in its place is the old one. */
export function sameItems<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  if (before === now) return before;
  const items = now.map((item, i) => (i < before.length && sameData(before[i], item) ? before[i] : item));
  return items.length === before.length && items.every((item, i) => item === before[i]) ? before : items;
}

/** Plain data, told apart by what it says. */
export const sameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sameMap = <K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

export const sameSet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every(item => b.has(item));
