import type { Seat } from '../../../engine/contract/ask.ts';
import type { Heard } from '../../../engine/match/match.ts';
import type { IconName } from '../../../kit/look/icon-names.ts';
import { type Scribe, textOf } from '../saga/lines.ts';

/** One moment of the game that can be gone back to. */
export interface ReplayStep {
  /** Entries of the log up to here. */
  readonly at: number;
  /** What happened, in a sentence; empty at the very beginning. */
  readonly title: string;
  readonly knots: readonly Knot[];
  readonly chapter: string | null;
  readonly section: string | null;
}

/** A mark on the loom: in the lane of a seat, or across all of them. */
export interface Knot {
  readonly seat: Seat | null;
  readonly size: 'act' | 'great' | 'dot';
  readonly icon: IconName | null;
}

const WEIGHT = { great: 1, act: 1, dot: 0.5 } as const;
const SMALL = 0.18;

/** How much room a step takes on the loom: an act takes one, what belongs to an act much less. */
export const weightOf = (step: ReplayStep): number => Math.max(SMALL, ...step.knots.map(({ size }) => WEIGHT[size]));

/** Every moment worth a stop: the beginning, and each entry of the log that is told in words or marked by a knot. */
export function stepsOf(heard: readonly Heard[], scribe: Scribe): ReplayStep[] {
  const steps: ReplayStep[] = [];
  for (let from = 0; from < heard.length; ) {
    const { at } = heard[from];
    let to = from;
    while (to < heard.length && heard[to].at === at) to++;
    const step = stepOf(at + 1, heard.slice(from, to), scribe);
    if (step) steps.push(step);
    from = to;
  }
  if (steps[0]?.at !== 0) steps.unshift({ at: 0, title: '', knots: [], chapter: null, section: null });
  return steps;
}

function stepOf(at: number, heard: readonly Heard[], scribe: Scribe): ReplayStep | null {
  const lines = heard.map(each => scribe.line(each));
  const knots: Knot[] = [];
  let chapter: string | null = null;
  let section: string | null = null;
  for (const { look, seat } of lines) {
    chapter = look.chapter ?? chapter;
    section = look.section ?? section;
    if (look.knot && !knots.some(knot => knot.seat === seat)) {
      knots.push({ seat, size: look.knot, icon: look.icon ?? null });
    }
  }
  // What has a knot says best what it was; else whatever was told first.
  const told = lines.filter(({ parts }) => parts.length > 0);
  const title = textOf((told.find(({ look }) => look.knot) ?? told[0])?.parts ?? []);
  if (at > 0 && title === '' && knots.length === 0 && chapter === null && section === null) return null;
  return { at, title, knots, chapter, section };
}

/** The step at, or last before, so many entries. */
export function stepAt(steps: readonly ReplayStep[], at: number): number {
  const found = steps.findLastIndex(step => step.at <= at);
  return Math.max(0, found);
}
