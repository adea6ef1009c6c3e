import type { Chance } from '../../engine/chance/chance.ts';
import { type Ask, type Choice, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { rollOutsOf, thinkerFor } from '../levels.ts';
import type { Step } from '../search/roll-out.ts';
import { likelyCourse } from './course.ts';
import { differenceOf, estimateOf } from './estimate.ts';
import { type Weighed, type Weighing, weigh } from './weighing.ts';

/** So many answers are advised at most. */
const MOST = 3;
/** So many differences are told at most. */
const REASONS = 3;
/** Fewer points than this are nothing to speak of. */
const SLIGHT = 0.1;

/** What an answer gets more of, or less, than another, by where points come from. */
export interface Difference {
  readonly source: string;
  readonly points: number;
}

/** One answer that a good player would think of. */
export interface Advised {
  readonly choice: Choice;
  /** The chance of winning after it, from 0 to 1. */
  readonly chance: number;
  /** 19 times in 20 the chance lies so near, as far as roll-outs can tell. */
  readonly error: number;
  readonly rollOuts: number;
  /** What it is compared with: the next best, or the best where it is not the best itself. */
  readonly against: Choice | null;
  /** What it brings the seat that is asked, in points, more than what it is compared with; only what is beyond doubt. */
  readonly why: readonly Difference[];
  /** The rival for whom it makes the greatest difference, where it does. */
  readonly rival: { readonly seat: Seat; readonly points: number } | null;
  /** What will probably follow. */
  readonly course: readonly Step[];
}

export interface Advice {
  /** The best first. */
  readonly answers: readonly Advised[];
  /** Games played on, all answers together. */
  readonly rollOuts: number;
}

export interface AdviceWanted {
  readonly view: unknown;
  readonly ask: Ask;
  readonly chance: Chance;
  /** As many as the strongest level thinks with, unless given. */
  readonly iterations?: number;
  /** True when time is up. */
  readonly hurried?: () => boolean;
}

/** Can somebody be advised on it? Where nobody waits, or nothing is left to choose, there is nothing to say. */
export const isAdvisable = (ask: Ask): boolean =>
  isAwaited(ask) && (ask.choices.length > 1 || Boolean(ask.ranges?.length));

/** What a good player would do: up to three answers, from what the asked seat sees and nothing else. */
export function advise(game: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>, wanted: AdviceWanted): Advice {
  const thinker = thinkerFor(game);
  const { iterations = rollOutsOf(game.knowledge).jarl } = wanted;
  return adviceOf(weigh(thinker, { ...wanted, iterations, keep: MOST }), wanted.ask.seat);
}

/** The same of answers that were weighed already; `measured`: compared with the answer that all are measured by. */
export function adviceOf({ all, measure }: Weighing, seat: Seat, most: number = MOST, measured = false): Advice {
  const base = estimateOf(measure.chances).mean;
  const [first, ...others] = all.filter(({ chances }) => chances.length > 0).slice(0, most);
  // Those that were dropped on the way stand among the others by what is believed of them.
  const best = first ? [first, ...others.sort((a, b) => b.ahead - a.ahead)] : [];
  return {
    answers: best.map((one, place) => {
      const other = measured && one !== measure ? measure : best[place === 0 ? 1 : 0];
      return advised(one, other ?? null, base, seat);
    }),
    rollOuts: all.reduce((sum, { chances }) => sum + chances.length, 0),
  };
}

function advised(one: Weighed, other: Weighed | null, base: number, seat: Seat): Advised {
  return {
    choice: one.choice,
    chance: Math.min(1, Math.max(0, base + one.ahead)),
    error: Math.min(1, estimateOf(one.chances).error),
    rollOuts: one.chances.length,
    against: other?.choice ?? null,
    why: other ? reasons(one, other, seat) : [],
    rival: other ? rivalOf(one, other, seat) : null,
    course: likelyCourse(one.courses),
  };
}

const isClear = (mean: number, error: number): boolean => Math.abs(mean) >= SLIGHT && Math.abs(mean) > error;

function reasons(one: Weighed, other: Weighed, seat: Seat): Difference[] {
  const found = one.sources.flatMap((source, i) => {
    const of = (weighed: Weighed) => weighed.scores.map(scores => scores[seat][i]);
    const { mean, error } = differenceOf(of(one), of(other));
    return isClear(mean, error) ? [{ source, points: mean }] : [];
  });
  return found.sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, REASONS);
}

const total = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0);

function rivalOf(one: Weighed, other: Weighed, own: Seat): Advised['rival'] {
  const seats = one.scores[0]?.length ?? 0;
  let found: Advised['rival'] = null;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === own) continue;
    const of = (weighed: Weighed) => weighed.scores.map(scores => total(scores[seat]));
    const { mean, error } = differenceOf(of(one), of(other));
    if (isClear(mean, error) && Math.abs(mean) > Math.abs(found?.points ?? 0)) found = { seat, points: mean };
  }
  return found;
}
