import { expect, test } from 'vitest';
import { stepAfter, steps } from './steps.ts';

const RAID = steps('call', 'battle', 'over');

test('steps are numbers in their order', () => {
  expect(RAID).toEqual({ call: 0, battle: 1, over: 2 });
});

test('each is followed by the next, and the last by none', () => {
  expect(stepAfter(RAID, RAID.call)).toBe(RAID.battle);
  expect(stepAfter(RAID, RAID.battle)).toBe(RAID.over);
  expect(stepAfter(RAID, RAID.over)).toBe(RAID.over);
});
