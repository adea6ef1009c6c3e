/** Scenario files of a game of talk: options by seats, asks that nobody waits for, secrets of two. */
import { expect, test } from 'vitest';
import { parleyModule } from '../harness/dev/parley-module.ts';
import { runScenario } from './scenario.ts';

const SHELF = [{ id: 'parley', load: async () => parleyModule }];
const run = async (fields: object) => {
  const file = { game: 'parley', title: 'Talk', proves: ['P-1'], seats: ['a', 'b', 'c'], steps: [], ...fields };
  const { problems } = await runScenario(JSON.stringify(file), SHELF);
  return problems.map(({ message }) => message);
};
const READY = { seat: 'b', does: { kind: 'ready' } };

test('who may speak though nobody waits for it is not among those who are asked, and may choose', async () => {
  const steps = [
    READY,
    { expect: { asked: { a: 'talk', c: 'talk' } } },
    { seat: 'b', does: { kind: 'gift', to: 'a', gold: 1 } },
    { expect: { heard: { a: [{ kind: 'gave', gold: 1 }], b: [{ kind: 'gave' }] } } },
  ];
  expect(await run({ steps })).toEqual([]);
  expect(await run({ steps: [READY, { expect: { asked: { a: 'talk', b: 'talk', c: 'talk' } } }] })).not.toEqual([]);
});

test('a secret of two is not heard by others', async () => {
  const gave = [{ seat: 'b', does: { kind: 'gift', to: 'a', gold: 1 } }];
  expect(await run({ steps: [...gave, { expect: { heard: { c: [{ kind: 'gave' }] } } }] })).not.toEqual([]);
});

test('an option that is not for so many is refused by name', async () => {
  expect(await run({ options: { scenario: 'history' }, steps: [READY] })).toEqual(['history is for 6 seats, not 3']);
});
