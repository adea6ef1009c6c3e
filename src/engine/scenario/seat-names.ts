/** Between scenario files, which name seats by their sides, and choices, which number them: by the vocabulary alone. */
import type { Shape, Vocabulary, Words } from '../contract/vocabulary.ts';
import type { Location } from './source.ts';

type Own = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Own => value !== null && typeof value === 'object' && !Array.isArray(value);
const isTest = (value: Own): boolean => Object.keys(value).some(name => name.startsWith('$'));

/** Something of a kind with every seat in it changed; what is not of the vocabulary stays as it is. */
function withSeats(list: Words, choices: Words, given: unknown, change: (seat: unknown) => unknown): unknown {
  if (!isObject(given) || typeof given.kind !== 'string' || !Object.hasOwn(list, given.kind)) return given;
  const fields = list[given.kind];
  const inside = (shape: Shape, value: unknown): unknown => {
    switch (shape.is) {
      case 'seat':
        return change(value);
      case 'list':
      case 'set':
        return Array.isArray(value) ? value.map(item => inside(shape.of, item)) : value;
      case 'none-or':
        return value === null ? value : inside(shape.of, value);
      case 'record':
        if (!isObject(value)) return value;
        return mapped(value, (name, inner) =>
          Object.hasOwn(shape.fields, name) ? inside(shape.fields[name].shape, inner) : inner,
        );
      case 'choice':
        return withSeats(choices, choices, value, change);
      default:
        return value;
    }
  };
  return mapped(given, (name, value) => (Object.hasOwn(fields, name) ? inside(fields[name].shape, value) : value));
}

const mapped = (given: Own, change: (name: string, value: unknown) => unknown): Own =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, change(name, value)]));

/** A choice as the rules know it, out of one as a file writes it. */
export function toNumbers<T>(vocabulary: Vocabulary | undefined, choice: T, seats: readonly string[]): T {
  if (!vocabulary) return choice;
  const { choices } = vocabulary;
  return withSeats(choices, choices, choice, side => seats.indexOf(String(side))) as T;
}

/** A choice or a fact as a file would write it. */
export function toNames(list: 'choices' | 'facts', vocabulary: Vocabulary | undefined, seats: readonly string[]) {
  return (said: unknown): unknown =>
    vocabulary ? withSeats(vocabulary[list], vocabulary.choices, said, seat => seats[Number(seat)] ?? seat) : said;
}

/** A side that is named and does not sit here, with where it stands. */
export interface Stranger {
  readonly name: string;
  readonly at: Location;
}

/** Sides that a choice, a fact or a pattern of one names though they do not sit here. */
export function strangersIn(
  list: Words,
  choices: Words,
  pattern: unknown,
  seats: readonly string[],
  at: Location,
): readonly Stranger[] {
  if (!isObject(pattern) || typeof pattern.kind !== 'string' || !Object.hasOwn(list, pattern.kind)) return [];
  return strangersAmong(list[pattern.kind], choices, pattern, seats, at);
}

/** The same for fields that stand alone, as the arguments of a question do. */
export function strangersAmong(
  fields: Words[string],
  choices: Words,
  given: Own,
  seats: readonly string[],
  at: Location,
): readonly Stranger[] {
  const found: Stranger[] = [];
  const look = (shape: Shape, value: unknown, here: Location): void => {
    if (isObject(value) && isTest(value)) {
      for (const [test, wanted] of Object.entries(value)) lookInTest(shape, test, wanted, [...here, test]);
      return;
    }
    if (shape.is === 'seat') {
      if (typeof value === 'string' && !seats.includes(value)) found.push({ name: value, at: here });
    } else if (shape.is === 'none-or') look(shape.of, value, here);
    else if (shape.is === 'choice') found.push(...strangersIn(choices, choices, value, seats, here));
    else if (shape.is === 'record' && isObject(value)) {
      for (const [name, { shape: inner }] of Object.entries(shape.fields)) look(inner, value[name], [...here, name]);
    } else if ((shape.is === 'list' || shape.is === 'set') && Array.isArray(value)) {
      for (const [i, item] of value.entries()) look(shape.of, item, [...here, i]);
    }
  };
  const lookInTest = (shape: Shape, test: string, wanted: unknown, here: Location): void => {
    if (test === '$not') look(shape, wanted, here);
    if (shape.is !== 'list' && shape.is !== 'set') return;
    if (Array.isArray(wanted)) for (const [i, item] of wanted.entries()) look(shape.of, item, [...here, i]);
    if (test === '$count' && isObject(wanted)) look(shape.of, wanted.of, [...here, 'of']);
  };
  for (const [name, { shape }] of Object.entries(fields)) look(shape, given[name], [...at, name]);
  return found;
}

/** A pattern whose sets fit in any order. */
export function withSets(list: Words | undefined, pattern: Own): Own {
  if (!list || typeof pattern.kind !== 'string' || !Object.hasOwn(list, pattern.kind)) return pattern;
  const fields = list[pattern.kind];
  return mapped(pattern, (name, value) =>
    Array.isArray(value) && Object.hasOwn(fields, name) && fields[name].shape.is === 'set'
      ? { $anyOrder: value }
      : value,
  );
}
