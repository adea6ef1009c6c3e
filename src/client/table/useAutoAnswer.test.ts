import { expect, it } from 'vitest';
import type { Ask } from '../../engine/contract/ask.ts';
import { onlyAnswer } from './useAutoAnswer.ts';

const decline = { kind: 'decline' };
const ask = (change: Partial<Ask> = {}): Ask => ({
  seat: 0,
  prompt: 'afterthought',
  choices: [decline],
  veiled: true,
  ...change,
});

it('answers only what has one answer and is veiled', () => {
  expect(onlyAnswer(ask())).toBe(decline);
  expect(onlyAnswer(ask({ veiled: false }))).toBeNull();
  expect(onlyAnswer(ask({ choices: [decline, { kind: 'add' }] }))).toBeNull();
  expect(onlyAnswer(ask({ answered: true }))).toBeNull();
  expect(onlyAnswer(ask({ ranges: [{ choice: decline, field: 'n', min: 0, max: 3 }] }))).toBeNull();
  expect(onlyAnswer(null)).toBeNull();
});
