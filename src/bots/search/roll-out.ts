import type { Chance } from '../../engine/chance/chance.ts';
import { type Choice, isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { DeadEnd } from '../../engine/contract/dead-end.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { Standing } from '../../engine/contract/knowledge.ts';
import { settled, type Thinker } from './thinker.ts';

/** A roll-out that finds no end is judged where it stands. */
const LONGEST = 2000;

/** How much a lead counts beside the chance of winning: it tells apart what wins equally often, and no more. */
const LEAD = 0.01;
/** A lead of so many points is half of all that a lead can mean. */
const HALF = 20;

/** What a standing is to a seat. */
export function worthTo({ chances, margins }: Standing, seat: Seat): number {
  const margin = margins?.[seat] ?? 0;
  return chances[seat] + (LEAD * margin) / (Math.abs(margin) + HALF);
}

/** One answer that was given on the way. */
export interface Step {
  readonly seat: Seat;
  readonly prompt: string;
  readonly choice: Choice;
}

/**
 * Plays a world on to the end of a stretch, by the quick policy in every seat, and tells how the table stands then, for
 * one of them. Changes the world; `onStep` hears what was answered on the way.
 */
export function rollOut(
  thinker: Thinker,
  world: Stacked,
  stretch: number,
  seat: Seat,
  luck: Chance,
  onStep?: (step: Step) => void,
): Standing {
  const { rules, policy, value } = thinker;
  for (let taken = 0; taken < LONGEST; taken++) {
    const ask = rules.decisions(world).find(isAwaited);
    if (!ask) {
      const result = rules.result(world);
      if (!result) throw new DeadEnd(`${rules.id}: nobody is asked, yet the game is not over`);
      return settled(result);
    }
    if (thinker.stretch(world) !== stretch) break;
    const choice = policy(world, ask, luck);
    onStep?.({ seat: ask.seat, prompt: ask.prompt, choice });
    if (rules.apply(world, ask.seat, choice, luck)) {
      throw new Error(`thinking ahead, seat ${ask.seat} answered "${ask.prompt}" with ${JSON.stringify(choice)}`);
    }
  }
  return value(world, seat);
}
