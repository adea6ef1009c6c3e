/**
 * States count their things: places, figures and cards are numbers in flat arrays. That a place is not a card is said
 * by types alone: they cost nothing when the game runs, and a call with two things swapped does not compile. A seat
 * stays a plain number, as everybody outside the rules knows it; swapped with anything of these it is found out too.
 */

declare const OF: unique symbol;

/** A number that stands for one thing of a sort: `type Place = Id<'place'>`. */
export type Id<Sort extends string> = number & { readonly [OF]: Sort };

/** No such thing, whatever the sort. Anything below 0 is none. */
export const NONE = -1 as Id<never>;

/** Where counting begins, whatever the sort: `for (let place: Place = FIRST; place < BOARD_COUNT; place++)`. */
export const FIRST = 0 as Id<never>;

/** A table by one sort of things: asked for a thing of another sort, it does not compile. */
export type By<I extends number, T> = Pick<readonly T[], ListMethods> & { readonly [Thing in I]: T };

type ListMethods =
  | 'length'
  | 'map'
  | 'flatMap'
  | 'filter'
  | 'forEach'
  | 'some'
  | 'every'
  | 'slice'
  | 'includes'
  | typeof Symbol.iterator;

/** The first so many things of a sort, in order. */
export const firstOf = <I extends Id<string>>(count: number): readonly I[] =>
  Array.from({ length: count }, (_, i) => i as I);

/** The thing of each name, as its place in the list says. */
export const byName = <I extends Id<string>>(names: readonly string[]): Readonly<Record<string, I>> =>
  Object.fromEntries(names.map((name, i) => [name, i as I]));
