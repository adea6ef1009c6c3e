import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { part } from './part.ts';

const at = (phase: string, ...frames: readonly object[]): View => ({ turn: 2, phase, frames }) as unknown as View;

it('what a lord does in a phase is one part, his battles and those who are asked in them included', () => {
  const before = part(at('military', { kind: 'ordered', begun: [3, 1] }, { kind: 'military', lord: 1 }));
  expect(part(at('military', { kind: 'ordered', begun: [3, 1] }, { kind: 'battle', defender: 4 }))).toBe(before);
  expect(part(at('military', { kind: 'ordered', begun: [3, 1, 5] }))).not.toBe(before);
  expect(part(at('upkeep', { kind: 'ordered', begun: [3, 1] }))).not.toBe(before);
});

it('where all play at once, the phase is one', () => {
  expect(part(at('diplomacy', { kind: 'talk' }))).toBe(part(at('diplomacy', { kind: 'talk' })));
  expect(part(at('dragon', { kind: 'dragon-bids' }))).not.toBeNull();
  expect(part(at('events', { kind: 'event' }))).toBeNull();
});
