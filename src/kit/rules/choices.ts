import type { Choice } from '../../engine/contract/ask.ts';
import type { By } from './ids.ts';

/** Things of a sort are told apart up to this number. */
const MOST = 0x10000;

/**
 * Makers of a game's choices: `const { one, table } = choicesOf<TheirChoice>()`. Choices are made once and shared:
 * listing them costs nothing, and a listed one is found by identity. A table goes by one sort of things (`ids.ts`).
 */
export function choicesOf<All extends Choice>() {
  const one = <C extends All>(choice: C): C => Object.freeze(choice);

  /** A choice for each of so many things. */
  const table = <I extends number, C extends All>(count: number, make: (thing: I) => C): By<I, C> =>
    Array.from({ length: count }, (_, i) => one(make(i as I)));

  /** A choice for each of so many things with each of so many others. */
  const grid = <I extends number, J extends number, C extends All>(
    rows: number,
    columns: number,
    make: (thing: I, other: J) => C,
  ): By<I, By<J, C>> => Array.from({ length: rows }, (_, i) => table<J, C>(columns, j => make(i as I, j)));

  /** A choice for a thing with another, made when first needed: few of the pairs ever meet. */
  const sparse = <I extends number, J extends number>(make: (thing: I, other: J) => All) => {
    const made = new Map<number, All>();
    return (thing: I, other: J): All => {
      const at = thing * MOST + other;
      let choice = made.get(at);
      if (!choice) {
        choice = one(make(thing, other));
        made.set(at, choice);
      }
      return choice;
    };
  };

  return { one, table, grid, sparse };
}
