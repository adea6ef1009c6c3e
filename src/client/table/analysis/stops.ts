import type { CurvePoint, JudgedDecision } from '../../../bots/analysis/analyse.ts';
import type { Mark } from '../../../bots/analysis/marks.ts';
import { type Seat, sameChoice } from '../../../engine/contract/ask.ts';
import type { ReplayStep } from '../replay/steps.ts';

/** A chance that moves by so much between two moments has turned. */
const TURNS = 0.08;

/** A moment worth a look: somebody's chance turned, or a choice of one's own is looked into. */
export interface Stop {
  /** Entries of the log up to the table that is shown. */
  readonly at: number;
  /** Whose chance it is. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly decision: JudgedDecision | null;
}

const isCostly = ({ mark }: JudgedDecision): boolean => mark !== 'best' && mark !== 'good';

/** A choice of one's own: what could have been, and what it came to. */
export function stopOf(decision: JudgedDecision, seat: Seat): Stop {
  const { at, answers, made } = decision;
  const from = answers[0]?.chance ?? 0;
  const to = answers.find(({ choice }) => sameChoice(choice, made))?.chance ?? from;
  return { at, seat, from, to, decision };
}

/** The moments that turned a game, and the choices of a seat that cost, in their order. */
export function stopsOf(points: readonly CurvePoint[], decisions: readonly JudgedDecision[], own: Seat): Stop[] {
  const stops = decisions.filter(isCostly).map(decision => stopOf(decision, own));
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [points[i - 1], points[i]];
    const turned = after.chances
      .map((to, seat) => ({ seat, from: before.chances[seat], to, doubt: before.errors[seat] + after.errors[seat] }))
      .filter(({ from, to, doubt }) => Math.abs(to - from) >= TURNS && Math.abs(to - from) > doubt)
      .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0];
    // A choice of one's own that explains it stands there already.
    const told = stops.some(({ at, decision }) => decision && at >= before.at && at < after.at);
    if (turned && !told) {
      const { seat, from, to } = turned;
      stops.push({ at: after.at, seat, from, to, decision: null });
    }
  }
  return stops.sort((a, b) => a.at - b.at);
}

/** What happened there: of all that led to it the act that weighs most. */
export function titleOf({ at, seat }: Stop, steps: readonly ReplayStep[], points: readonly CurvePoint[]): string {
  const since = points.findLast(point => point.at < at)?.at ?? 0;
  const led = steps.filter(step => step.at > since && step.at <= at && step.title !== '');
  const great = led.filter(({ knots }) => knots.some(({ size }) => size === 'great'));
  const own = led.filter(({ knots }) => knots.some(knot => knot.seat === seat));
  return (great.at(-1) ?? own.at(-1) ?? led.at(-1))?.title ?? '';
}

export const countOf = (decisions: readonly JudgedDecision[], mark: Mark): number =>
  decisions.filter(decision => decision.mark === mark).length;

/** The chances at, or last before, a moment. */
export const pointAt = (points: readonly CurvePoint[], at: number): CurvePoint | undefined =>
  points.findLast(point => point.at <= at) ?? points[0];
