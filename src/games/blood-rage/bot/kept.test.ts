import { expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import { isAwaited } from '../../../engine/contract/ask.ts';
import { defaultOptions } from '../../../engine/contract/options.ts';
import { CARDS } from '../content/cards.ts';
import { bloodRage } from '../rules/index.ts';
import type { CardNumber } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import { KEPT } from './kept.ts';
import { knowledge } from './knowledge.ts';

const SEATS = 4;

/** How many of the cards that rivals of the first seat hold lie in a rival's hand in another world, too. */
function found(state: State, world: State): number {
  const others = (one: State): CardNumber[] => one.hands.slice(1).flat();
  const left = others(world);
  return others(state).filter(card => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

test('of what rivals hold, more is dealt to them by what they keep than evenly', () => {
  const chance = new FastChance('kept');
  const state = bloodRage.setup(defaultOptions(bloodRage.options, SEATS), SEATS, chance);
  let [even, likely] = [0, 0];
  for (;;) {
    const ask = bloodRage.decisions(state).find(isAwaited);
    // One Age says enough.
    if (!ask || state.age > 0) break;
    if (ask.prompt === 'action' && ask.seat === 0) {
      const view = bloodRage.view(state, 0);
      even += found(state, bloodRage.sample(view, 0, chance.fork()));
      likely += found(state, knowledge.deal?.(view, 0, chance.fork()) ?? state);
    }
    const choice = knowledge.policy?.(state, ask, chance.fork()) ?? ask.choices[0];
    bloodRage.apply(state, ask.seat, choice, chance);
  }
  expect(even).toBeGreaterThan(0);
  expect(likely).toBeGreaterThan(even);
});

test('every card in the box was counted, and no other', () => {
  expect(Object.keys(KEPT).sort()).toEqual(CARDS.map(({ id }) => id).sort());
});
