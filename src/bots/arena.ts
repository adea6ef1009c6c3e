import type { Bot } from '../engine/contract/bot.ts';
import { type Options, readOptions } from '../engine/contract/options.ts';
import { type Result, type Rules, sheetOf } from '../engine/contract/rules.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import { playOut } from './play-out.ts';

export interface Series {
  readonly rules: Rules;
  readonly bots: Readonly<Record<string, Bot>>;
  /** The names of the bots, one a seat; the same name may sit more than once. */
  readonly lineup: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options?: Options;
  /** Called after each game, for progress. */
  readonly onGame?: (played: number, result: Result) => void;
}

/** How a bot fared over a series, all its seats together. */
export interface Showing {
  readonly name: string;
  /** Games by seats: two seats in one game count twice. */
  readonly played: number;
  /** A shared win is split between those who share it. */
  readonly wins: number;
  /** Wins by games in the series: what all seats of this name took together. */
  readonly winShare: number;
  /** Zero in games without points. */
  readonly meanScore: number;
  /** Mean points by source, as the score sheet of the game names them. */
  readonly sources: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly msMean: number;
  readonly msMax: number;
}

/** One bot's sums while the series runs. */
interface Tally {
  played: number;
  wins: number;
  score: number;
  readonly sources: Record<string, number>;
  decisions: number;
  ms: number;
  msMax: number;
}

/**
 * Plays a series with rotated seats: every deal is played once from each seat, so that luck of the deal and of the
 * seat falls on all alike. The same series gives the same games on any machine.
 */
export function playSeries(series: Series): Showing[] {
  const { rules, bots, lineup, games, seed } = series;
  const seats = lineup.length;
  const table = { rules, options: readOptions(rules.options, series.options, seats), seats };
  const tallies = new Map<string, Tally>();
  const places = lineup.map(name => {
    if (!Object.hasOwn(bots, name)) {
      throw new BadInput('bot', `there is no "${name}"; there are ${Object.keys(bots).join(', ')}`);
    }
    const tally = tallies.get(name) ?? newTally();
    tallies.set(name, tally);
    return { tally, bot: timed(bots[name], tally) };
  });

  for (let game = 0; game < games; game++) {
    // Which place of the line-up sits on each seat in this game.
    const sitting = places.map((_, seat) => places[(seat + game) % seats]);
    const players = sitting.map(({ bot }) => bot);
    const result = playOut(table, players, `${seed}/${Math.floor(game / seats)}`);
    for (const [seat, { tally }] of sitting.entries()) book(tally, result, seat);
    series.onGame?.(game + 1, result);
  }
  return [...tallies].map(([name, tally]) => showing(name, tally, games));
}

const newTally = (): Tally => ({ played: 0, wins: 0, score: 0, sources: {}, decisions: 0, ms: 0, msMax: 0 });

/** The same bot, with its time taken. */
function timed(bot: Bot, tally: Tally): Bot {
  return {
    ...bot,
    choose(view, ask, chance) {
      const start = performance.now();
      const choice = bot.choose(view, ask, chance);
      const ms = performance.now() - start;
      tally.decisions++;
      tally.ms += ms;
      tally.msMax = Math.max(tally.msMax, ms);
      return choice;
    },
  };
}

function book(tally: Tally, result: Result, seat: number): void {
  const winners = result.ranking[0];
  tally.played++;
  if (winners.includes(seat)) tally.wins += 1 / winners.length;
  const sheet = sheetOf(result);
  if (!sheet) return;
  tally.score += sheet.totals[seat];
  sheet.sources.forEach((source, i) => {
    tally.sources[source] = (tally.sources[source] ?? 0) + sheet.scores[seat][i];
  });
}

function showing(name: string, tally: Tally, games: number): Showing {
  const { played, wins, score, sources, decisions, ms, msMax } = tally;
  return {
    name,
    played,
    wins,
    winShare: wins / games,
    meanScore: score / played,
    sources: Object.fromEntries(Object.entries(sources).map(([source, points]) => [source, points / played])),
    decisions,
    msMean: ms / decisions,
    msMax,
  };
}
