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

export interface Explanation {
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
