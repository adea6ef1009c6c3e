import { expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { pathsOf, touch } from '../../../../kit/table/play/paths.ts';
import { START, type Way } from '../../../../kit/table/play/touching.ts';
import { expectAllReached } from '../../../../kit/test/reached.ts';
import { bloodRage } from '../../rules/index.ts';
import { touching } from './play.ts';
import type { Target } from './targets.ts';

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
        expectAllReached(touching, ask, bloodRage.view(state, ask.seat));
        states++;
        bloodRage.apply(state, ask.seat, ask.choices[luck.below(ask.choices.length)], chance);
      }
    }
  }
  expect(states).toBeGreaterThanOrEqual(900);
});

test('a drafted card can be laid back', () => {
  const state = bloodRage.setup(readOptions(bloodRage.options, {}, 3), 3, new FastChance('back'));
  const paths = pathsOf(touching, bloodRage.decisions(state)[0], bloodRage.view(state, 0));
  const [first] = paths.at(START).lit;
  const next = touch(paths.at(START), first);
  expect(paths.at(next).chosen).toMatchObject({ kind: 'draft' });
  expect(paths.back(next)).toEqual(START);
});

test('a step that was taken by itself is taken back together with the one before it', () => {
  const choices = ['gimle', 'utgard'].map(to => ({ kind: 'invade', figure: 'warrior', to }) as const);
  const ask = { seat: 0, prompt: 'action', choices: [...choices, { kind: 'pass' } as const] };
  const state = bloodRage.setup(readOptions(bloodRage.options, {}, 3), 3, new FastChance('back'));
  const paths = pathsOf(touching, ask, bloodRage.view(state, 0));
  const invading: Way<Target> = { mode: 'act:invade', touched: [] };
  expect(paths.at(START).lit).toEqual(new Set<Target>(['reserve:warrior', 'say:pass', 'act:invade']));
  expect(paths.at(invading).lit).toEqual(new Set<Target>(['place:gimle', 'place:utgard']));
  expect(paths.back(invading)).toEqual(START);
  expect(paths.back({ mode: null, touched: ['reserve:warrior'] })).toEqual(START);
});

test('a figure that comes at no cost is brought by touching it or the place first', () => {
  const choices = ['gimle', 'utgard'].map(to => ({ kind: 'invade', figure: 'troll', to }) as const);
  const ask = { seat: 0, prompt: 'free-invasion', choices: [...choices, { kind: 'decline' } as const] };
  const state = bloodRage.setup(readOptions(bloodRage.options, {}, 3), 3, new FastChance('free'));
  const paths = pathsOf(touching, ask, bloodRage.view(state, 0));
  expect(paths.at(START).lit).toEqual(new Set<Target>(['reserve:troll', 'place:gimle', 'place:utgard', 'say:decline']));
  expect(paths.at({ mode: null, touched: ['place:utgard'] }).chosen).toBe(choices[1]);
  expect(paths.at({ mode: null, touched: ['reserve:troll'] }).lit).toEqual(
    new Set<Target>(['place:gimle', 'place:utgard']),
  );
});
