import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import type { BloodRageFact } from '../facts.ts';
import { bloodRage } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export interface WholeGame {
  /** The table as it was laid out. */
  readonly start: View;
  readonly state: State;
  readonly facts: readonly BloodRageFact[];
}

/** A game from set-up to its end by players who do anything that is allowed but hate to pass; `each` looks at every step. */
export function wholeGame(seats: number, seed: string, each: (state: State) => void = () => {}): WholeGame {
  const chance = new FastChance(seed);
  const whim = new FastChance(`${seed} whim`);
  const told = new Facts<BloodRageFact>();
  const state = bloodRage.setup(readOptions(bloodRage.options, {}, seats), seats, chance, told);
  const start = bloodRage.view(state, null);
  for (;;) {
    each(state);
    const asks = bloodRage.decisions(state).filter(ask => !ask.answered);
    if (asks.length === 0) return { start, state, facts: told.told.map(t => t.fact) };
    const ask = asks[whim.below(asks.length)];
    const some = ask.choices[whim.below(ask.choices.length)];
    const choice = some.kind === 'pass' ? ask.choices[0] : some;
    bloodRage.apply(state, ask.seat, choice, chance, told);
  }
}
