import { type Level, thinksAhead } from '../../bots/level-names.ts';
import { levelsOf, thinkerFor } from '../../bots/levels.ts';
import { rollOut } from '../../bots/search/roll-out.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { type Ask, isAwaited } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import { type Measure, measure } from './measure.ts';
import { race } from './race.ts';
import { at } from './server/rhythm.ts';

/** Moments from which roll-outs begin: so many games of the quick policy, every so manieth decision of them. */
const GAMES = 2;
const EVERY = 25;
/** Decisions of each level that are timed, for each round. */
const DECIDED = 3;
/** Milliseconds of the processor in which 19 of 20 decisions of the strongest level are to be over, and all of them. */
const USUALLY = 1500;
const EVER = 3000;

type Thinking = Pick<GameModule, 'rules' | 'bots' | 'knowledge'> & { readonly options?: Options };

/** A moment in which somebody has to decide. */
interface Moment {
  readonly state: Stacked;
  readonly ask: Ask;
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
      if (decided % EVERY === 0) moments.push({ state: rules.clone(state), ask });
      rules.apply(state, ask.seat, policy(state, ask, chance.fork()), chance);
    }
  }
  return moments;
}

/** How often in a second whoever thinks ahead plays on to the end of a stretch, what it takes to answer on the way and to judge what is there, and how long a decision takes. */
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
      for (const [i, { state, ask }] of moments.entries()) {
        rollOut(thinker, rules.clone(state), thinker.stretch(state), ask.seat, new FastChance(`bench ${i}`));
      }
      return moments.length;
    },
  };
  const judged = {
    name: 'value',
    run() {
      for (const { state, ask } of moments) thinker.value(state, ask.seat);
      return moments.length;
    },
  };
  const answered = {
    name: 'policy',
    run() {
      for (const [i, { state, ask }] of moments.entries()) thinker.policy(state, ask, new FastChance(`bench ${i}`));
      return moments.length;
    },
  };
  const [rollOuts, values, answers] = race([ahead, judged, answered], rounds, ms);
  return [
    measure('roll-outs to the end of a stretch', rollOuts.median, 'roll-outs/s'),
    measure('how a table stands, for all seats', 1e6 / values.median, 'µs'),
    measure('an answer of the quick policy', 1e6 / answers.median, 'µs'),
    ...decided(game, moments, rounds),
  ];
}

/** How long whoever thinks ahead takes for a decision, where there is something to decide. */
function decided(game: Thinking, moments: readonly Moment[], rounds: number): Measure[] {
  const { rules } = game;
  const open = moments.filter(({ ask: { choices, ranges } }) => choices.length > 1 || ranges?.length);
  const many = Math.min(open.length, DECIDED * rounds);
  const some = Array.from({ length: many }, (_, i) => open[Math.floor((i * open.length) / many)]);
  const levels = Object.entries(levelsOf(game)).filter(([level]) => thinksAhead(level));
  return levels.flatMap(([level, bot]) => {
    const spent = some.map(({ state, ask }, i) => {
      const view = rules.view(state, ask.seat);
      const before = process.cpuUsage();
      bot.choose(view, ask, new FastChance(`bench ${i}`));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    spent.sort((a, b) => a - b);
    const strongest: Level = 'jarl';
    const most = (ms: number) => (level === strongest ? { most: ms } : {});
    return [
      measure(`a decision of ${level}, p50`, at(spent, 0.5), 'ms'),
      measure(`a decision of ${level}, p95`, at(spent, 0.95), 'ms', most(USUALLY)),
      measure(`a decision of ${level}, longest`, spent.at(-1) ?? 0, 'ms', most(EVER)),
    ];
  });
}
