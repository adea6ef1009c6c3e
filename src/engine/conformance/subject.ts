import type { Content } from '../content.ts';
import type { Options } from '../options.ts';
import type { Rules } from '../rules.ts';

/** One table to be examined: everything about it follows from these. */
export interface Subject {
  readonly rules: Rules;
  readonly options: Options;
  readonly content?: Content;
  readonly seats: number;
  readonly seed: string;
}
