import type { Json } from '../input/json.ts';

/** Why not: the clause that forbids it, and what is missing. */
export interface Reason {
  readonly clause: string;
  readonly reason: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** One part of a number. */
export interface Term {
  readonly what: string;
  readonly amount: number;
  readonly args?: Readonly<Record<string, Json>>;
  readonly clause?: string;
}

/** What an answer takes of something one has, after all discounts, and what that leaves. */
export interface Price {
  /** Said as `price.<what>`. */
  readonly what: string;
  readonly cost: number;
  /** Less than nothing: so much is lacking. */
  readonly left: number;
}

/** What an answer is sure to bring of something one has. */
export interface Gain {
  /** Said as `price.<what>`. */
  readonly what: string;
  readonly gain: number;
}

/** What one wants to be told before an answer is given, because it gives much away: said as `warning.<warning>`. */
export interface Warning {
  readonly warning: string;
  readonly args?: Readonly<Record<string, Json>>;
}

/** What is known of an answer before it is given. */
export interface Prospect {
  readonly prices?: readonly Price[];
  readonly gains?: readonly Gain[];
  /** How often of a hundred it succeeds, where dice decide. */
  readonly chance?: number;
  /** That chance is with all that may still be spent on it. */
  readonly atMost?: boolean;
  readonly warning?: Warning;
}

/** Of a choice that is allowed, also what it costs and gives away. */
export interface Explanation extends Prospect {
  /** Empty when it is allowed. */
  readonly reasons: readonly Reason[];
  readonly terms: readonly Term[];
  readonly total: number;
}

export function sumOf(terms: readonly Term[]): Explanation {
  return { reasons: [], terms, total: terms.reduce((sum, term) => sum + term.amount, 0) };
}

export function forbidden(reasons: readonly Reason[]): Explanation {
  return { reasons, terms: [], total: 0 };
}
