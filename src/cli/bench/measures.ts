import type { Rules } from '../../engine/contract/rules.ts';
import { replay } from '../../engine/match/match.ts';
import { boardgameIo } from './boardgame-io.ts';
import { type Measure, measure } from './measure.ts';
import { type Runner, race, ratio } from './race.ts';
import { middle, RandomPlay, wholeGame } from './random-play.ts';

export interface Effort {
  readonly rounds: number;
  readonly ms: number;
}

/** Random play at a full table against boardgame.io's moves, and in whole games. */
function decisions(rules: Rules, { rounds, ms }: Effort): Measure[] {
  const own = new RandomPlay(rules);
  const peer = boardgameIo();
  const [mine, theirs] = race(peer ? [own, peer] : [own], rounds, ms);
  const perGame = own.decisions / own.games;
  return [
    measure('decisions', mine.median, 'decisions/s'),
    measure('boardgame.io', theirs?.median ?? null, peer ? 'moves/s' : 'not installed: run npm ci'),
    measure('decisions against boardgame.io', theirs ? ratio(mine, theirs) : null, '×', { least: 20 }),
    measure('games', mine.median / perGame, 'games/s', { least: 500 }),
  ];
}

const repeat = (name: string, work: () => unknown): Runner => ({
  name,
  run() {
    for (let i = 0; i < 50; i++) work();
    return 50;
  },
});

function clone(rules: Rules, { rounds, ms }: Effort): Measure[] {
  const state = middle(rules);
  const own = repeat('clone', () => rules.clone(state));
  const built = repeat('structuredClone', () => structuredClone(state));
  const [mine, theirs] = race([own, built], rounds, ms);
  return [
    measure('clone', mine.median, 'copies/s'),
    measure('structuredClone', theirs.median, 'copies/s'),
    measure('clone against structuredClone', ratio(mine, theirs), '×', { least: 15 }),
  ];
}

function view(rules: Rules, { rounds, ms }: Effort): Measure[] {
  const state = middle(rules);
  let seat = 0;
  const runner = repeat('view', () => {
    seat = (seat + 1) % rules.seats.max;
    return rules.view(state, seat);
  });
  const [timing] = race([runner], rounds, ms);
  return [measure('view', 1e6 / timing.median, 'µs', { most: 50 })];
}

function replays(rules: Rules, { rounds, ms }: Effort): Measure[] {
  const log = wholeGame(rules);
  const runner: Runner = {
    name: 'replay',
    run() {
      replay(rules, log);
      return 1;
    },
  };
  const [timing] = race([runner], rounds, ms);
  return [measure('replay of a whole game', 1000 / timing.median, 'ms', { most: 20 })];
}

/** What can be measured, by name. */
export const MEASURES: Readonly<Record<string, (rules: Rules, effort: Effort) => Measure[]>> = {
  decisions,
  clone,
  view,
  replay: replays,
};
