import { type Ask, type Choice, inRange, listed, type NumberRange } from '../contract/ask.ts';
import type { Words } from '../contract/vocabulary.ts';
import { difference } from './pattern.ts';
import { withSets } from './seat-names.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Does a range hold an answer that the pattern stands for? */
function within(ask: Ask, pattern: Fields, { choice, field }: NumberRange<Choice>, seats: readonly string[]): boolean {
  const { [field]: number, ...rest } = pattern;
  if (difference(rest, choice, seats)) return false;
  return number === undefined || listed(ask, { ...choice, [field]: number } as Choice) !== undefined;
}

/** The listed choices and ranges that a pattern stands for. */
export function offered(ask: Ask, pattern: Fields, seats: readonly string[]): Choice[] {
  return [
    ...ask.choices.filter(choice => !difference(pattern, choice, seats)),
    ...(ask.ranges ?? []).filter(range => within(ask, pattern, range, seats)).map(range => range.choice),
  ];
}

/** The first answer that a pattern stands for, whole: of a range, with the number that is named, or else its least. */
export function firstOffered(ask: Ask, pattern: Fields, seats: readonly string[], words?: Words): Choice | undefined {
  const wanted = withSets(words, pattern);
  const choice = ask.choices.find(one => !difference(wanted, one, seats));
  if (choice) return choice;
  const range = ask.ranges?.find(one => within(ask, wanted, one, seats));
  if (!range) return undefined;
  const number = wanted[range.field];
  return inRange(range, typeof number === 'number' ? number : range.min);
}
