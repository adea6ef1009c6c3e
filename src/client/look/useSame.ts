import { useRef } from 'react';

/** What it was before, as long as the new value says the same: what is drawn from it need not be drawn again. */
export function useSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const kept = useRef(value);
  if (kept.current !== value && !same(kept.current, value)) kept.current = value;
  return kept.current;
}

/** Plain data, told apart by what it says. */
export const sameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const sameSet = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every(item => b.has(item));

/** A list in which every item that says the same as before is the one of before. */
export function useSameItems<T>(items: readonly T[]): readonly T[] {
  const kept = useRef(items);
  if (kept.current !== items) {
    const next = items.map((item, i) => (sameData(item, kept.current[i]) ? kept.current[i] : item));
    const moved = next.length !== kept.current.length || next.some((item, i) => item !== kept.current[i]);
    if (moved) kept.current = next;
  }
  return kept.current;
}
