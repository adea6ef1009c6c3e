import { FastChance } from '../../../engine/chance/chance.ts';
import { Facts } from '../../../engine/contract/facts.ts';
import type { ScandinaviaFact } from './facts.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** For what is only imagined, on a copy of the table: nobody is told, and no die that counts is thrown. */
export const imagined = (state: State): Act => ({
  state,
  chance: new FastChance('imagined'),
  facts: new Facts<ScandinaviaFact>(),
  finish: () => undefined,
});
