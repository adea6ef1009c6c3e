/** Days, counted; a day begins at midnight where the reader is. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** So far apart lie the puzzles of two days in the list, so that an easy one is not followed by one that is as easy. */
const STRIDE = 29;

/** The one for this day: the same for everybody, and every one once before any comes again. */
export function ofTheDay<T>(list: readonly T[], day: number): T | undefined {
  if (list.length === 0) return undefined;
  const stride = coprime(STRIDE, list.length);
  return list[(day * stride) % list.length];
}

function coprime(wanted: number, count: number): number {
  let stride = wanted;
  while (divisor(stride, count) !== 1) stride++;
  return stride;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
