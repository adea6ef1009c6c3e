/** A listed answer of a kind, and numbers out of ranges. */
import { type Ask, inRange } from '../../../../engine/contract/ask.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';

type ChoiceOf<K extends ScandinaviaChoice['kind']> = Extract<ScandinaviaChoice, { kind: K }>;
type Question = Ask<ScandinaviaChoice>;

export const isOf =
  <K extends ScandinaviaChoice['kind']>(kind: K) =>
  (choice: ScandinaviaChoice): choice is ChoiceOf<K> =>
    choice.kind === kind;

/** All listed answers of a kind. */
export const allOf = <K extends ScandinaviaChoice['kind']>({ choices }: Question, kind: K): ChoiceOf<K>[] =>
  choices.filter(isOf(kind));

/** The quiet answer: the first, or the least of a lone range. */
export function quiet({ choices, ranges = [] }: Question): ScandinaviaChoice {
  return choices.length > 0 ? choices[0] : inRange(ranges[0], ranges[0].min);
}

/** The first listed of some kinds, or the quiet answer. */
export function firstOf(ask: Question, ...kinds: ScandinaviaChoice['kind'][]): ScandinaviaChoice {
  for (const kind of kinds) {
    const found = ask.choices.find(choice => choice.kind === kind);
    if (found) return found;
  }
  return quiet(ask);
}

/** The number of the first range that comes nearest to one that is wanted; without a range the quiet answer. */
export function nearest(ask: Question, wanted: number): ScandinaviaChoice {
  const [range] = ask.ranges ?? [];
  if (!range) return quiet(ask);
  return inRange(range, Math.max(range.min, Math.min(range.max, wanted)));
}
