import { expect, it } from 'vitest';
import type { Waiting } from '../../engine/contract/waiting.ts';
import { whoSits } from './hand-over.ts';

const wait = (seat: number, answered?: true): Waiting => ({ seat, prompt: 'draft', ...(answered && { answered }) });

it('leaves the screen to whoever is asked', () => {
  expect(whoSits([0, 2], 2, [wait(0), wait(2)])).toBe(2);
});

it('goes on clockwise when a sealed answer is in', () => {
  expect(whoSits([0, 1, 2], 1, [wait(0), wait(1, true), wait(2)])).toBe(2);
  expect(whoSits([0, 1, 2], 2, [wait(0), wait(1, true), wait(2, true)])).toBe(0);
});

it('does not call bots to the screen', () => {
  expect(whoSits([0, 2], 0, [wait(1), wait(3)])).toBe(0);
});

it('begins with the first seat that is asked', () => {
  expect(whoSits([0, 2], null, [wait(1), wait(2)])).toBe(2);
  expect(whoSits([0, 2], null, [])).toBe(null);
});

it('keeps the screen for who was called to it, as long as they sit here', () => {
  expect(whoSits([0, 1, 2], 0, [wait(0)], 2)).toBe(2);
  expect(whoSits([0, 1, 2], 2, [wait(0)], 2)).toBe(2);
  expect(whoSits([0, 1, 2], 2, [wait(0)], null)).toBe(0);
  expect(whoSits([0, 1], 0, [wait(0)], 2)).toBe(0);
});
