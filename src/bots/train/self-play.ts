import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import { readOptions } from '../../engine/contract/options.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { settled, type Thinker } from '../search/thinker.ts';

/** What seats hoped for where a roll-out may stop, and how the game ended. */
export interface Example {
  /** Examples of one game are never parted between what is learned from and what it is tried on. */
  readonly game: number;
  readonly part: number;
  readonly hopes: readonly number[];
  /** What was counted of each seat, where the game counts. */
  readonly features?: readonly (readonly number[])[];
  /** 1 for the winner, shared where the victory was. */
  readonly won: readonly number[];
}

/** Plays a game by the quick policy in every seat, and keeps what was hoped wherever a stretch began. */
export function selfPlay(
  thinker: Thinker,
  hopes: (state: never) => Pick<Example, 'part' | 'hopes' | 'features'>,
  seats: number,
  game: number,
  seed: string,
): Example[] {
  const rules: Rules = thinker.rules;
  const chance = new FastChance(`${seed}/${game}`);
  const state = rules.setup(readOptions(rules.options, undefined, seats), seats, chance);
  const seen: Omit<Example, 'won'>[] = [];
  let stretch: number | null = null;
  for (;;) {
    const ask = rules.decisions(state).find(isAwaited);
    if (!ask) break;
    const now = thinker.stretch(state);
    if (stretch !== null && now !== stretch) seen.push({ game, ...hopes(state as never) });
    stretch = now;
    rules.apply(state, ask.seat, thinker.policy(state, ask, chance.fork()), chance);
  }
  const result = rules.result(state);
  if (!result) throw new Error(`${rules.id}: a game by the quick policy came to no end`);
  const won = settled(result).chances;
  return seen.map(each => ({ ...each, won }));
}
