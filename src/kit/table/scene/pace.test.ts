import { expect, it } from 'vitest';
import { beatTime, firstBeat, isShown } from './pace.ts';
import type { Scene } from './scene.ts';

const scene = (waits: boolean): Scene => ({
  kind: 'toy',
  title: { key: 'title' },
  verdict: { key: 'verdict' },
  waits,
  beats: [{ facts: [] }, { facts: [], lasts: 2 }, { facts: [] }],
});

it('begins at its first beat, and without motion at its last, where all is told', () => {
  expect(firstBeat(scene(true), { speed: 'normal', still: false })).toBe(0);
  expect(firstBeat(scene(true), { speed: 'off', still: false })).toBe(2);
  expect(firstBeat(scene(true), { speed: 'slow', still: true })).toBe(2);
});

it('takes as long as the speed says, and a long beat longer', () => {
  const times = (['fast', 'normal', 'slow'] as const).map(
    speed => beatTime(scene(false), 0, { speed, still: false }) ?? 0,
  );
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(beatTime(scene(false), 1, { speed: 'normal', still: false })).toBe(2 * times[1]);
});

it('the end waits for whose scene it is; another’s goes by itself, and with motion off is still shown', () => {
  expect(beatTime(scene(true), 2, { speed: 'off', still: false })).toBeNull();
  expect(beatTime(scene(true), 2, { speed: 'fast', still: false })).toBeNull();
  for (const speed of ['off', 'fast', 'normal', 'slow'] as const) {
    expect(beatTime(scene(false), 2, { speed, still: false })).toBeGreaterThan(1000);
  }
});

it('one that breaks off gives way like any beat, goes on after what was shown, and with motion off waits for its end', () => {
  const broken: Scene = { ...scene(false), verdict: null };
  expect(beatTime(broken, 2, { speed: 'normal', still: false })).toBe(
    beatTime(broken, 0, { speed: 'normal', still: false }),
  );
  expect(isShown(broken, { speed: 'normal', still: false })).toBe(true);
  expect(isShown(broken, { speed: 'off', still: false })).toBe(false);
  expect(isShown(scene(false), { speed: 'off', still: false })).toBe(true);
  expect(firstBeat({ ...scene(true), begun: 2 }, { speed: 'normal', still: false })).toBe(2);
});

it('what there is to read stays for as long as that takes at any speed, and its reader’s own waits all the same', () => {
  for (const speed of ['off', 'fast', 'normal', 'slow'] as const) {
    const time = (letters: number, waits = false) => beatTime(scene(waits), 2, { speed, still: false }, letters);
    expect(time(300)).toBeGreaterThan(10_000);
    expect(time(1)).toBe(time(0));
    expect(time(300, true)).toBeNull();
    // Before its end nothing is waited for.
    expect(beatTime(scene(false), 0, { speed, still: false }, 300)).toBe(
      beatTime(scene(false), 0, { speed, still: false }),
    );
  }
});
