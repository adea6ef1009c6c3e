import { availableParallelism } from 'node:os';
import { type Bout, boutsOf, mixed, type Played, playBout } from '../bots/contest.ts';
import { LEVELS } from '../bots/level-names.ts';
import { type Row, tableOf } from '../bots/rating/table-of.ts';
import type { Options } from '../engine/contract/options.ts';
import type { Rules } from '../engine/contract/rules.ts';

import { inThreads } from './arena/in-threads.ts';
import { KeptSeries } from './arena/kept.ts';
import { columns } from './columns.ts';
import { type Command, readArgs, readNumber, UsageError } from './command.ts';
import { botsOf, findGame, readGivenOptions } from './games.ts';
import { nearest } from './nearest.ts';
import { progress } from './progress.ts';

/** Who is rated 1500, where he plays. */
const ANCHOR = 'karl';

export interface ArenaReport {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly options: Options;
  readonly games: number;
  readonly deals: number;
  readonly players: readonly number[];
  readonly levels: readonly Row[];
}

export const arena: Command = {
  name: 'arena',
  usage:
    '<game> [--levels name,name…] [--lineup name,name…] [--players N] [--games N] [--workers N] [--seed S] [--option name=value]… [--out file] [--resume] [--json]',
  summary: 'ranks levels of bots: every deal from every seat, with ratings and how sure they are',
  help: `
--levels NAMES   who is ranked: ${LEVELS.join(', ')}, random (default: all but random)
--lineup NAMES   who sits at the table, a name a seat; instead of all levels in turn
--players N      seats at the table (default: every number the game takes, in turn)
--games N        games for each number of seats, rounded up to whole deals (default 40)
--workers N      games played at once, each in a thread of its own (default 1)
--seed S         the same seed plays the same games (default 1)
--option N=V     a switch of the table; may be given again
--out file       where games are kept, a line each (default .cache/arena/<game>.jsonl)
--resume         goes on with the series in that file: games that are there are not played again
--json           the numbers as JSON

Each deal is played once from every seat, so luck falls on all alike. Ratings follow Plackett and Luce on the scale of
chess, ${ANCHOR} at 1500; between the numbers in brackets lie 95 of 100 series drawn anew from the same deals.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      levels: { type: 'string' },
      lineup: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      workers: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      out: { type: 'string' },
      resume: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const game = await findGame(positionals[0]);
    const { rules } = game;
    const bots = botsOf(game);
    const lineup = values.lineup === undefined ? null : readNames(values.lineup, Object.keys(bots), 'lineup');
    const levels = readNames(values.levels ?? LEVELS.join(','), Object.keys(bots), 'levels');
    const players = lineup ? [readCount(rules, lineup.length)] : readPlayers(rules, values.players);
    const games = readNumber('games', values.games, 40, 1);
    const threads = readNumber('workers', values.workers, 1, 1, Math.max(1, availableParallelism()));
    const seed = values.seed ?? '1';
    // What is given is read for every number of seats, so that a mistake is told before anything is played.
    const options = givenOptions(rules, players, values.option);

    const bouts = players.flatMap(seats => boutsOf(lineup ? () => lineup : mixed(levels, seats), games));
    const head = { game: rules.id, version: rules.version, seed, options };
    const kept = new KeptSeries(values.out ?? `.cache/arena/${rules.id}.jsonl`, head, values.resume ?? false);
    const bar = progress(io, bouts.length, 'games');
    let done = bouts.filter(bout => kept.of(bout)).length;
    const add = (played: Played) => {
      kept.add(played);
      bar.step(++done);
    };
    const left = bouts.filter(bout => !kept.of(bout));
    if (threads > 1) await inThreads(threads, { game: rules.id, seed, options }, left, add);
    else for (const bout of left) add(playBout({ rules, bots, seed, options }, bout));
    bar.end();

    const report = reportOf(head, bouts, kept);
    io.out(values.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report));
    return 0;
  },
};

function readNames(given: string, known: readonly string[], option: string): string[] {
  const names = given.split(',').map(name => name.trim());
  for (const name of names) {
    if (!known.includes(name)) throw new UsageError(`--${option}: there is no level "${name}"${nearest(name, known)}`);
  }
  return names;
}

function readCount({ id, seats: { min, max } }: Rules, seats: number): number {
  if (seats >= min && seats <= max) return seats;
  throw new UsageError(`--lineup names ${seats} seats; ${id} is for ${min} to ${max} players`);
}

function readPlayers({ seats: { min, max } }: Rules, given: string | undefined): number[] {
  if (given !== undefined) return [readNumber('players', given, max, min, max)];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** What was given, as it was given: what is left out has the default of each number of seats. */
function givenOptions(rules: Rules, players: readonly number[], given: readonly string[] = []): Options {
  const names = new Set(given.map(pair => pair.slice(0, pair.indexOf('='))));
  const [options] = players.map(seats => readGivenOptions(rules, seats, given));
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
}

function reportOf(
  head: Pick<ArenaReport, 'game' | 'version' | 'seed' | 'options'>,
  bouts: readonly Bout[],
  kept: KeptSeries,
): ArenaReport {
  const played = bouts.flatMap(bout => kept.of(bout) ?? []);
  return {
    ...head,
    games: played.length,
    deals: bouts.filter(({ turn }) => turn === 0).length,
    players: [...new Set(bouts.map(({ lineup }) => lineup.length))],
    levels: tableOf(played, ANCHOR),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function inWords({ game, version, seed, games, deals, players, levels }: ArenaReport): string {
  const rows = levels.map(row => [
    row.level,
    String(row.rating),
    `(${row.interval.from}-${row.interval.to})`,
    percent(row.share),
    `(${percent(row.shareInterval.from)}-${percent(row.shareInterval.to)})`,
    row.points === null ? '' : row.points.toFixed(1),
    row.ms.p50.toFixed(1),
    row.ms.p95.toFixed(1),
    row.ms.max.toFixed(0),
  ]);
  const pairs = levels.map(row => [
    row.level,
    ...levels.map(other => (other.level in row.ahead ? percent(row.ahead[other.level]) : '')),
  ]);
  return `${[
    `${games} games of ${game} ${version} in ${deals} deals with ${players.join(', ')} players, seed "${seed}"`,
    '',
    ...columns([['level', 'rating', '', 'won', '', 'points', 'ms p50', 'p95', 'max'], ...rows]),
    '',
    ...columns([['came in before', ...levels.map(({ level }) => level)], ...pairs]),
  ].join('\n')}\n`;
}
