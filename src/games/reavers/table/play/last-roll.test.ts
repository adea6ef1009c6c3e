import { expect, it } from 'vitest';
import type { ReaversFact } from '../../rules/facts.ts';
import { lastRoll } from './last-roll.ts';

const ACTS: ReaversFact = { kind: 'acts', seat: 1, space: 'keeps' };
const ROLLED: ReaversFact = { kind: 'rolled', seat: 1, dice: ['red-ship'], cause: 'huskarl' };
const FOUGHT: ReaversFact = { kind: 'combat-rolled', seat: 1, zeros: 1, ones: 2, twos: 0 };

it('is what was rolled last in this part of a space', () => {
  expect(lastRoll([ACTS, ROLLED])).toEqual({ fact: ROLLED, at: 1, space: 'keeps' });
  const won: ReaversFact = { kind: 'combat-won', seat: 1, successes: 2, defence: 2 };
  expect(lastRoll([ACTS, ROLLED, FOUGHT, won])).toEqual({ fact: FOUGHT, at: 2, space: 'keeps' });
});

it('is of the recruiting, before any space is selected', () => {
  expect(lastRoll([ROLLED])?.space).toBe('recruit');
});

it('is gone with the next part, and nothing before the first roll', () => {
  expect(lastRoll([ACTS, ROLLED, { kind: 'rests', seat: 2, space: 'keeps' }])).toBeNull();
  expect(lastRoll([ACTS, ROLLED, { kind: 'selected', seat: 2, space: 'trade' }])).toBeNull();
  expect(lastRoll([])).toBeNull();
});
