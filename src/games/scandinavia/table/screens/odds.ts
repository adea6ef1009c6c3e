/** The chances of a battle before the dice fall: every throw of both sides is looked at. */
import { DRAGON_DIE, DRAGON_VALUE, LOKI_DIE } from '../../content/beasts.ts';

/** What a die of 0 to 15 adds to a potential. */
export type BattleTable = (potential: number, die: number) => number;

export interface Contender {
  readonly potential: number;
  /** Added to the die: heroes, walls, less what fear takes. */
  readonly bonus: number;
  /** Who has no units has no die. */
  readonly units: number;
  /** Past the table: commoners. */
  readonly extra: number;
  readonly beast: 'dragon' | 'loki' | null;
}

const DIE = 10;
const LOWEST = 0;
const HIGHEST = 15;
const upTo = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);

/** The row of the battle table for a throw. */
export const rowOf = (die: number, bonus: number): number => Math.max(LOWEST, Math.min(HIGHEST, die + bonus));

/** The force that one throw gives, the Dragon left out. */
export const forceOf = ({ potential, bonus, units, extra }: Contender, die: number, table: BattleTable): number =>
  potential + (units > 0 ? table(potential, rowOf(die, bonus)) : 0) + extra;

/** What a side may throw; whatever it is, where it has no die. */
const diceOf = ({ units }: Contender): readonly number[] => upTo(units > 0 ? DIE : 1);

/** Every force that a side may come to, each as likely as the other. */
export function forcesOf(side: Contender, table: BattleTable): readonly number[] {
  if (side.beast === 'loki') return upTo(LOKI_DIE);
  const thrown = diceOf(side).map(die => forceOf(side, die, table));
  if (side.beast !== 'dragon') return thrown;
  return thrown.flatMap(force => upTo(DRAGON_DIE).map(die => force + DRAGON_VALUE + die));
}

export const rangeOf = (forces: readonly number[]): readonly [least: number, most: number] => [
  Math.min(...forces),
  Math.max(...forces),
];

/** How often of a hundred the attacker wins. Who is level with free folk has won, with a lord lost (SC-A-ties). */
export function chanceOf(attack: readonly number[], defence: readonly number[], freeFolk: boolean): number {
  let won = 0;
  for (const a of attack) for (const d of defence) if (a > d || (freeFolk && a === d)) won++;
  return Math.round((won * 100) / (attack.length * defence.length));
}

/** By how much each throw wins or loses for the attacker: rows are the defender's dice, columns the attacker's; one where there is no die. */
export function marginsOf(
  attacker: Contender,
  defender: Contender,
  table: BattleTable,
): readonly (readonly number[])[] {
  const attacks = diceOf(attacker).map(die => forceOf(attacker, die, table));
  return diceOf(defender).map(die => {
    const defence = forceOf(defender, die, table);
    return attacks.map(attack => attack - defence);
  });
}
