import { describe, expect, it } from 'vitest';
import { random } from '../bots/random.ts';
import { FastChance } from '../engine/chance/chance.ts';
import { listed } from '../engine/contract/ask.ts';
import { Match } from '../engine/match/match.ts';
import { CATALOGUE } from './catalogue.ts';

describe.each(CATALOGUE)('the standing orders of $id', async ({ load }) => {
  const { rules } = await load();

  it('have names of their own', () => {
    const ids = rules.orders.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answer what is listed, to open questions alone', () => {
    const chance = new FastChance('orders');
    const answered = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const match = Match.begin(rules, { seats: rules.seats.max, seed, chance: 'fast' });
      while (!match.result()) {
        const [ask] = match.decisions().filter(({ answered: done, idle }) => !done && !idle);
        for (const { id, answer } of rules.orders) {
          const choice = answer(ask, match.view(ask.seat));
          if (!choice) continue;
          answered.add(id);
          expect(listed(ask, choice), id).toBeDefined();
          expect(ask.sealed ?? false, id).toBe(false);
        }
        match.choose(ask.seat, random.choose(undefined, ask, chance));
      }
    }
    expect(answered.size).toBeGreaterThan(rules.orders.length > 0 ? 0 : -1);
  });
});
