/**
 * The one list of what a game says: its kinds of choices, facts and questions, field by field, and what each field
 * names. Types, scenario schema, the way from names to numbers, the check of what comes over a wire, samples for the
 * tests of words and what a speaker makes of a field are all derived from it.
 */
import type { Seat } from './ask.ts';

/** What a value is, as data. */
export type Shape =
  | { readonly is: 'seat' }
  /** One of these names. `of`: the messages that name it (`card`), or several that are tried in turn. */
  | { readonly is: 'name'; readonly names: readonly string[]; readonly of?: string; readonly as?: string }
  | { readonly is: 'whole'; readonly min?: number; readonly max?: number }
  | { readonly is: 'none-or'; readonly of: Shape }
  /** In a set the order means nothing: the same things otherwise listed are the same answer. */
  | { readonly is: 'list' | 'set'; readonly of: Shape; readonly least: number; readonly most: number }
  | { readonly is: 'record'; readonly fields: Fields }
  | { readonly is: 'choice' };

declare const VALUE: unique symbol;

/** A field of a kind; `T` is what it holds. */
export interface Field<T = unknown> {
  readonly shape: Shape;
  readonly optional?: boolean;
  /** Never there: it carries the type alone. */
  readonly [VALUE]?: T;
}
export interface OptionalField<T = unknown> extends Field<T> {
  readonly optional: true;
}

/** Fields by name, and kinds by name. */
export type Fields = Readonly<Record<string, Field>>;
export type Words = Readonly<Record<string, Fields>>;

export interface Vocabulary {
  readonly choices: Words;
  readonly facts: Words;
  /** What is asked, with the arguments of each question. */
  readonly prompts: Words;
  /** Fields that only words have: of the table in text, of reasons, of parts of a number (by the name of the part). */
  readonly told?: { readonly fields?: Fields; readonly parts?: Words };
  /**
   * Choices that are steps of a longer answer, or that another fact tells of at once: who goes, where to. Where such a
   * choice is the only one, it is taken without a word.
   */
  readonly steps?: readonly string[];
}

type ValueOf<F> = F extends Field<infer T> ? T : never;
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends OptionalField ? N : never }[keyof F];

/** The object that has these fields. */
export type RecordOf<F extends Fields> = {
  readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]>;
} & { readonly [N in OptionalNames<F>]?: ValueOf<F[N]> };

type Plain<T> = { [N in keyof T]: T[N] };

/** Every kind of a list of words, told apart by its `kind`. */
export type RecordsOf<W extends Words> = {
  readonly [K in keyof W & string]: Plain<{ readonly kind: K } & RecordOf<W[K]>>;
}[keyof W & string];

/** Keeps the names of kinds and fields as types. */
export const words = <const W extends Words>(list: W): W => list;

const field = <T>(shape: Shape): Field<T> => ({ shape });

export const seat = field<Seat>({ is: 'seat' });
/** The choice that a fact of the engine tells of. */
export const choice = field<unknown>({ is: 'choice' });

/** A whole number; without ends where none is printed. */
export const whole = (min?: number, max?: number): Field<number> =>
  field({ is: 'whole', ...(min !== undefined && { min }), ...(max !== undefined && { max }) });

/**
 * A thing by its name. `of` is the message that names it: `card` reads `card.elf`; `as` tells apart what has the
 * same messages (a province is a place).
 */
export const named = <T extends string>(of: string, names: readonly T[], as = of): Field<T> =>
  field({ is: 'name', names, of, as });

/** One of a few words that have no messages of their own. */
export const oneOf = <const T extends string>(...names: readonly T[]): Field<T> => field({ is: 'name', names });

/** One name out of several lists: whichever message is there first names it. */
export function anyOf(as: string, ...fields: readonly Field<string>[]): Field<string> {
  const shapes = fields.flatMap(({ shape }) => (shape.is === 'name' ? [shape] : []));
  return field({
    is: 'name',
    names: [...new Set(shapes.flatMap(shape => shape.names))],
    of: shapes.flatMap(shape => shape.of ?? []).join('|'),
    as,
  });
}

interface Length {
  readonly least?: number;
  readonly most?: number;
}
const MOST = 64;

export const listOf = <T>({ shape }: Field<T>, { least = 0, most = MOST }: Length = {}): Field<readonly T[]> =>
  field({ is: 'list', of: shape, least, most });

export const setOf = <T>({ shape }: Field<T>, { least = 0, most = MOST }: Length = {}): Field<readonly T[]> =>
  field({ is: 'set', of: shape, least, most });

export const orNone = <T>({ shape }: Field<T>): Field<T | null> => field({ is: 'none-or', of: shape });

export const record = <F extends Fields>(fields: F): Field<Plain<RecordOf<F>>> => field({ is: 'record', fields });

/** May be left out. */
export const optional = <T>({ shape }: Field<T>): OptionalField<T> => ({ shape, optional: true });

/** Facts that the engine itself tells, for every game. */
export const ENGINE_FACTS = words({ forced: { seat, choice }, sealed: { seat } });

/** Is the order of this field's items without meaning? */
export const isSet = (list: Words, kind: string, name: string): boolean =>
  Object.hasOwn(list, kind) && Object.hasOwn(list[kind], name) && list[kind][name].shape.is === 'set';

/** Has a kind a field whose items have no order? */
export const hasSet = (list: Words | undefined, kind: string): boolean =>
  list !== undefined && Object.hasOwn(list, kind) && Object.keys(list[kind]).some(name => isSet(list, kind, name));
