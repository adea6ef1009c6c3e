import { expect, it } from 'vitest';
import { scandinavia } from '../../rules/index.ts';
import { playWhole } from '../../rules/test/whole.ts';
import type { View } from '../../rules/view.ts';
import {
  creedFor,
  isLast,
  lastTurnOf,
  livingSeats,
  lordsOf,
  nextPower,
  regionsTogether,
  regionsToWin,
  spellPoints,
} from './realm.ts';

const NOBODY = { aland: null, gotland: null, oland: null, sjaelland: null };
const view = {
  ready: [false, false, false, false, false, false],
  options: { scenario: 'free', islandDiscount: 'total', twoLordsThresholds: 'players' },
  great: true,
  islands: { ...NOBODY, aland: 'eurich' },
  lords: {
    ohrrkan: { seat: 0, level: 4, partner: null, regions: 5, out: false },
    eurich: { seat: 1, level: 2, partner: null, regions: 3, out: false },
  },
} as unknown as View;
const ALL = { aland: 'eurich', gotland: 'eurich', oland: 'eurich', sjaelland: 'eurich' };

it('islands and the name of the Great take lands off an empire [SC-1.4]', () => {
  expect(regionsToWin(view, 'ohrrkan')).toBe(6);
  expect(regionsToWin(view, 'eurich')).toBe(7);
  expect(regionsToWin({ ...view, islands: ALL }, 'eurich')).toBe(5);
  const added = { ...view.options, islandDiscount: 'added' } as View['options'];
  expect(regionsToWin({ ...view, islands: ALL, options: added }, 'eurich')).toBe(4);
});

it('who has fallen is no longer counted among those who talk', () => {
  const { ohrrkan, eurich } = view.lords;
  expect(livingSeats({ lords: { ohrrkan, eurich } })).toEqual([0, 1]);
  expect(livingSeats({ lords: { ohrrkan: { ...ohrrkan, out: true }, eurich } })).toEqual([1]);
  // A house of two lords goes on with one.
  expect(livingSeats({ lords: { ohrrkan: { ...ohrrkan, out: true, seat: 1 }, eurich } })).toEqual([1]);
});

it('who wins together counts together', () => {
  const { ohrrkan, eurich } = view.lords;
  const paired = {
    ...view,
    lords: { ohrrkan: { ...ohrrkan, partner: 'eurich' }, eurich: { ...eurich, partner: 'ohrrkan' } },
  };
  expect(regionsTogether(paired, 'eurich')).toBe(8);
  expect(regionsTogether(view, 'eurich')).toBe(3);
});

it('tells the creed of the next power while there is one [SC-6.4]', () => {
  expect(nextPower(view, 'eurich')).toEqual({ level: 3, creed: 12 });
  expect(nextPower(view, 'ohrrkan')).toBeNull();
});

it('knows who plays whom', () => {
  expect(lordsOf(view, 1)).toEqual(['eurich']);
});

it.each(['free', 'alliances'])('agrees with what the rules say of an empire (%s)', scenario => {
  const { state } = playWhole('realm', 4, { limit: 4, scenario });
  const seen = scandinavia.view(state, null);
  const living = Object.keys(seen.lords).filter(lord => !seen.lords[lord].out);
  expect(living.length).toBeGreaterThan(0);
  for (const lord of living) {
    const told = scandinavia.explain(seen, seen.lords[lord].seat, { about: 'minimum' });
    expect([lord, regionsToWin(seen, lord)]).toEqual([lord, told.total]);
  }
});

it('tells the points that are left for spells, of who casts any [SC-6.4]', () => {
  const lords = { ohrrkan: { ...view.lords.ohrrkan, creed: 17, spent: 9 }, eurich: { ...view.lords.eurich, creed: 9 } };
  expect(spellPoints({ ...view, lords }, 'ohrrkan')).toEqual({ left: 8, all: 17 });
  expect(spellPoints({ ...view, lords }, 'eurich')).toBeNull();
  expect([1, 2, 3, 4].map(level => creedFor(view, level))).toEqual([0, 8, 12, 16]);
});

it('the table knows which turn is the last, where one is set [SC-1.6]', () => {
  const at = (turn: number, limit: number | 'none') => ({ turn, options: { ...view.options, limit } });
  expect(isLast(at(4, 4))).toBe(true);
  expect(isLast(at(3, 4))).toBe(false);
  expect(lastTurnOf(at(3, 'none'))).toBeNull();
  expect(isLast(at(40, 'none'))).toBe(false);
});
