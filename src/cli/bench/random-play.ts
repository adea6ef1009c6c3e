import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import type { Log } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import type { Runner } from './race.ts';

/** Asks, and answers at random; false when the game is over. Only the public functions of the rules are used. */
function step(rules: Rules, state: Stacked, chance: FastChance): boolean {
  const asks = rules.decisions(state);
  for (let i = 0; i < asks.length; i++) {
    const ask = asks[i];
    if (!isAwaited(ask)) continue;
    const { seat, choices, ranges } = ask;
    const choice = ranges ? random.choose(undefined, ask, chance) : choices[chance.below(choices.length)];
    rules.apply(state, seat, choice, chance);
    return true;
  }
  return false;
}

/** Whole games at random, counted in decisions. */
export class RandomPlay implements Runner {
  readonly name = 'random play';
  games = 0;
  decisions = 0;
  private readonly rules: Rules;
  private readonly options: Options;

  constructor(rules: Rules, given?: Options) {
    this.rules = rules;
    this.options = readOptions(rules.options, given, rules.seats.max);
  }

  run(): number {
    const { rules, options } = this;
    const chance = new FastChance(`bench ${this.games++}`);
    const state = rules.setup(options, rules.seats.max, chance);
    let decisions = 0;
    while (step(rules, state, chance)) decisions++;
    this.decisions += decisions;
    return decisions;
  }
}

/**
 * Tables after such shares of a random game. It is played twice, once to know how long it is: to keep a copy of every
 * table on the way would teach the compiler that copies live for long, and it would make all of them where making is slow.
 */
export function tablesAt(rules: Rules, seed: string, shares: readonly number[], given?: Options): Stacked[] {
  const { max } = rules.seats;
  const options = readOptions(rules.options, given, max);
  const begun = () => {
    const chance = new FastChance(seed);
    return { chance, state: rules.setup(options, max, chance) };
  };
  let tables = 1;
  const first = begun();
  while (step(rules, first.state, first.chance)) tables++;
  const wanted = shares.map(share => Math.floor(share * tables));
  const found = new Map<number, Stacked>();
  const { chance, state } = begun();
  for (let at = 0; at < tables; at++) {
    if (wanted.includes(at)) found.set(at, rules.clone(state));
    step(rules, state, chance);
  }
  return wanted.flatMap(at => found.get(at) ?? []);
}

/** So many games are looked at: a rule that changes makes others of all of them, and of all together much the same. */
const GAMES = 5;
/** From just begun to nearly over. */
const SHARES = Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8);

const eachGame = <T>(make: (seed: string) => T): T[] =>
  Array.from({ length: GAMES }, (_, i) => make(`bench game ${i}`));

/** Tables of several games, at fixed shares of each. */
export const someTables = (rules: Rules, options?: Options): Stacked[] =>
  eachGame(seed => tablesAt(rules, seed, SHARES, options)).flat();

/** Logs of whole random games. */
export const someGames = (rules: Rules, options?: Options): Log[] =>
  eachGame(seed => wholeGame(rules, seed, options).save().log);

/** A whole random game, as a real table would write it; `last`: and no more than so many entries. */
export function wholeGame(rules: Rules, seed: string, options: Options = {}, last = Number.POSITIVE_INFINITY): Match {
  const match = Match.begin(rules, { seats: rules.seats.max, seed, options });
  const chance = new FastChance(seed);
  for (;;) {
    const ask = match.decisions().find(isAwaited);
    if (!ask || match.length >= last) return match;
    match.choose(ask.seat, random.choose(undefined, ask, chance));
  }
}
