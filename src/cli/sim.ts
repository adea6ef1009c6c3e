import { playOut, type Table } from '../bots/play-out.ts';
import type { Ask } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { DeadEnd } from '../engine/contract/dead-end.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { sheetOf } from '../engine/contract/rules.ts';
import { columns } from './columns.ts';
import { type Command, readArgs, readNumber } from './command.ts';
import { botsOf, findGame, readGivenContent, readGivenOptions, readLineup, readSeats } from './games.ts';
import type { Io } from './io.ts';
import { progress } from './progress.ts';

/** What a series of games came to. */
export interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly bots: readonly string[];
  readonly rotated: boolean;
  readonly seed: string;
  readonly seconds: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly optionsMean: number;
  readonly optionsMax: number;
  readonly deadEnds: number;
  readonly errors: number;
  /** Mean score of each seat; empty where there are no points. */
  readonly scoresBySeat: readonly number[];
  /** Games won by each seat; a shared win is split. */
  readonly winsBySeat: readonly number[];
  /** The same by the side that was played, in a game that has names for its sides. */
  readonly winsBySide: Readonly<Record<string, number>>;
  /** Mean points a player makes in a game, by source. */
  readonly scoreBySource: Readonly<Record<string, number>>;
  /** How many games ended in which way, where they say how. */
  readonly endings: Readonly<Record<string, number>>;
  /** The share of games each bot won, all its seats together. */
  readonly winShareByBot: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export const sim: Command = {
  name: 'sim',
  usage:
    '<game> [--players N] [--games N] [--bot name[,name…]] [--rotate] [--seed S] [--option name=value]… [--content file] [--json]',
  summary: 'plays whole games between bots and counts',
  help: `
--players N      seats at the table (default: as many as the game takes)
--games N        how many games (default 100)
--bot NAMES      one bot for all seats, or one for each, parted by commas (default random)
--rotate         the bots move on one seat after each game
--seed S         the same seed plays the same games (default 1)
--option N=V     a switch of the table; may be given again
--content file   values of the game to be replaced, as JSON
--json           the numbers as JSON

Exits with 1 when a game fails or comes to a dead end.
`,

  async run(args, io) {
    const { values, positionals } = readArgs(args, {
      players: { type: 'string' },
      games: { type: 'string' },
      bot: { type: 'string' },
      rotate: { type: 'boolean' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      content: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = await findGame(positionals[0]);
    const seats = readSeats(game.rules, values.players);
    const lineup = readLineup(game, values.bot ?? 'random', seats);
    const report = simulate(
      {
        rules: game.rules,
        options: readGivenOptions(game.rules, seats, values.option),
        ...readGivenContent(game.rules, values.content),
        seats,
      },
      botsOf(game),
      lineup,
      { games: readNumber('games', values.games, 100, 1), seed: values.seed ?? '1', rotate: values.rotate ?? false },
      io,
      game.seatKey,
    );
    io.out(values.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report));
    for (const failure of report.failures) io.err(`${failure}\n`);
    return report.errors + report.deadEnds > 0 ? 1 : 0;
  },
};

interface Series {
  readonly games: number;
  readonly seed: string;
  readonly rotate: boolean;
}

/** What is counted while games are played. */
interface Count {
  decisions: number;
  options: number;
  optionsMax: number;
}

/** The same bot, with what it is asked counted; what nobody waits for, when it speaks. */
function counted(bot: Bot, count: Count): Bot {
  const add = ({ choices, ranges = [] }: Ask): void => {
    let options = choices.length;
    for (const { min, max } of ranges) options += max - min + 1;
    count.decisions++;
    count.options += options;
    if (options > count.optionsMax) count.optionsMax = options;
  };
  const { speakUp } = bot;
  return {
    ...bot,
    choose(view, ask, chance) {
      add(ask);
      return bot.choose(view, ask, chance);
    },
    ...(speakUp && {
      speakUp(view, ask, chance) {
        const choice = speakUp.call(bot, view, ask, chance);
        if (choice) add(ask);
        return choice;
      },
    }),
  };
}

export function simulate(
  table: Table,
  bots: Readonly<Record<string, Bot>>,
  lineup: readonly string[],
  { games, seed, rotate }: Series,
  io: Io,
  sideOf: GameModule['seatKey'] = () => undefined,
): Report {
  const { seats, rules } = table;
  const count: Count = { decisions: 0, options: 0, optionsMax: 0 };
  const counting = Object.fromEntries(lineup.map(name => [name, counted(bots[name], count)]));
  const scores = new Array<number>(seats).fill(0);
  const wins = new Array<number>(seats).fill(0);
  const bySide: Record<string, number> = {};
  const sources: Record<string, number> = {};
  const byBot: Record<string, number> = Object.fromEntries(lineup.map(name => [name, 0]));
  const failures: string[] = [];
  const ways: Record<string, number> = {};
  let [deadEnds, errors, finished, scored] = [0, 0, 0, 0];

  const bar = progress(io, games, 'games');
  const began = performance.now();
  for (let game = 0; game < games; game++) {
    const names = lineup.map((_, seat) => lineup[(seat + (rotate ? game : 0)) % seats]);
    const gameSeed = `${seed}/${game}`;
    try {
      const players = names.map(name => counting[name]);
      let sides: readonly (string | undefined)[] = [];
      const result = playOut(table, players, gameSeed, view => {
        sides = players.map((_, seat) => sideOf(view, seat));
      });
      // A side that has never won is listed, too.
      for (const side of sides) if (side !== undefined) bySide[side] ??= 0;
      finished++;
      const winners = result.ranking[0];
      for (const seat of winners) {
        wins[seat] += 1 / winners.length;
        byBot[names[seat]] += 1 / winners.length;
        const side = sides[seat];
        if (side !== undefined) bySide[side] += 1 / winners.length;
      }
      if (result.how) ways[result.how.way] = (ways[result.how.way] ?? 0) + 1;
      const sheet = sheetOf(result);
      if (sheet) scored++;
      sheet?.totals.forEach((total, seat) => {
        scores[seat] += total;
        sheet.sources.forEach((source, i) => {
          sources[source] = (sources[source] ?? 0) + sheet.scores[seat][i];
        });
      });
    } catch (error) {
      if (error instanceof DeadEnd) deadEnds++;
      else errors++;
      if (failures.length < 5) failures.push(`game ${game} (seed "${gameSeed}"): ${error}`);
    }
    bar.step(game + 1);
  }
  bar.end();
  const seconds = (performance.now() - began) / 1000;
  const mean = (sum: number, of: number): number => round(sum / Math.max(1, of), 2);
  return {
    game: rules.id,
    players: seats,
    games,
    bots: lineup,
    rotated: rotate,
    seed,
    seconds: round(seconds, 3),
    decisions: count.decisions,
    decisionsPerSecond: Math.round(count.decisions / seconds),
    gamesPerSecond: round(games / seconds, 1),
    decisionsPerGame: mean(count.decisions, games),
    optionsMean: mean(count.options, count.decisions),
    optionsMax: count.optionsMax,
    deadEnds,
    errors,
    scoresBySeat: scored > 0 ? scores.map(sum => mean(sum, scored)) : [],
    winsBySeat: wins.map(won => round(won, 2)),
    winsBySide: Object.fromEntries(Object.entries(bySide).map(([side, won]) => [side, round(won, 2)])),
    scoreBySource: Object.fromEntries(
      Object.entries(sources).map(([source, sum]) => [source, mean(sum, scored * seats)]),
    ),
    endings: ways,
    winShareByBot: Object.fromEntries(
      Object.entries(byBot).map(([name, won]) => [name, round(won / Math.max(1, finished), 4)]),
    ),
    failures,
  };
}

export function inWords(report: Report): string {
  const { games, seconds, players } = report;
  const scored = report.scoresBySeat.length > 0;
  const seatRows = report.winsBySeat.map((won, seat) => [
    String(seat + 1),
    report.rotated ? '(rotated)' : report.bots[seat],
    ...(scored ? [report.scoresBySeat[seat].toFixed(1)] : []),
    won.toFixed(1),
    `${((100 * won) / games).toFixed(1)} %`,
  ]);
  const ways = Object.entries(report.endings);
  const lines = [
    `${games} games of ${report.game} with ${players} players in ${seconds} s: ${report.gamesPerSecond} games/s, ${report.decisionsPerSecond.toLocaleString('en')} decisions/s`,
    `${report.decisionsPerGame} decisions a game, ${report.optionsMean} options each (at most ${report.optionsMax})`,
    `${report.deadEnds} dead ends, ${report.errors} errors`,
    '',
    ...columns([['seat', 'bot', ...(scored ? ['mean score'] : []), 'wins', 'share'], ...seatRows], [0, 1]),
  ];
  const sides = Object.entries(report.winsBySide);
  if (sides.length > 1) {
    const share = (won: number) => `${((100 * won) / games).toFixed(1)} %`;
    lines.push(
      '',
      ...columns([['side', 'wins', 'share'], ...sides.map(([side, won]) => [side, won.toFixed(1), share(won)])]),
    );
  }
  if (scored) {
    const points = Object.entries(report.scoreBySource).map(([source, mean]) => [source, mean.toFixed(2)]);
    lines.push('', ...columns([['points by source', 'a player'], ...points]));
  }
  if (ways.length > 0) {
    lines.push('', ...columns([['won by', 'games'], ...ways.map(([way, won]) => [way, String(won)])]));
  }
  if (report.rotated || new Set(report.bots).size > 1) {
    const shares = Object.entries(report.winShareByBot).map(([name, share]) => [name, `${(100 * share).toFixed(1)} %`]);
    lines.push('', ...columns([['bot', 'games won'], ...shares]));
  }
  return `${lines.join('\n')}\n`;
}
