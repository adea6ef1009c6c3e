import { expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { isAwaited } from '../../../../engine/contract/ask.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { bloodRage as rules } from '../../rules/index.ts';
import { chooseAction } from '../answers/action.ts';
import { enterFree, moveLeader } from '../answers/entry.ts';
import { heuristic } from '../heuristic.ts';
import { seenFrom } from '../knowledge.ts';
import { WEIGHTS } from '../weights.ts';
import { look } from './outlook.ts';
import { trialOf } from './ventures.ts';

const TRIED = { action: chooseAction, 'free-invasion': enterFree, 'move-leader': moveLeader };

test('whoever tries answers out on a table puts everything back', () => {
  const tried = new Map<string, number>();
  for (let game = 0; game < 2; game++) {
    const chance = new FastChance(`trial ${game}`);
    const state = rules.setup(readOptions(rules.options, undefined, 4), 4, chance);
    for (;;) {
      const ask = rules.decisions(state).find(isAwaited);
      if (!ask) break;
      const decide = TRIED[ask.prompt as keyof typeof TRIED];
      if (decide) {
        const cards = state.hands.map(hand => hand.length);
        const o = look(seenFrom(state, ask.seat), ask.seat, WEIGHTS, cards);
        decide(o, ask, chance.fork());
        expect(trialOf(o).state).toEqual(o.state);
        tried.set(ask.prompt, (tried.get(ask.prompt) ?? 0) + 1);
      }
      rules.apply(state, ask.seat, heuristic.choose(rules.view(state, ask.seat), ask, chance.fork()), chance);
    }
  }
  expect(tried.get('action')).toBeGreaterThan(100);
  expect(tried.get('free-invasion')).toBeGreaterThan(0);
});
