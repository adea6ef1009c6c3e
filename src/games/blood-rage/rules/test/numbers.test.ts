import { expect, test } from 'vitest';
import { countAt, move } from '../figures.ts';
import { FIGURE_IDS, LEADER, PLACE_IDS, placeNumber, RESERVE, WARRIOR } from '../numbers.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';

test('a figure is moved by seat, figure and places, in this order', () => {
  const { state } = table(['wolf', 'raven']);
  const gimle = placeNumber.gimle;
  move(state, 1, WARRIOR, RESERVE, gimle);
  expect(countAt(state, 1, WARRIOR, gimle)).toBe(1);
  expect(countAt(state, 0, WARRIOR, gimle)).toBe(0);
});

test('places, figures, cards and stats are not taken for each other', () => {
  const neverRun = (state: State, seat: number): unknown => [
    // @ts-expect-error seat and figure are swapped
    move(state, LEADER, seat, RESERVE, placeNumber.gimle),
    // @ts-expect-error figure and place are swapped
    move(state, seat, RESERVE, LEADER, placeNumber.gimle),
    // @ts-expect-error seat and place are swapped
    move(state, RESERVE, LEADER, seat, placeNumber.gimle),
    // @ts-expect-error a place has no name among the figures
    FIGURE_IDS[RESERVE],
    // @ts-expect-error nor a figure one among the places
    PLACE_IDS[LEADER],
  ];
  expect(neverRun).toBeTypeOf('function');
});
