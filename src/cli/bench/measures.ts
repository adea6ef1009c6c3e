import { playOut } from '../../bots/play-out.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import { type Speed, USUAL_SPEED, type Work } from '../../engine/contract/speed.ts';
import { replay } from '../../engine/match/match.ts';
import { playedAhead } from './ahead.ts';
import { boardgameIo } from './boardgame-io.ts';
import { type Measure, measure } from './measure.ts';
import { type Runner, race, ratio } from './race.ts';
import { RandomPlay, someGames, someTables } from './random-play.ts';

export interface Effort {
  readonly rounds: number;
  readonly ms: number;
}

/** A game with what it is held to. */
export type Runnable = Pick<GameModule, 'rules' | 'speed'> &
  Partial<Pick<GameModule, 'bots' | 'knowledge'>> & { readonly options?: Options; readonly works?: readonly Work[] };

const speedOf = ({ speed }: Runnable): Speed => ({ ...USUAL_SPEED, ...speed });

/** Random play at a full table against boardgame.io's moves, and in whole games. */
function decisions(game: Runnable, { rounds, ms }: Effort): Measure[] {
  const { rules, options } = game;
  const target = speedOf(game);
  const own = new RandomPlay(rules, options);
  const peer = boardgameIo();
  const [mine, theirs] = race(peer ? [own, peer] : [own], rounds, ms);
  const perGame = own.decisions / own.games;
  return [
    measure('decisions', mine.median, 'decisions/s'),
    measure('boardgame.io', theirs?.median ?? null, peer ? 'moves/s' : 'not installed: run npm ci'),
    measure('decisions against boardgame.io', theirs ? ratio(mine, theirs) : null, '×', {
      least: target.decisions,
    }),
    measure('games', mine.median / perGame, 'games/s', { least: target.games }),
  ];
}

/** Does the same with each in turn. */
const each = <T>(name: string, all: readonly T[], work: (one: T) => unknown): Runner => ({
  name,
  run() {
    for (const one of all) work(one);
    return all.length;
  },
});

function clone(game: Runnable, { rounds, ms }: Effort): Measure[] {
  const { rules, options } = game;
  const states = someTables(rules, options);
  const own = each('clone', states, state => rules.clone(state));
  const built = each('structuredClone', states, state => structuredClone(state));
  const [mine, theirs] = race([own, built], rounds, ms);
  return [
    measure('clone', mine.median, 'copies/s'),
    measure('structuredClone', theirs.median, 'copies/s'),
    measure('clone against structuredClone', ratio(mine, theirs), '×', { least: speedOf(game).clone }),
  ];
}

function view(game: Runnable, { rounds, ms }: Effort): Measure[] {
  const { rules, options } = game;
  let seat = 0;
  const runner = each('view', someTables(rules, options), state => {
    seat = (seat + 1) % rules.seats.max;
    return rules.view(state, seat);
  });
  const [timing] = race([runner], rounds, ms);
  return [measure('view', 1e6 / timing.median, 'µs', { most: speedOf(game).view })];
}

function replays(game: Runnable, { rounds, ms }: Effort): Measure[] {
  const { rules, options } = game;
  const runner = each('replay', someGames(rules, options), log => replay(rules, log));
  const [timing] = race([runner], rounds, ms);
  return [measure('replay of a whole game', 1000 / timing.median, 'ms', { most: speedOf(game).replay })];
}

/** A full table of the game's best bot, from the first choice to the last. */
function played(game: Runnable, { rounds, ms }: Effort): Measure[] {
  const { rules, bots = {} } = game;
  const bot = Object.values(bots).at(-1);
  if (!bot) return [];
  const seats = rules.seats.max;
  const table = { rules, options: readOptions(rules.options, game.options, seats), seats };
  const players = new Array<Bot>(seats).fill(bot);
  let games = 0;
  const runner: Runner = {
    name: 'played',
    run() {
      playOut(table, players, `bench ${games++}`);
      return 1;
    },
  };
  const [timing] = race([runner], rounds, ms);
  return [measure('a game of bots', 1 / timing.median, 's', { most: speedOf(game).bots })];
}

/** What thinking ahead comes down to. */
const ahead = ({ bots = {}, ...game }: Runnable, effort: Effort): Measure[] =>
  Object.keys(bots).length > 0 ? playedAhead({ ...game, bots }, effort) : [];

/** What else the game is held to, in the same states. */
function works({ rules, options, works: all = [] }: Runnable, { rounds, ms }: Effort): Measure[] {
  const states = all.length > 0 ? someTables(rules, options) : [];
  return all.map(({ name, most, of }) => {
    const pieces = states.flatMap(of);
    const [timing] = race([each(name, pieces, work => work())], rounds, ms);
    return measure(name, 1e6 / timing.median, 'µs', { most });
  });
}

/** What can be measured, by name. */
export const MEASURES: Readonly<Record<string, (game: Runnable, effort: Effort) => Measure[]>> = {
  decisions,
  clone,
  view,
  replay: replays,
  played,
  ahead,
  works,
};
