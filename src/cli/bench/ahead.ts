import { thinkerFor } from '../../bots/levels.ts';
import { rollOut } from '../../bots/search/roll-out.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import { type Measure, measure } from './measure.ts';
import { race } from './race.ts';

/** Moments from which roll-outs begin: so many games of the quick policy, every so manieth decision of them. */
const GAMES = 2;
const EVERY = 25;

type Thinking = Pick<GameModule, 'rules' | 'bots' | 'knowledge'> & { readonly options?: Options };

/** A moment in which somebody has to decide. */
interface Moment {
  readonly state: Stacked;
  readonly seat: Seat;
}

function momentsOf({ rules, options, ...game }: Thinking): Moment[] {
  const { policy } = thinkerFor({ rules, ...game });
  const { max } = rules.seats;
  const moments: Moment[] = [];
  for (let number = 0; number < GAMES; number++) {
    const chance = new FastChance(`bench ahead ${number}`);
    const state = rules.setup(readOptions(rules.options, options, max), max, chance);
    for (let decided = 0; ; decided++) {
      const ask = rules.decisions(state).find(isAwaited);
      if (!ask) break;
      if (decided % EVERY === 0) moments.push({ state: rules.clone(state), seat: ask.seat });
      rules.apply(state, ask.seat, policy(state, ask, chance.fork()), chance);
    }
  }
  return moments;
}

/** How often in a second whoever thinks ahead plays on to the end of a stretch, and what it takes to judge what is there. */
export function playedAhead(
  game: Thinking,
  { rounds, ms }: { readonly rounds: number; readonly ms: number },
): Measure[] {
  const { rules } = game;
  const thinker = thinkerFor(game);
  const moments = momentsOf(game);
  const ahead = {
    name: 'roll-outs',
    run() {
      for (const [i, { state, seat }] of moments.entries()) {
        rollOut(thinker, rules.clone(state), thinker.stretch(state), seat, new FastChance(`bench ${i}`));
      }
      return moments.length;
    },
  };
  const judged = {
    name: 'value',
    run() {
      for (const { state, seat } of moments) thinker.value(state, seat);
      return moments.length;
    },
  };
  const [rollOuts, values] = race([ahead, judged], rounds, ms);
  return [
    measure('roll-outs to the end of a stretch', rollOuts.median, 'roll-outs/s'),
    measure('how a table stands, for all seats', 1e6 / values.median, 'µs'),
  ];
}
