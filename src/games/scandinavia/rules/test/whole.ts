import { FastChance } from '../../../../engine/chance/chance.ts';
import { pick } from '../../../../engine/conformance/pick.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { type OptionValue, readOptions } from '../../../../engine/contract/options.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';
import type { State } from '../state.ts';

/** A whole random game, from picking lords to its end. */
export function playWhole(
  seed: string,
  seats: number,
  given: Readonly<Record<string, OptionValue>> = {},
  watch?: (state: State, facts: readonly ScandinaviaFact[]) => void,
): { readonly state: State; readonly choices: number; readonly facts: readonly ScandinaviaFact[] } {
  const rules = scandinavia;
  const luck = new FastChance(seed);
  const player = new FastChance(`${seed} player`);
  const told: ScandinaviaFact[] = [];
  const options = readOptions(rules.options, given, seats);
  const first = new Facts<ScandinaviaFact>();
  const state = rules.setup(options, seats, luck, first);
  told.push(...first.told.map(({ fact }) => fact));
  let choices = 0;
  for (;;) {
    const asks = rules.decisions(state);
    if (asks.length === 0) return { state, choices, facts: told };
    const { seat, choice } = pick(asks, player);
    const facts = new Facts<ScandinaviaFact>();
    const refusal = rules.apply(state, seat, choice as Parameters<typeof scandinavia.apply>[2], luck, facts);
    if (refusal) throw new Error(`refused: ${JSON.stringify({ choice, refusal })}`);
    const news = facts.told.map(({ fact }) => fact);
    told.push(...news);
    watch?.(state, news);
    if (++choices > rules.limits.decisions) throw new Error(`${seed} does not end`);
  }
}
