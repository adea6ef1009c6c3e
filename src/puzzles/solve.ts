import { differenceOf, estimateOf } from '../bots/advise/estimate.ts';
import { type Weighed, type Weighing, weigh } from '../bots/advise/weighing.ts';
import { answersTo } from '../bots/search/candidates.ts';
import type { Thinker } from '../bots/search/thinker.ts';
import { FastChance } from '../engine/chance/chance.ts';
import type { Ask, Choice } from '../engine/contract/ask.ts';

/** What a seat sees and is asked. */
export interface Moment {
  readonly view: unknown;
  readonly ask: Ask;
}

/** How one answer stands against all others. */
export interface Verdict {
  readonly best: Weighed;
  /** The others, the best first. */
  readonly others: readonly Weighed[];
  /** So much of the chance of winning every other answer gives away, at least, as it was seen. */
  readonly gap: number;
  /** The same, less how far off that may be. */
  readonly sure: number;
  readonly weighing: Weighing;
}

const meanOf = ({ chances }: Weighed): number => estimateOf(chances).mean;

/** Weighs every answer in the same worlds, and drops none. */
export function weighAll(thinker: Thinker, { view, ask }: Moment, worlds: number, seed: string): Verdict {
  const all = answersTo(ask).length;
  const rounds = Math.max(1, Math.ceil(Math.log2(all)));
  const iterations = Math.ceil(worlds / rounds) * rounds * all;
  const weighing = weigh(thinker, { view, ask, chance: new FastChance(seed), iterations, keep: all, most: all });
  const [best, ...others] = [...weighing.all].sort((a, b) => meanOf(b) - meanOf(a));
  const differences = others.map(other => differenceOf(best.chances, other.chances));
  return {
    best,
    others,
    gap: Math.min(...differences.map(({ mean }) => mean)),
    sure: Math.min(...differences.map(({ mean, error }) => mean - error)),
    weighing,
  };
}

/** Every other answer gives away so much of the chance of winning, and so much of it beyond doubt. */
const GAP = 0.04;
const SURE = 0.015;
/** Worlds in which every answer is played out, each time. */
export const WORLDS = 80;

export const isClear = ({ gap, sure }: Verdict): boolean => gap >= GAP && sure >= SURE;

/** The one answer that is clearly better than every other; undefined where there is none. */
export function solve(thinker: Thinker, moment: Moment, seed: string, worlds: number = WORLDS): Verdict | undefined {
  const verdict = weighAll(thinker, moment, worlds, seed);
  return isClear(verdict) ? verdict : undefined;
}

/** What comes so soon after an answer belongs to it. */
const SOON = 6;

/** Is it about a battle: is one being fought, or does the best answer usually lead to one at once? */
export function isBattle({ best }: Verdict, { prompt }: Ask, battles: readonly string[] = []): boolean {
  if (battles.includes(prompt)) return true;
  const leading = best.courses.filter(course => course.slice(0, SOON).some(step => battles.includes(step.prompt)));
  return leading.length * 2 > best.courses.length;
}

/** Is it worth solving? A few worlds tell most moments from puzzles. */
export function promises(thinker: Thinker, moment: Moment, seed: string): Choice | undefined {
  for (const [worlds, gap, sure] of SIEVES) {
    const verdict = weighAll(thinker, moment, worlds, `${seed}/sieve ${worlds}`);
    if (verdict.gap < gap || verdict.sure < sure) return undefined;
    if (worlds === SIEVES[SIEVES.length - 1][0]) return verdict.best.choice;
  }
  return undefined;
}

/** Worlds, and what must be seen in so many: the first sieve is coarse. */
const SIEVES = [
  [3, 0.03, Number.NEGATIVE_INFINITY],
  [14, 0.04, 0],
] as const;
