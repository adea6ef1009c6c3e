import type { Seat } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import { type Options, readOptions } from '../engine/contract/options.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { playOut } from './play-out.ts';

/** One game of a contest: which deal, with whom, and how far they have moved on round the table. */
export interface Bout {
  /** Who plays, in the order in which they sit before anybody has moved on. */
  readonly lineup: readonly string[];
  readonly deal: number;
  readonly turn: number;
}

/** A game that was played, as it is kept: plain data. */
export interface Played extends Bout {
  /** Names by seat. */
  readonly seats: readonly string[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly totals?: readonly number[];
  /** Milliseconds of every decision that left a choice, by name. */
  readonly ms: Readonly<Record<string, readonly number[]>>;
}

export interface Contest {
  readonly rules: Rules;
  readonly bots: Readonly<Record<string, Bot>>;
  readonly seed: string;
  readonly options?: Options;
}

/** The games of a contest in their order: each deal is played as often as there are seats, so that everybody has every seat of it. */
export function boutsOf(lineups: (deal: number) => readonly string[], games: number): Bout[] {
  const bouts: Bout[] = [];
  for (let deal = 0; bouts.length < games; deal++) {
    const lineup = lineups(deal);
    for (let turn = 0; turn < lineup.length; turn++) bouts.push({ lineup, deal, turn });
  }
  return bouts;
}

/** Line-ups in which all levels come up alike: each deal begins with the next of them. */
export const mixed =
  (levels: readonly string[], seats: number) =>
  (deal: number): string[] =>
    Array.from({ length: seats }, (_, place) => levels[(deal + place) % levels.length]);

/** Plays one game. The same contest plays the same game, on any machine and in any order. */
export function playBout({ rules, bots, seed, options }: Contest, bout: Bout): Played {
  const { lineup, deal, turn } = bout;
  const count = lineup.length;
  const seats = lineup.map((_, seat) => lineup[(seat + turn) % count]);
  const ms: Record<string, number[]> = {};
  const players = seats.map(name => timed(bots[name], spent(ms, name)));
  const table = { rules, options: readOptions(rules.options, options, count), seats: count };
  const { ranking, totals } = playOut(table, players, `${seed}/${count}/${deal}`);
  return { ...bout, seats, ranking, ...(totals && { totals }), ms };
}

function spent(ms: Record<string, number[]>, name: string): number[] {
  ms[name] ??= [];
  return ms[name];
}

function timed(bot: Bot, ms: number[]): Bot {
  return {
    ...bot,
    choose(view, ask, chance) {
      const start = performance.now();
      const choice = bot.choose(view, ask, chance);
      if (ask.choices.length > 1 || ask.ranges?.length) ms.push(Number((performance.now() - start).toFixed(2)));
      return choice;
    },
  };
}
