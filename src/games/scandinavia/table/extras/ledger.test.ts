import { expect, test } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { playWhole } from '../../rules/test/whole.ts';
import { view } from '../../rules/view.ts';
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

test('it comes to the regions that each seat holds when a game is over', () => {
  const { state, facts } = playWhole('regions over time', 4, { limit: 4 });
  const worth = ledger();
  const counted = new Array<number>(4).fill(0);
  for (const fact of facts) for (const [seat, change] of worth(fact) ?? []) counted[seat] += change;
  const { regions, lords } = view(state, null);
  const held = new Array<number>(4).fill(0);
  for (const { owner } of Object.values(regions)) if (owner !== null && lords[owner]) held[lords[owner].seat]++;
  expect(counted).toEqual(held);
});
