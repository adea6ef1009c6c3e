import { expect, test } from 'vitest';
import { move } from '../figures.ts';
import { bloodRage } from '../index.ts';
import { LEADER, placeNumber, RESERVE, WARRIOR } from '../numbers.ts';
import { table } from '../testing.ts';

test('figures in a destroyed province are noticed [BR-2.6]', () => {
  const { state } = table(['wolf', 'raven'], { destroyed: ['utgard'] });
  expect(bloodRage.audit(state)).toEqual([]);
  move(state, 1, LEADER, RESERVE, placeNumber.utgard);
  expect(bloodRage.audit(state)).toEqual([`figures stand in the destroyed province ${placeNumber.utgard}`]);
  move(state, 1, LEADER, placeNumber.utgard, placeNumber.gimle);
  expect(bloodRage.audit(state)).toEqual([]);
});

test('a province whose figures may still be saved stands, and is no place to be lost in [BR-15.1]', () => {
  const t = table(['wolf', 'raven', 'bear'], {
    age: 3,
    phase: 'ragnarok',
    ragnarok: ['andlang', 'horgr', 'gimle'],
    destroyed: ['utgard'],
    clans: { wolf: { upgrades: ['a3-volur-witch'], figures: { gimle: { 'volur-witch': 1, warrior: 1 } } } },
  });
  expect(t.asked()).toEqual(['wolf save']);
  expect(t.view().provinces.find(province => province.id === 'gimle')?.destroyed).toBe(false);
  expect(bloodRage.audit(t.state)).toEqual([]);
  move(t.state, 1, WARRIOR, RESERVE, placeNumber.utgard);
  expect(bloodRage.audit(t.state)).toEqual([`figures stand in the destroyed province ${placeNumber.utgard}`]);
});
