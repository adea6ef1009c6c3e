import { expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { reavers } from '../../rules/index.ts';
import type { View } from '../../rules/view.ts';
import { columnsOf, placeOf } from './order.ts';

const table = (seats: number): Pick<View, 'seats'> => {
  const state = reavers.setup(
    readOptions(reavers.options, undefined, seats),
    seats,
    new FastChance('order'),
    new Facts<ReaversFact>(),
  );
  return reavers.view(state, null);
};

it('counts clockwise from who chooses', () => {
  expect(placeOf(table(4), 1, 1)).toEqual({ place: 1, column: 0 });
  expect(placeOf(table(4), 0, 1)).toEqual({ place: 4, column: 3 });
  expect(placeOf(table(3), 0, 1)).toEqual({ place: 3, column: 2 });
});

it('with two seats the second stands where the fourth would', () => {
  expect(placeOf(table(2), 0, 1)).toEqual({ place: 2, column: 3 });
  expect(columnsOf(table(2))).toEqual([0, 3]);
});
