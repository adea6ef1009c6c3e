import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { bidsScenes } from './bids-script.ts';

const bid = (seat: number, gold: number): ScandinaviaFact => ({ kind: 'bid', seat, gold });
const paid: ScandinaviaFact = { kind: 'paid', lord: 'sandra', gold: 3, cause: 'dragon-price' };
const won: ScandinaviaFact = { kind: 'beast-won', lord: 'sandra', beast: 'dragon' };

it('all purses are tied first and then opened together', () => {
  const [scene, ...more] = bidsScenes({ facts: [{ kind: 'sealed', seat: 1 }, bid(0, 3), bid(1, 0), paid, won] });
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ since: 1, winner: 'sandra', waits: false, verdict: { key: 'fact.beast-won' } });
  expect(scene.bids).toEqual([
    { seat: 0, gold: 3 },
    { seat: 1, gold: 0 },
  ]);
  expect(scene.beats.map(({ open }) => open)).toEqual([false, true]);
});

it('where the highest are level nobody has won', () => {
  const [scene] = bidsScenes({ facts: [bid(0, 2), bid(1, 2), { kind: 'no-dragon' }] });
  expect(scene).toMatchObject({ winner: null, verdict: { key: 'fact.no-dragon' } });
});

it('Loki’s open auction is none of it', () => {
  expect(
    bidsScenes({
      facts: [
        { kind: 'raised', seat: 1, gold: 4 },
        { ...won, beast: 'loki' },
      ],
    }),
  ).toEqual([]);
});
