import { expect, test } from 'vitest';
import { explainer } from './explaining.ts';
import { Objections } from './objections.ts';

type Move = { readonly kind: 'buy'; readonly price: number } | { readonly kind: 'decline' };
interface Purses {
  readonly seats: number;
  readonly gold: readonly number[];
}

function whyNot(state: Purses, seat: number, choice: Move) {
  const against = new Objections<Purses, Move>(state, seat, 'T-1');
  if (against.isUnlessDeclined(choice, 'buy')) against.enough(state.gold[seat], choice.price, 'T-2', 'gold');
  return against.reasons;
}

const explain = explainer<Purses, Purses, Move>({
  read: view => view,
  whyNot,
  numbers: {
    wealth: ({ state, seat, field }) => [
      { what: 'gold', amount: state.gold[seat] },
      { what: 'gift', amount: Number(field('gift') ?? 0) },
    ],
  },
});
const view: Purses = { seats: 2, gold: [3, 8] };

test('why not: the clause, and what is missing', () => {
  const dear = { about: 'choice', choice: { kind: 'buy', price: 5 } } as const;
  const short = { clause: 'T-2', reason: 'gold', args: { needs: 5, has: 3 } };
  expect(explain(view, 0, dear).reasons).toEqual([short]);
  expect(explain(view, 1, dear).reasons).toEqual([]);
  expect(explain(view, 0, { about: 'choice', choice: { kind: 'decline' } }).reasons).toEqual([]);
  expect(explain(view, 0, { about: 'choice', choice: { kind: 'sing' } as never }).reasons).toEqual([
    { clause: 'T-1', reason: 'not-now' },
  ]);
  expect(explain(view, null, dear).reasons).toEqual([{ clause: 'engine', reason: 'not-asked' }]);
});

test('what a number is made of, of one seat or another', () => {
  expect(explain(view, 0, { about: 'wealth', gift: 2 })).toMatchObject({ total: 5, reasons: [] });
  expect(explain(view, null, { about: 'wealth', seat: 1 }).total).toBe(8);
});

test('a bad question is told what is wrong with it', () => {
  expect(() => explain(view, 0, { about: 'luck' })).toThrow('"luck" cannot be explained; there are choice, wealth');
  expect(() => explain(view, 0, { about: 'toString' })).toThrow('cannot be explained');
  expect(() => explain(view, 0, { about: 'wealth', seat: 7 })).toThrow('seat');
  expect(() => explain(view, 0, { about: 'choice', choice: 4 as never })).toThrow('must be an object with a "kind"');
});

test('what an answer costs is told of those that are allowed, and the table is read once for all of them', () => {
  let read = 0;
  const foreseeing = explainer<Purses, Purses, Move>({
    read: seen => {
      read++;
      return seen;
    },
    whyNot,
    foresee: ({ gold }, seat, choice) =>
      choice.kind === 'buy' ? { prices: [{ what: 'gold', cost: choice.price, left: gold[seat] - choice.price }] } : {},
    numbers: {},
  });
  const about = (price: number) => foreseeing(view, 0, { about: 'choice', choice: { kind: 'buy', price } });
  expect(about(2)).toMatchObject({ reasons: [], prices: [{ what: 'gold', cost: 2, left: 1 }] });
  expect(about(5)).not.toHaveProperty('prices');
  expect(read).toBe(1);
});
