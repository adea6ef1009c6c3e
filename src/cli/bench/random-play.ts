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

/** A table after so large a share of a random game. */
export function tableAt(rules: Rules, seed: string, share: number): Stacked {
  const begin = () => {
    const chance = new FastChance(seed);
    return { chance, state: rules.setup(defaultOptions(rules.options, rules.seats.max), rules.seats.max, chance) };
  };
  const whole = begin();
  let length = 0;
  while (step(rules, whole.state, whole.chance)) length++;
  const part = begin();
  for (let i = 0; i < length * share; i++) step(rules, part.state, part.chance);
  return part.state;
}

/** So many games are looked at: a rule that changes makes other games of all of them, and of all together much the same. */
const TABLES = 40;
const GAMES = 8;

/** Tables of as many games, from just begun to nearly over. */
export const someTables = (rules: Rules): Stacked[] =>
  Array.from({ length: TABLES }, (_, i) => tableAt(rules, `bench table ${i}`, (i + 0.5) / TABLES));

/** Logs of whole random games. */
export const someGames = (rules: Rules): Log[] =>
  Array.from({ length: GAMES }, (_, i) => wholeGame(rules, `bench replay ${i}`));

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
