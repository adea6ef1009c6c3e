import type { Choice } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { markOf } from '../analysis/marks.ts';
import { rollOutsOf, thinkerFor } from '../levels.ts';
import { type AdviceWanted, type Advised, adviceOf } from './advise.ts';
import { differenceOf } from './estimate.ts';
import { weigh } from './weighing.ts';

/** An answer throws much away. */
export interface Warning {
  /** The chance of winning that it gives up, as far as that is believed. */
  readonly loss: number;
  /** What does better, and what it brings more than the answer. */
  readonly better: Advised;
}

/** Does this answer throw much of the chance of winning away? What lies within the error is no loss. */
export function warnOf(
  game: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>,
  { choice, ...wanted }: AdviceWanted & { readonly choice: Choice },
): Warning | null {
  const { iterations = rollOutsOf(game.knowledge).jarl } = wanted;
  const weighed = weigh(thinkerFor(game), { ...wanted, iterations, against: choice });
  const { all, measure } = weighed;
  const [best] = all;
  const { mean: seen, error } = differenceOf(best.chances, measure.chances);
  const loss = Math.max(0, best.ahead - measure.ahead);
  const mark = markOf({ best: best === measure, loss, seen, error });
  if (mark !== 'mistake' && mark !== 'blunder') return null;
  const [better] = adviceOf(weighed, wanted.ask.seat, undefined, true).answers;
  return { loss, better };
}
