import type { Seat } from '../../engine/contract/ask.ts';
import type { Step } from '../search/roll-out.ts';
import { believed, type Judged, search, type Thought } from '../search/search.ts';
import type { Thinker } from '../search/thinker.ts';

/** An answer, and all that its roll-outs have shown, world by world: the first entries of two answers are of the same worlds. */
export interface Weighed {
  readonly choice: Judged['choice'];
  /** What is believed of it, as its difference to the answer that all are measured by. */
  readonly ahead: number;
  /** Chances of winning. */
  readonly chances: readonly number[];
  /** Points by seat and source, where the game counts points. */
  readonly scores: readonly (readonly (readonly number[])[])[];
  readonly sources: readonly string[];
  readonly courses: readonly (readonly Step[])[];
}

export interface Weighing {
  /** The best first. */
  readonly all: readonly Weighed[];
  /** The one that all are measured by. */
  readonly measure: Weighed;
}

/** Thinks ahead, and keeps what it saw. */
export function weigh(thinker: Thinker, thought: Omit<Thought, 'onLeaf'>): Weighing {
  const { seat } = thought.ask;
  const seen = new Map<Judged, Seen>();
  const judged = search(thinker, {
    ...thought,
    onLeaf(one, { standing, world, course }) {
      const kept = seen.get(one) ?? new Seen();
      seen.set(one, kept);
      kept.add(standing.chances, seat, thinker.sheet(world), course);
    },
  });
  const all = judged.map(one => ({ choice: one.choice, ahead: believed(one), ...(seen.get(one) ?? new Seen()) }));
  return { all, measure: all[judged.findIndex(({ first }) => first)] };
}

class Seen {
  readonly chances: number[] = [];
  readonly scores: (readonly (readonly number[])[])[] = [];
  readonly courses: (readonly Step[])[] = [];
  sources: readonly string[] = [];

  add(
    chances: readonly number[],
    seat: Seat,
    sheet: { readonly sources: readonly string[]; readonly scores: readonly (readonly number[])[] } | null,
    course: readonly Step[],
  ): void {
    this.chances.push(chances[seat]);
    this.courses.push(course);
    if (!sheet) return;
    this.sources = sheet.sources;
    this.scores.push(sheet.scores);
  }
}
