import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { defaultOptions } from '../../engine/contract/options.ts';
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

  constructor(rules: Rules) {
    this.rules = rules;
  }

  run(): number {
    const { rules } = this;
    const chance = new FastChance(`bench ${this.games++}`);
    const state = rules.setup(defaultOptions(rules.options, rules.seats.max), rules.seats.max, chance);
    let decisions = 0;
    while (step(rules, state, chance)) decisions++;
    this.decisions += decisions;
    return decisions;
  }
}

/** Tables after such shares of a random game. */
export function tablesAt(rules: Rules, seed: string, shares: readonly number[]): Stacked[] {
  const chance = new FastChance(seed);
  const state = rules.setup(defaultOptions(rules.options, rules.seats.max), rules.seats.max, chance);
  const states = [rules.clone(state)];
  while (step(rules, state, chance)) states.push(rules.clone(state));
  return shares.map(share => states[Math.floor(share * states.length)]);
}

/** So many games are looked at: a rule that changes makes others of all of them, and of all together much the same. */
const GAMES = 5;
/** From just begun to nearly over. */
const SHARES = Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8);

const eachGame = <T>(make: (seed: string) => T): T[] =>
  Array.from({ length: GAMES }, (_, i) => make(`bench game ${i}`));

/** Tables of several games, at fixed shares of each. */
export const someTables = (rules: Rules): Stacked[] => eachGame(seed => tablesAt(rules, seed, SHARES)).flat();

/** Logs of whole random games. */
export const someGames = (rules: Rules): Log[] => eachGame(seed => wholeGame(rules, seed));

/** The log of a whole random game, as a real table would write it. */
function wholeGame(rules: Rules, seed: string): Log {
  const match = Match.begin(rules, { seats: rules.seats.max, seed });
  const chance = new FastChance(seed);
  for (;;) {
    const ask = match.decisions().find(isAwaited);
    if (!ask) return match.save().log;
    match.choose(ask.seat, random.choose(undefined, ask, chance));
  }
}
