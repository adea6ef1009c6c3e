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

/** A table in the middle of a game. */
export function middle(rules: Rules): Stacked {
  const begin = () => {
    const chance = new FastChance('bench middle');
    return { chance, state: rules.setup(defaultOptions(rules.options, rules.seats.max), rules.seats.max, chance) };
  };
  const whole = begin();
  let length = 0;
  while (step(rules, whole.state, whole.chance)) length++;
  const half = begin();
  for (let i = 0; i < length / 2; i++) step(rules, half.state, half.chance);
  return half.state;
}

/** The log of a whole random game, as a real table would write it. */
export function wholeGame(rules: Rules): Log {
  const match = Match.begin(rules, { seats: rules.seats.max, seed: 'bench replay' });
  const chance = new FastChance('bench replay');
  for (;;) {
    const ask = match.decisions().find(isAwaited);
    if (!ask) return match.save().log;
    match.choose(ask.seat, random.choose(undefined, ask, chance));
  }
}
