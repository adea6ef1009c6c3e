import { type ReplayStep, weightOf } from './steps.ts';

export interface Stretch {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

export interface Loom {
  /** Where each step stands. */
  readonly x: readonly number[];
  /** How wide one act is. */
  readonly unit: number;
  readonly chapters: readonly Stretch[];
  readonly sections: readonly Stretch[];
}

/** Places the steps along a line that begins at `left`: each in the middle of its room. */
export function loomOf(steps: readonly ReplayStep[], left: number, width: number): Loom {
  const weights = steps.map(weightOf);
  const unit = width / weights.reduce((sum, weight) => sum + weight, 0);
  const x: number[] = [];
  const edges: number[] = [];
  let at = left;
  for (const weight of weights) {
    edges.push(at);
    x.push(at + (weight * unit) / 2);
    at += weight * unit;
  }
  const stretches = (title: (step: ReplayStep) => string | null): Stretch[] => {
    const starts = steps.flatMap((step, i) => (title(step) === null ? [] : [i]));
    return starts.map((start, k) => ({
      title: title(steps[start]) ?? '',
      from: edges[start],
      to: k + 1 < starts.length ? edges[starts[k + 1]] : left + width,
    }));
  };
  return { x, unit, chapters: stretches(step => step.chapter), sections: stretches(step => step.section) };
}

/** The step whose place is nearest. */
export function nearest(loom: Loom, x: number): number {
  let best = 0;
  for (let i = 1; i < loom.x.length; i++) if (Math.abs(loom.x[i] - x) < Math.abs(loom.x[best] - x)) best = i;
  return best;
}
