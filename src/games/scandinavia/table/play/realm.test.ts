import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { lordsOf, nextPower, regionsToWin } from './realm.ts';

const NOBODY = { aland: null, gotland: null, oland: null, sjaelland: null };
const view = {
  ready: [false, false, false, false, false, false],
  great: true,
  islands: { ...NOBODY, aland: 'eurich' },
  lords: { ohrrkan: { seat: 0, level: 4 }, eurich: { seat: 1, level: 2 } },
} as unknown as View;

it('islands and the name of the Great take lands off an empire [SC-1.4]', () => {
  expect(regionsToWin(view, 'ohrrkan')).toBe(6);
  expect(regionsToWin(view, 'eurich')).toBe(7);
  const all = { aland: 'eurich', gotland: 'eurich', oland: 'eurich', sjaelland: 'eurich' };
  expect(regionsToWin({ ...view, islands: all }, 'eurich')).toBe(5);
});

it('tells the creed of the next power while there is one [SC-6.4]', () => {
  expect(nextPower(view, 'eurich')).toEqual({ level: 3, creed: 12 });
  expect(nextPower(view, 'ohrrkan')).toBeNull();
});

it('knows who plays whom', () => {
  expect(lordsOf(view, 1)).toEqual(['eurich']);
});
