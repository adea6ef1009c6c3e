import { expect, it } from 'vitest';
import { random } from '../src/bots/random.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { isAwaited } from '../src/engine/contract/ask.ts';
import { defaultOptions } from '../src/engine/contract/options.ts';
import { CATALOGUE } from './catalogue.ts';

it.each(CATALOGUE)('$id: a view made from the view of another seat says no more and no less', async ({ load }) => {
  const { rules } = await load();
  const seats = rules.seats.max;
  const chance = new FastChance('views');
  const state = rules.setup(defaultOptions(rules.options, seats), seats, chance);
  const everybody = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let step = 0; step < 150; step++) {
    const plain = everybody.map(seat => JSON.stringify(rules.view(state, seat)));
    for (const other of everybody) {
      const like = rules.view(state, other);
      expect(everybody.map(seat => JSON.stringify(rules.view(state, seat, like)))).toEqual(plain);
    }
    const ask = rules.decisions(state).find(isAwaited);
    if (!ask) return;
    rules.apply(state, ask.seat, random.choose(undefined, ask, chance), chance);
  }
});
