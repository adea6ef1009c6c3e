/** Where every rule begins. */
export const START = 0;

/** Numbers 0, 1, 2 … by the names of the steps. */
export type Steps<Names extends readonly string[]> = {
  readonly [I in keyof Names & `${number}` as Names[I] & string]: I extends `${infer N extends number}` ? N : never;
};

/** The steps of one kind of frame, as its `step` may hold them. */
export type StepOf<S> = S[keyof S];

/** The step after this one, in their order; after the last there is none, and it stays. */
export const stepAfter = <S extends Readonly<Record<string, number>>>(all: S, step: StepOf<S>): StepOf<S> =>
  Math.min(step + 1, Object.keys(all).length - 1) as StepOf<S>;

/**
 * The steps of a rule, in their order: `const RAID = steps('landed', 'fought')`. A state keeps the number, the code
 * says the name, and the compiler knows which there are.
 */
export function steps<const Names extends readonly string[]>(...names: Names): Steps<Names> {
  const numbers: Record<string, number> = {};
  names.forEach((name, i) => {
    numbers[name] = i;
  });
  return numbers as Steps<Names>;
}
