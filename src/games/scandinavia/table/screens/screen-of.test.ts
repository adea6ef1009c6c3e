import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { screenOf } from './screen-of.ts';

const under = (...kinds: string[]) =>
  ({ frames: kinds.map(kind => ({ kind })), lords: { sandra: { seat: 1 } }, seat: 0 }) as unknown as View;
const NOTHING: ReadonlySet<never> = new Set();

it('is that of the innermost rule that has one', () => {
  expect(screenOf(under('turn'), NOTHING)).toBeNull();
  expect(screenOf(under('turn', 'talk'), NOTHING)).toBe('diplomacy');
  expect(screenOf(under('turn', 'events', 'event', 'loki-auction'), NOTHING)).toBe('loki');
  expect(screenOf(under('turn', 'ordered', 'military', 'battle', 'losses'), NOTHING)).toBe('battle');
});

it('is that of the sheets until the reader has picked, and the map while lords take their first lands', () => {
  expect(screenOf(under('picking'), NOTHING)).toBe('lords');
  expect(screenOf({ ...under('picking'), seat: 1 }, NOTHING)).toBeNull();
  expect(screenOf({ ...under('picking'), seat: 1 }, new Set(['sheet:eurich'] as const))).toBe('lords');
  expect(screenOf(under('picking', 'opening'), NOTHING)).toBeNull();
});

it('gives way to the map where something on it is to be touched', () => {
  expect(screenOf(under('turn', 'talk'), new Set(['place:noorland'] as const))).toBeNull();
  expect(screenOf(under('turn', 'talk'), new Set(['say:ready'] as const))).toBe('diplomacy');
});
