import { expect, test } from 'vitest';
import type { Fact } from '../../engine/contract/facts.ts';
import { lastTold } from './last-told.ts';

const facts: readonly Fact[] = [{ kind: 'landed' }, { kind: 'passed' }, { kind: 'untold' }];
const speaker = { fact: ({ kind }: Fact) => (kind === 'untold' ? null : `told: ${kind}`) };

test('the newest line that is told at all', () => {
  expect(lastTold(facts, speaker)).toBe('told: passed');
  expect(lastTold(facts.slice(0, 1), speaker)).toBe('told: landed');
});

test('what only follows from something else gives way to it', () => {
  expect(lastTold(facts, speaker, ({ kind }) => kind === 'passed')).toBe('told: landed');
});

test('nothing where nothing was told', () => {
  expect(lastTold([], speaker)).toBe('');
  expect(lastTold(facts.slice(2), speaker)).toBe('');
});
