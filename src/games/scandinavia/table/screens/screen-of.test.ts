import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { screenOf } from './screen-of.ts';

const under = (...kinds: string[]) => ({ frames: kinds.map(kind => ({ kind })) }) as unknown as View;
const NOTHING: ReadonlySet<never> = new Set();

it('is that of the innermost rule that has one', () => {
  expect(screenOf(under('turn'), NOTHING)).toBeNull();
  expect(screenOf(under('turn', 'talk'), NOTHING)).toBe('diplomacy');
  expect(screenOf(under('turn', 'events', 'event', 'loki-auction'), NOTHING)).toBe('loki');
  expect(screenOf(under('turn', 'ordered', 'military', 'battle', 'losses'), NOTHING)).toBe('battle');
});

it('gives way to the map where something on it is to be touched', () => {
  expect(screenOf(under('turn', 'talk'), new Set(['place:noorland'] as const))).toBeNull();
  expect(screenOf(under('turn', 'talk'), new Set(['say:ready'] as const))).toBe('diplomacy');
});
