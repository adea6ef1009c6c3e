import { expect, it } from 'vitest';
import { momentOf } from '../../dev/gallery/moments.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { powerScenes } from './power-script.ts';

const { view: before } = momentOf('powers', 4, 'talk', 1);
const [own, other] = Object.keys(before.lords);
const { seat } = before.lords[own];
const creed = (lord: string, level: number): ScandinaviaFact => ({ kind: 'creed', lord, creed: 9, level });
const begins = (phase: string): ScandinaviaFact => ({ kind: 'phase-began', phase });
const allied: ScandinaviaFact = { kind: 'allied', seat: 0, to: 1 };

it('tells what was agreed, then each creed, and in great letters the reader’s own', () => {
  const facts = [allied, begins('power'), creed(other, 1), creed(own, 2), begins('events'), creed(own, 3)];
  const [scene, ...more] = powerScenes({ facts, seat, before });
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ bonds: [allied], waits: false, verdict: { args: { lord: own, level: 2 } } });
  expect(scene.rows.map(({ lord, was, level }) => [lord, level - was])).toEqual([
    [other, 0],
    [own, 1],
  ]);
  expect(scene.beats.map(({ counted }) => counted)).toEqual([false, true]);
});

it('is told a spectator by the first of them, and nobody before the talk is over', () => {
  const facts = [begins('power'), creed(other, 1), creed(own, 1)];
  expect(powerScenes({ facts, seat: null, before })[0].verdict?.args).toMatchObject({ lord: other });
  expect(powerScenes({ facts: [allied], seat, before })).toEqual([]);
  expect(powerScenes({ facts: [begins('power')], seat, before })).toEqual([]);
});
