import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import { readOptions } from '../../engine/contract/options.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { hazy } from '../levels.ts';
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
  /** What each had in the end, where the game counts points. */
  readonly points?: readonly number[];
}

/** One answer in so many is one that a beginner might give: what nobody ever does nobody learns the worth of. */
const ERRS = 12;

/** How players stray from the quick policy, so that they come to places that it avoids. */
export interface Straying {
  /** One answer in twelve as a beginner gives it. */
  readonly errs?: boolean;
  /** Every seat has a feeling of its own for the game, where the game can draw one. */
  readonly shaken?: boolean;
}

/** Plays a game by the quick policy in every seat, and keeps what was hoped wherever a stretch began. */
export function selfPlay(
  thinker: Thinker,
  hopes: (state: never) => Pick<Example, 'part' | 'hopes' | 'features'>,
  seats: number,
  game: number,
  seed: string,
  { errs = false, shaken = false }: Straying = {},
): Example[] {
  const rules: Rules = thinker.rules;
  const chance = new FastChance(`${seed}/${game}`);
  const state = rules.setup(readOptions(rules.options, undefined, seats), seats, chance);
  const players = Array.from({ length: seats }, () => (shaken && thinker.shaken?.(chance.fork())) || thinker);
  const seen: Omit<Example, 'won' | 'points'>[] = [];
  let stretch: number | null = null;
  for (;;) {
    const ask = rules.decisions(state).find(isAwaited);
    if (!ask) break;
    const now = thinker.stretch(state);
    if (stretch !== null && now !== stretch) seen.push({ game, ...hopes(state as never) });
    stretch = now;
    const choice =
      errs && chance.below(ERRS) === 0
        ? hazy(ask, thinker.prior(rules.view(state, ask.seat), ask, chance.fork()), chance)
        : players[ask.seat].policy(state, ask, chance.fork());
    rules.apply(state, ask.seat, choice, chance);
  }
  const result = rules.result(state);
  if (!result) throw new Error(`${rules.id}: a game by the quick policy came to no end`);
  const ended = { won: settled(result).chances, ...(result.totals && { points: result.totals }) };
  return seen.map(each => ({ ...each, ...ended }));
}
