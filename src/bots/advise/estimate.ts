/** A mean, and how far off it may be: 19 times in 20 the truth lies within, as far as roll-outs can tell. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

const NINETEEN_IN_TWENTY = 1.96;

export function estimateOf(values: readonly number[]): Estimate {
  const { length } = values;
  if (length === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = values.reduce((sum, one) => sum + one, 0) / length;
  if (length === 1) return { mean, error: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (length - 1);
  return { mean, error: NINETEEN_IN_TWENTY * Math.sqrt(variance / length) };
}

/** How far `a` lies above `b`, world by world: what was seen in the same worlds is told apart sooner than by itself. */
export function differenceOf(a: readonly number[], b: readonly number[]): Estimate {
  const both = Math.min(a.length, b.length);
  return estimateOf(Array.from({ length: both }, (_, i) => a[i] - b[i]));
}
