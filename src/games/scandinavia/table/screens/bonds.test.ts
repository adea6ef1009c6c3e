import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { bondsOf, concerns, roundTable } from './bonds.ts';

it('an offer is told apart by who has made it, and one that came to an alliance is gone', () => {
  const view = {
    seat: 2,
    allied: [
      { seats: [0, 1], told: true },
      { seats: [2, 4], told: false },
    ],
    offers: [
      { from: 3, to: 2, gold: 6, open: true },
      { from: 2, to: 5, gold: 0, open: true },
      { from: 2, to: 4, gold: 0, open: false },
    ],
  } as unknown as View;
  expect(bondsOf(view).map(({ from, to, is, gold }) => [from, to, is, gold])).toEqual([
    [0, 1, 'told', 0],
    [2, 4, 'agreed', 0],
    [3, 2, 'asks-me', 6],
    [2, 5, 'i-asked', 0],
  ]);
});

it('an offer that was refused is told to both, until the two are allied after all', () => {
  const view = {
    seat: 2,
    allied: [{ seats: [2, 4], told: false }],
    offers: [
      { from: 2, to: 1, gold: 0, open: false },
      { from: 0, to: 2, gold: 0, open: false },
      { from: 2, to: 4, gold: 0, open: false },
    ],
  } as unknown as View;
  expect(bondsOf(view).map(({ from, to, is }) => [from, to, is])).toEqual([
    [2, 4, 'agreed'],
    [2, 1, 'refused-me'],
    [0, 2, 'i-refused'],
  ]);
});

it('the reader sits below, and whoever follows sits to the right', () => {
  const places = roundTable(4, 1, { width: 100, height: 100 });
  expect(places.map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual([
    [12, 50],
    [50, 86],
    [88, 50],
    [50, 14],
  ]);
});

it('a word of diplomacy stands beside whom it concerns', () => {
  const lords = { eurich: { seat: 2 }, meloch: { seat: 3 } } as unknown as View['lords'];
  expect(concerns('offer:4', lords)).toBe(4);
  expect(concerns('bow:eurich/meloch', lords)).toBe(3);
  expect(concerns('accept-vassal:meloch/eurich', lords)).toBe(3);
  expect(concerns('say:ready', lords)).toBeNull();
});
