import { keptPromise } from '../chance/fairness.ts';
import type { Seat } from '../contract/ask.ts';
import type { Rules } from '../contract/rules.ts';
import { BadInput } from '../input/bad-input.ts';
import { canonical } from '../input/json.ts';
import { isChoiceEntry, type Log } from './log.ts';
import { Match } from './match.ts';

/** What a second look at a finished game found. */
export interface Verdict {
  /** Empty when all is as the log says. */
  readonly problems: readonly string[];
  readonly choices: number;
  /** Null when the log could not be played to its end. */
  readonly hash: string | null;
  /** Null when the game is not over. */
  readonly ranking: readonly (readonly Seat[])[] | null;
}

export interface Verified {
  readonly verdict: Verdict;
  /** Null when it could not be played again. */
  readonly match: Match | null;
}

/** Plays the log again and holds it against what it claims. */
export function verify(rules: Rules, log: Log): Verdict {
  const work = verifyInSteps(rules, log);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value.verdict;
  }
}

/** Plays the log again, step by step, and holds it against what it claims: the promise about the seed, the last state, the ranking. */
export function* verifyInSteps(rules: Rules, log: Log): Generator<void, Verified> {
  const problems: string[] = [];
  if (log.commitment !== undefined && !keptPromise(log.commitment, log.seed)) {
    problems.push('commitment: the seed is not the one that was promised before the game');
  }
  const choices = log.entries.filter(isChoiceEntry).length;
  try {
    const match = yield* Match.loadInSteps(rules, log);
    const hash = match.hash();
    const ranking = match.result()?.ranking ?? null;
    if (log.final && log.final.hash !== hash) {
      problems.push(`final.hash: the log says ${log.final.hash}, but its choices lead to ${hash}`);
    }
    if (log.final && canonical(log.final.ranking) !== canonical(ranking)) {
      problems.push(`final.ranking: the log says ${canonical(log.final.ranking)}, but it is ${canonical(ranking)}`);
    }
    return { verdict: { problems, choices, hash, ranking }, match };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { verdict: { problems: [...problems, error.message], choices, hash: null, ranking: null }, match: null };
  }
}
