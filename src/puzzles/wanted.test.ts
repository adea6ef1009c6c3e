import { expect, test } from 'vitest';
import { isWanted, type Sort } from './wanted.ts';

const LIMITS = { all: 6, battles: 3, ofAKind: 2 };
const kept = (prompt: string, kind: string, battle: boolean) => ({ prompt, battle, solution: { kind } });
const wants = (others: readonly ReturnType<typeof kept>[], sort: Sort) => isWanted(others, LIMITS, sort);

test('of a kind, which is a question and the kind of its solution, a few are wanted', () => {
  const pillages = [kept('action', 'pillage', false), kept('action', 'pillage', false)];
  expect(wants(pillages, { prompt: 'action', kinds: ['pillage'], battle: false })).toBe(false);
  expect(wants(pillages, { prompt: 'action', kinds: ['march'], battle: false })).toBe(true);
  expect(wants(pillages, { prompt: 'raise', kinds: ['pillage'], battle: false })).toBe(true);
  expect(wants(pillages, { prompt: 'action', kinds: ['pillage', 'march'] })).toBe(true);
});

test('where there are battles enough, no question of a battle is looked into', () => {
  const battles = [kept('call', 'join', true), kept('call', 'decline', true), kept('card', 'commit', true)];
  expect(wants(battles, { prompt: 'late', kinds: ['add'], battle: true })).toBe(false);
  expect(wants(battles, { prompt: 'action', kinds: ['march'] })).toBe(true);
  const full = [...battles, kept('a', 'x', false), kept('b', 'x', false), kept('c', 'x', false)];
  expect(wants(full, { prompt: 'action', kinds: ['march'] })).toBe(false);
});

test('what may become a battle is wanted as long as either has room', () => {
  const marches = [kept('action', 'march', false), kept('action', 'march', false)];
  expect(wants(marches, { prompt: 'action', kinds: ['march'] })).toBe(true);
  const both = [...marches, kept('action', 'march', true), kept('action', 'march', true)];
  expect(wants(both, { prompt: 'action', kinds: ['march'] })).toBe(false);
});
