import { type Chance, FastChance } from '../../engine/chance/chance.ts';
import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import type { Log } from '../../engine/match/log.ts';
import { type Advised, adviceOf, isAdvisable } from '../advise/advise.ts';
import { differenceOf, estimateOf } from '../advise/estimate.ts';
import { weigh } from '../advise/weighing.ts';
import { rollOutsOf, thinkerFor } from '../levels.ts';
import { rollOut } from '../search/roll-out.ts';
import { dealt } from '../search/search.ts';
import { settled, type Thinker } from '../search/thinker.ts';
import { type Mark, markOf } from './marks.ts';
import { type Decided, type PastGame, pastGame } from './past.ts';

/** The chances of winning of all seats at a moment. */
export interface CurvePoint {
  /** Entries of the log before it. */
  readonly at: number;
  readonly chances: readonly number[];
  /** 19 times in 20 each lies so near, as far as roll-outs can tell. */
  readonly errors: readonly number[];
}

/** An own decision, looked into. */
export interface JudgedDecision {
  readonly at: number;
  readonly prompt: string;
  readonly made: Choice;
  readonly mark: Mark;
  /** The chance of winning that it gave away. */
  readonly loss: number;
  /** The best answers, and what was answered, the best first. */
  readonly answers: readonly Advised[];
  readonly rollOuts: number;
}

/** What is found, piece by piece: the curve first, and again when it is known better. */
export type Piece =
  | { readonly kind: 'curve'; readonly points: readonly CurvePoint[] }
  | { readonly kind: 'decision'; readonly decision: JudgedDecision; readonly of: number }
  | { readonly kind: 'done' };

export interface AnalysisWanted {
  readonly log: Log;
  /** Whose decisions are looked into, and by whose knowledge. */
  readonly seat: Seat;
  /** With all cards open; else by what the seat knew then. */
  readonly open: boolean;
  readonly seed: string;
  /** Milliseconds it may take in all; a curve comes within the first few seconds. */
  readonly time?: number;
  readonly now?: () => number;
}

/** So many moments make a curve. */
const MOMENTS = 48;
/** Roll-outs from a moment in one go, and as many goes as there is time for. */
const GO = 4;
const GOES = 8;
/** The first curve is there by then, in milliseconds, however rough. */
const FIRST = 4000;
/** So many worlds a decision is looked at in, however little time is left for it. */
const LEAST = 3;
/** So many answers are told of a decision. */
const TOLD = 6;

/** Looks into a finished game. Whoever has heard enough stops asking. */
export function* analyse(
  game: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>,
  wanted: AnalysisWanted,
): Generator<Piece, void> {
  const { log, seat, open, seed, time = 85_000, now = () => performance.now() } = wanted;
  const begun = now();
  const thinker = thinkerFor(game);
  const past = pastGame(game.rules, log);
  const chance = new FastChance(`analysis ${seed}`);
  const curve = new Curve(thinker, past, { seat, open }, chance.fork());
  curve.go(() => now() - begun > FIRST);
  yield { kind: 'curve', points: curve.points() };

  const decisions = past.decisionsOf(seat).filter(({ ask }) => isAdvisable(ask));
  const iterations = rollOutsOf(game.knowledge).jarl;
  for (const [i, decided] of decisions.entries()) {
    // Where games go on so slowly that time is up, those that are left are not looked into.
    if (now() - begun > time) break;
    // What is left of the time is shared by what is left to look into.
    const until = now() + (begun + time - now()) / (decisions.length - i + 1);
    let worlds = 0;
    const judging = { open, iterations, hurried: () => ++worlds > LEAST && now() > until };
    yield { kind: 'decision', decision: judge(thinker, past, decided, judging, chance.fork()), of: decisions.length };
  }
  for (let goes = 1; goes < GOES && now() - begun < time; goes++) {
    curve.go(() => now() - begun > time);
    yield { kind: 'curve', points: curve.points() };
  }
  yield { kind: 'done' };
}

interface Judging {
  readonly open: boolean;
  readonly iterations: number;
  hurried(): boolean;
}

function judge(
  thinker: Thinker,
  past: PastGame,
  { at, seat, ask, made }: Decided,
  { open, iterations, hurried }: Judging,
  chance: Chance,
): JudgedDecision {
  const { rules } = thinker;
  const state = past.stateAt(at);
  const weighed = weigh(thinker, {
    view: rules.view(state, seat),
    ask,
    chance,
    iterations,
    hurried,
    against: made,
    keep: 3,
    ...(open && { deal: () => rules.clone(state) }),
  });
  const [best] = weighed.all;
  const { mean: seen, error } = differenceOf(best.chances, weighed.measure.chances);
  const loss = Math.max(0, best.ahead - weighed.measure.ahead);
  const { answers, rollOuts } = adviceOf(weighed, seat, TOLD, true);
  const mark = markOf({ best: best === weighed.measure, loss, seen, error });
  return { at, prompt: ask.prompt, made, mark, loss, answers, rollOuts };
}

/** The chances of all seats, moment by moment; each go plays on a few times more from every one. */
class Curve {
  private readonly seen: { readonly at: number; readonly chances: number[][] }[];
  private readonly thinker: Thinker;
  private readonly past: PastGame;
  private readonly eyes: { readonly seat: Seat; readonly open: boolean };
  private readonly chance: Chance;

  constructor(thinker: Thinker, past: PastGame, eyes: { readonly seat: Seat; readonly open: boolean }, chance: Chance) {
    this.thinker = thinker;
    this.past = past;
    this.eyes = eyes;
    this.chance = chance;
    const seats = past.match.head.seats;
    this.seen = spread(past.moments, MOMENTS).map(at => ({ at, chances: Array.from({ length: seats }, () => []) }));
  }

  /** From every moment once at least, and further as long as there is time. */
  go(over: () => boolean): void {
    for (let i = 0; i < GO; i++) {
      for (const point of this.seen) {
        if (over() && point.chances[0].length > 0) return;
        for (const [seat, chance] of this.playOn(point.at).entries()) point.chances[seat].push(chance);
      }
    }
  }

  points(): CurvePoint[] {
    return this.seen.map(({ at, chances }) => {
      const all = chances.map(estimateOf);
      return { at, chances: all.map(({ mean }) => mean), errors: all.map(({ error }) => Math.min(1, error)) };
    });
  }

  private playOn(at: number): readonly number[] {
    const { thinker, past, eyes } = this;
    const { rules } = thinker;
    const state = past.stateAt(at);
    const result = rules.result(state);
    if (result) return settled(result).chances;
    const luck = this.chance.fork();
    const world = eyes.open ? rules.clone(state) : dealt(thinker, rules.view(state, eyes.seat), eyes.seat, luck);
    return rollOut(thinker, world, thinker.stretch(world), eyes.seat, luck).chances;
  }
}

/** So many of them, evenly, the first and the last among them. */
export function spread(all: readonly number[], most: number): number[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]);
}
