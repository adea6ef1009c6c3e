import { expect, test } from 'vitest';
import { stepAfter, steps } from './steps.ts';

const PILLAGE = steps('call', 'battle', 'over');

test('steps are numbers in their order', () => {
  expect(PILLAGE).toEqual({ call: 0, battle: 1, over: 2 });
});

test('each is followed by the next, and the last by none', () => {
  expect(stepAfter(PILLAGE, PILLAGE.call)).toBe(PILLAGE.battle);
  expect(stepAfter(PILLAGE, PILLAGE.battle)).toBe(PILLAGE.over);
  expect(stepAfter(PILLAGE, PILLAGE.over)).toBe(PILLAGE.over);
});
