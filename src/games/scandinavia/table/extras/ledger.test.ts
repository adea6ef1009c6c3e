import { expect, test } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { ledger } from './ledger.ts';

test('a region counts for who holds it, and is lost by who held it', () => {
  const worth = ledger();
  const told = (fact: ScandinaviaFact) => worth(fact);
  expect(told({ kind: 'picked', seat: 0, lord: 'eurich' })).toBeUndefined();
  told({ kind: 'picked', seat: 1, lord: 'sandra' });
  told({ kind: 'picked', seat: 1, lord: 'maerith' });
  expect(told({ kind: 'land-taken', lord: 'eurich', region: 'kragh' })).toEqual([[0, 1]]);
  expect(told({ kind: 'conquered', lord: 'sandra', region: 'kragh', from: 'eurich' })).toEqual([
    [0, -1],
    [1, 1],
  ]);
  // From one lord of a seat to the other: nothing changes for the seat.
  expect(told({ kind: 'region-given', lord: 'sandra', to: 'maerith', region: 'kragh' })).toEqual([]);
  expect(told({ kind: 'barbarians-hold', region: 'kragh' })).toEqual([[1, -1]]);
  expect(told({ kind: 'independent', region: 'kragh', cause: 'revolts' })).toEqual([]);
  expect(told({ kind: 'conquered', lord: 'eurich', region: 'kragh', from: 'commoners' })).toEqual([[0, 1]]);
});
