import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import type { Id } from './ids.ts';

type Place = Id<'place'>;
type Figure = Id<'figure'>;
type Move = { readonly kind: 'go'; readonly figure: number; readonly to: number } | { readonly kind: 'stay' };

const { one, table, grid, sparse } = choicesOf<Move>();

test('a choice is made once, and nobody changes it', () => {
  const stay = one({ kind: 'stay' });
  expect(Object.isFrozen(stay)).toBe(true);
  const go = grid(2, 3, (figure: Figure, to: Place) => ({ kind: 'go', figure, to }));
  expect(go[1 as Figure][2 as Place]).toEqual({ kind: 'go', figure: 1, to: 2 });
  expect(Object.isFrozen(go[1 as Figure][2 as Place])).toBe(true);
  const home = table(2, (figure: Figure) => ({ kind: 'go', figure, to: 0 }));
  // @ts-expect-error this table goes by figures
  expect(home[1 as Place]).toEqual({ kind: 'go', figure: 1, to: 0 });
});

test('a pair that is met again is the same choice', () => {
  let made = 0;
  const go = sparse((figure: Figure, to: Place) => {
    made++;
    return { kind: 'go', figure, to };
  });
  expect(go(1 as Figure, 2 as Place)).toBe(go(1 as Figure, 2 as Place));
  expect(go(2 as Figure, 1 as Place)).toEqual({ kind: 'go', figure: 2, to: 1 });
  expect(made).toBe(2);
});
