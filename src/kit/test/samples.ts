/** Samples of everything a game can say, made from its vocabulary: a new kind is tried before anybody thinks of it. */
import type { Fields, Shape, Vocabulary, Words } from '../../engine/contract/vocabulary.ts';

/** Something of a kind, with values of its fields. */
export type Sample = { readonly kind: string } & Readonly<Record<string, unknown>>;

const NUMBERS = [2, 0, 1];
/** Lists of words as short as these are said word by word. */
const FEW = 12;

const within = ({ min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): number[] => [
  ...new Set(NUMBERS.map(n => Math.min(Math.max(n, min), max))),
];

/** Values that a field may have: each of a few words, one or two of many, numbers that plurals differ by. */
function valuesOf(shape: Shape, seats: number): unknown[] {
  switch (shape.is) {
    case 'seat':
      return Array.from({ length: seats }, (_, seat) => seat);
    case 'whole':
      return within(shape);
    case 'name':
      return shape.names.length <= FEW ? [...shape.names] : [shape.names[0], shape.names.at(-1)];
    case 'none-or':
      return [...valuesOf(shape.of, seats), null];
    case 'list':
    case 'set': {
      const items = valuesOf(shape.of, seats);
      const lengths = [shape.least, 1, 2].filter(n => n >= Math.max(shape.least, 1) && n <= shape.most);
      return [...new Set(lengths)].map(n => Array.from({ length: n }, (_, i) => items[i % items.length]));
    }
    case 'record':
      return samplesOfFields(shape.fields, seats);
    case 'choice':
      return [];
  }
}

/** One with the first value of every field, one for each other value of each field, one without what may be left out. */
function samplesOfFields(fields: Fields, seats: number): Readonly<Record<string, unknown>>[] {
  const values = Object.entries(fields).map(([name, { shape }]) => [name, valuesOf(shape, seats)] as const);
  const first = Object.fromEntries(values.map(([name, list]) => [name, list[0]]));
  const others = values.flatMap(([name, list]) => list.slice(1).map(value => ({ ...first, [name]: value })));
  const least = Object.fromEntries(Object.entries(first).filter(([name]) => !fields[name].optional));
  return [first, ...others, ...(Object.keys(least).length < values.length ? [least] : [])];
}

/** Samples of every kind of a list. */
export function samplesOf(list: Words, seats: number): Sample[] {
  return Object.entries(list).flatMap(([kind, fields]) =>
    samplesOfFields(fields, seats).map(values => ({ kind, ...values })),
  );
}

export const choicesOf = ({ choices }: Vocabulary, seats: number): Sample[] => samplesOf(choices, seats);

/** Facts of every kind; those that tell of a choice tell of each. */
export function factsOf(vocabulary: Vocabulary, seats: number): Sample[] {
  const choices = choicesOf(vocabulary, seats);
  return samplesOf(vocabulary.facts, seats).flatMap(fact => {
    const telling = Object.entries(vocabulary.facts[fact.kind]).find(([, { shape }]) => shape.is === 'choice');
    return telling ? choices.map(choice => ({ ...fact, [telling[0]]: choice })) : [fact];
  });
}
