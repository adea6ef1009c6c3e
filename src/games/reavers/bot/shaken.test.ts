import { expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import { isAwaited } from '../../../engine/contract/ask.ts';
import { readOptions } from '../../../engine/contract/options.ts';
import { reavers } from '../rules/index.ts';
import { knowledge } from './knowledge.ts';
import { shaken } from './shaken.ts';

test('players with a feeling of their own play whole games, now and then otherwise, and the same luck draws the same', () => {
  const chance = new FastChance('shaken');
  const state = reavers.setup(readOptions(reavers.options, undefined, 3), 3, chance);
  const players = ['a', 'b', 'c'].map(seed => shaken(new FastChance(seed)));
  const again = ['a', 'b', 'c'].map(seed => shaken(new FastChance(seed)));
  let otherwise = 0;
  for (;;) {
    const ask = reavers.decisions(state).find(isAwaited);
    if (!ask) break;
    const choice = players[ask.seat].policy(state, ask);
    expect(again[ask.seat].policy(state, ask)).toEqual(choice);
    if (JSON.stringify(knowledge.policy?.(state, ask, chance)) !== JSON.stringify(choice)) otherwise++;
    expect(reavers.apply(state, ask.seat, choice, chance)).toBeUndefined();
  }
  expect(reavers.result(state)?.totals).toHaveLength(3);
  expect(otherwise).toBeGreaterThan(10);
});
