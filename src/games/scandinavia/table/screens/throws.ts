/** What the dice of a battle have said of each side, and how a force came together. */
import type { ScandinaviaFact } from '../../rules/facts.ts';

/** What one side has thrown: a force by the table, or Loki's die alone. */
export interface Throw {
  readonly side: string;
  /** None where the folk of the land stand alone: they come past the table. */
  readonly die: number;
  readonly force: number;
  /** How it came together; null for Loki, whose die is all there is. */
  readonly parts: {
    readonly potential: number;
    /** The die with all that changes it: the row of the table. */
    readonly roll: number;
    readonly result: number;
    readonly dragon: number;
    readonly commoners: number;
  } | null;
}

export interface Share {
  readonly what: 'potential' | 'table' | 'dragon' | 'commoners' | 'die';
  readonly amount: number;
}

export function throwOf(fact: ScandinaviaFact): Throw | null {
  if (fact.kind === 'loki') return { side: fact.lord, die: fact.die, force: fact.die, parts: null };
  if (fact.kind !== 'force') return null;
  const { side, die, force, potential, roll, result, dragon, commoners } = fact;
  return { side, die, force, parts: { potential, roll, result, dragon, commoners } };
}

/** All that a force is the sum of, in the order of the rules. */
export function sharesOf({ parts, force }: Throw): readonly Share[] {
  if (parts === null) return [{ what: 'die', amount: force }];
  const { potential, result, dragon, commoners } = parts;
  const shares: readonly Share[] = [
    { what: 'potential', amount: potential },
    { what: 'table', amount: result },
    { what: 'dragon', amount: dragon },
    { what: 'commoners', amount: commoners },
  ];
  return shares.filter(({ amount }) => amount !== 0);
}

/** What heroes, walls and fear have done to the die. */
export const bonusOf = ({ parts, die }: Throw): number => (parts === null || die === 0 ? 0 : parts.roll - die);

/** The longest of these beams: beams stand beside each other to one scale. */
export const longestOf = (throws: readonly Throw[]): number =>
  Math.max(1, ...throws.map(one => sharesOf(one).reduce((sum, { amount }) => sum + Math.max(0, amount), 0)));
