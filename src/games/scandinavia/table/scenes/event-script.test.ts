import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { eventScenes } from './event-script.ts';

const rolled = (event: string, die: number): ScandinaviaFact => ({ kind: 'event-rolled', die, event });
const fell: ScandinaviaFact = {
  kind: 'prosperity',
  region: 'kragh',
  by: -4,
  now: 10,
  cause: 'plague',
} as unknown as ScandinaviaFact;
const next: ScandinaviaFact = { kind: 'phase-began', phase: 'dragon' };

it('is the number first, then all that it has changed, and no more', () => {
  const [scene, ...more] = eventScenes({ facts: [rolled('plague', 64), fell, fell, next, fell] });
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ event: 'plague', die: 64, changes: [fell, fell], waits: false });
  expect(scene.beats.map(({ seen }) => seen)).toEqual([0, 2]);
});

it('double omens are two of them', () => {
  const facts = [rolled('plague', 64), fell, rolled('lull', 17), next];
  expect(eventScenes({ facts }).map(({ event, since, changes }) => [event, since, changes.length])).toEqual([
    ['plague', 0, 1],
    ['lull', 2, 0],
  ]);
});
