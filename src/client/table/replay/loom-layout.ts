import type { Seat } from '../../../engine/contract/ask.ts';
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

/** To a knot that has no other beside it in its lane. */
const ALONE = 40;

/** For each step and each lane it has a knot in, how far it is to the nearest other knot there: found in one pass each way. */
export function roomsOf(steps: readonly ReplayStep[], loom: Loom): readonly ReadonlyMap<Seat | null, number>[] {
  const rooms = steps.map(() => new Map<Seat | null, number>());
  const pass = (order: readonly number[]) => {
    const last = new Map<Seat | null, number>();
    for (const i of order) {
      for (const { seat } of steps[i].knots) {
        const beside = last.get(seat);
        const room = beside === undefined ? ALONE : Math.abs(loom.x[i] - loom.x[beside]);
        rooms[i].set(seat, Math.min(rooms[i].get(seat) ?? ALONE, room));
      }
      for (const { seat, size } of steps[i].knots) if (size !== 'dot') last.set(seat, i);
    }
  };
  const order = [...steps.keys()];
  pass(order);
  pass(order.reverse());
  return rooms;
}
