import { expect, it } from 'vitest';
import { bonusOf, longestOf, sharesOf, type Throw, throwOf } from './throws.ts';

const attack: Throw = {
  side: 'eurich',
  die: 7,
  force: 66,
  parts: { potential: 40, roll: 11, result: 26, dragon: 0, commoners: 0 },
};
const defence: Throw = {
  side: 'ohrrkan',
  die: 4,
  force: 45,
  parts: { potential: 32, roll: 11, result: 19, dragon: 0, commoners: -6 },
};
const folk: Throw = {
  side: 'commoners',
  die: 0,
  force: 18,
  parts: { potential: 0, roll: 0, result: 0, dragon: 0, commoners: 18 },
};

it('a force is told as the sum of what it came from', () => {
  for (const one of [attack, defence, folk]) {
    expect(sharesOf(one).reduce((sum, { amount }) => sum + amount, 0)).toBe(one.force);
  }
  expect(sharesOf(folk)).toEqual([{ what: 'commoners', amount: 18 }]);
});

it('heroes, walls and fear are what a row has more or less than its die; who throws no die has none', () => {
  expect([attack, defence, folk].map(bonusOf)).toEqual([4, 7, 0]);
});

it('of Loki there is his die alone', () => {
  const loki = throwOf({ kind: 'loki', lord: 'eurich', die: 77 });
  expect(loki && [sharesOf(loki), bonusOf(loki)]).toEqual([[{ what: 'die', amount: 77 }], 0]);
});

it('beams are as long as the longer of both, without what is taken off', () => {
  expect(longestOf([defence, folk])).toBe(51);
  expect(longestOf([])).toBe(1);
});
