import { type Chance, FastChance } from '../chance/chance.ts';
import { chanceOf } from '../chance/fairness.ts';
import { SealedChance } from '../chance/sealed-chance.ts';
import type { Seat } from '../contract/ask.ts';
import { Facts, type Told } from '../contract/facts.ts';
import type { Rules } from '../contract/rules.ts';
import type { LogHead } from './log.ts';
import type { Point } from './points.ts';

/**
 * A point with all that a match knows there, to be stored beside the log. As secret as the log's seed. It does not grow
 * with the game: what was told is kept with the entry it was told of.
 */
export interface Snapshot extends Point {
  readonly game: string;
  /** The version of the rules that made it. */
  readonly rules: string;
  readonly barrier: number;
  /** Who did something last; left out when nobody has. */
  readonly by?: Seat;
  /** What was told before the first choice. */
  readonly dealt: readonly Told[];
}

/** A table's luck, where it was saved. */
export const loadChance = (kind: LogHead['chance'], saved: string): Chance =>
  kind === 'sealed' ? SealedChance.load(saved) : FastChance.load(saved);

/** The table before the first choice. */
export function opening(rules: Rules, { options, content, seats, chance: kind, seed, shares }: LogHead): Snapshot {
  const chance = kind === 'sealed' ? chanceOf(seed, shares) : new FastChance([seed, ...(shares ?? [])].join(' '));
  const facts = new Facts();
  const state = rules.setup(options, seats, chance, facts, content);
  return { game: rules.id, rules: rules.version, at: 0, state, chance: chance.save(), barrier: 0, dealt: facts.told };
}
