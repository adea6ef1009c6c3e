import { expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { sameChoice } from '../../../../engine/contract/ask.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { bloodRage } from '../../rules/index.ts';
import { back, retreat, START, stand, type Target, touch, type Way } from './targets.ts';
import { whereOf } from './where.ts';

type Ask = ReturnType<typeof bloodRage.decisions>[number];
type Where = ReturnType<typeof whereOf>;

/** Everything that can be reached by touching lit things, one after the other. */
function reachable(ask: Ask, where: Where, way: Way = START): BloodRageChoice[] {
  const standing = stand(ask, way, where);
  if (standing.chosen) return [standing.chosen];
  return [...standing.lit].flatMap(target => reachable(ask, where, touch(standing, target)));
}

test('touching lit things reaches every listed choice and nothing else, in 900 sampled states', () => {
  let states = 0;
  for (const seats of [2, 3, 4]) {
    const luck = new FastChance(`targets ${seats}`);
    const options = readOptions(bloodRage.options, {}, seats);
    while (states < seats * 300 - 300) {
      const chance = new FastChance(`table ${seats} ${states}`);
      const state = bloodRage.setup(options, seats, chance);
      for (;;) {
        const ask = bloodRage.decisions(state).find(a => !a.answered);
        if (!ask) break;
        const where = whereOf(bloodRage.view(state, ask.seat));
        const reached = reachable(ask, where);
        for (const choice of ask.choices) {
          expect(
            reached.some(c => sameChoice(c, choice)),
            JSON.stringify(choice),
          ).toBe(true);
        }
        for (const choice of reached) expect(ask.choices).toContain(choice);
        states++;
        bloodRage.apply(state, ask.seat, ask.choices[luck.below(ask.choices.length)], chance);
      }
    }
  }
  expect(states).toBeGreaterThanOrEqual(900);
});

test('nothing is lit when nothing is asked, and a step can be taken back', () => {
  const state = bloodRage.setup(readOptions(bloodRage.options, {}, 3), 3, new FastChance('back'));
  const where = whereOf(bloodRage.view(state, 0));
  expect(stand(null, START, where).lit.size).toBe(0);
  const ask = bloodRage.decisions(state)[0];
  const standing = stand(ask, START, where);
  const [first] = standing.lit;
  const next = touch(standing, first);
  expect(stand(ask, next, where).chosen).toMatchObject({ kind: 'draft' });
  expect(back(next)).toEqual(START);
});

test('a step that was taken by itself is taken back together with the one before it', () => {
  const choices = ['gimle', 'utgard'].map(to => ({ kind: 'invade', figure: 'warrior', to }) as const);
  const ask = { seat: 0, prompt: 'action', choices: [...choices, { kind: 'pass' } as const] };
  const where = { at: () => 'reserve' };
  const invading: Way = { kind: 'invade', touched: [] };
  expect(stand(ask, invading, where).lit).toEqual(new Set<Target>(['place:gimle', 'place:utgard']));
  expect(retreat(ask, invading, where)).toEqual(START);
  expect(retreat(ask, { kind: null, touched: ['reserve:warrior'] }, where)).toEqual(START);
});
