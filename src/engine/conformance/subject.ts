import type { Content } from '../contract/content.ts';
import type { Options } from '../contract/options.ts';
import type { Rules } from '../contract/rules.ts';

/** One table to be examined: everything about it follows from these. */
export interface Subject {
  readonly rules: Rules;
  readonly options: Options;
  readonly content?: Content;
  readonly seats: number;
  readonly seed: string;
  /** The table as a scenario describes it; left out for one that is dealt. */
  readonly given?: unknown;
  /** So many decisions are enough; left out for all there are. */
  readonly stopAfter?: number;
}
