import { expect, test } from 'vitest';
import { table } from '../../rules/testing.ts';
import { flightsOf } from './useFlights.ts';

test('an invading figure comes from the reserve, the fallen go to Valhalla', () => {
  const t = table(['wolf', 'raven'], {
    clans: {
      wolf: { hand: ['a1-troll'] },
      raven: { figures: { gimle: { warrior: 2 } } },
    },
  });
  t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
  const facts = t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
  expect(flightsOf(facts, t.view('wolf')).map(({ id, ...way }) => way)).toEqual([
    { clan: 'wolf', figure: 'troll', from: 'reserve', to: 'gimle' },
    { clan: 'raven', figure: 'warrior', from: 'gimle', to: 'valhalla' },
  ]);
});
