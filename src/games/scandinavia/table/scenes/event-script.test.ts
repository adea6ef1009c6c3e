import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { eventScenes } from './event-script.ts';

const rolled = (event: string, die: number): ScandinaviaFact => ({ kind: 'event-rolled', die, event });
const fell: ScandinaviaFact = {
  kind: 'prosperity',
  region: 'kragh',
  by: -4,
  now: 10,
  cause: 'plague',
} as unknown as ScandinaviaFact;
const before = {
  lords: { krosen: { seat: 0 }, sandra: { seat: 1 } },
  regions: { kragh: { owner: 'krosen' } },
} as unknown as View;
const told = (facts: readonly ScandinaviaFact[], seat: number | null = null) => eventScenes({ facts, seat, before });
const next: ScandinaviaFact = { kind: 'phase-began', phase: 'dragon' };

it('is the number first, then all that it has changed, and no more', () => {
  const [scene, ...more] = told([rolled('plague', 64), fell, fell, next, fell]);
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ event: 'plague', die: 64, changes: [fell, fell], waits: false });
  expect(scene.beats.map(({ seen }) => seen)).toEqual([0, 2]);
});

it('double omens are two of them', () => {
  const facts = [rolled('plague', 64), fell, rolled('lull', 17), next];
  expect(told(facts).map(({ event, since, changes }) => [event, since, changes.length])).toEqual([
    ['plague', 0, 1],
    ['lull', 2, 0],
  ]);
});

it('gives its words to read, and waits for whom it strikes: by their lord or by a region of theirs', () => {
  const facts = [rolled('plague', 64), fell];
  expect([0, 1, null].map(seat => told(facts, seat)[0].waits)).toEqual([true, false, false]);
  expect(told(facts)[0].reads).toEqual([{ key: 'eventText.plague' }]);
  const drowned: ScandinaviaFact = { kind: 'fleet-lost', lord: 'sandra', fleet: 'fleet-1', cause: 'storm' };
  expect([0, 1].map(seat => told([rolled('storm', 20), drowned], seat)[0].waits)).toEqual([false, true]);
  expect(told([rolled('lull', 17), next, fell], 0)[0].waits).toBe(false);
});

it('one that is passed over says so, and is not read as if it were to come', () => {
  const [scene] = told([rolled('stone', 61), { kind: 'event-passed', event: 'stone' }, rolled('lull', 17)], 0);
  expect(scene).toMatchObject({ verdict: { key: 'fact.event-passed', args: { event: 'stone' } }, waits: false });
  expect(scene.reads).toBeUndefined();
});
