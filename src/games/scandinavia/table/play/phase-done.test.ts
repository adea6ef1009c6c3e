import { expect, it } from 'vitest';
import { LORDS } from '../../content/lords.ts';
import type { View } from '../../rules/view.ts';
import { partsOf, phaseShown } from './phase-done.ts';

const lord = (seat: number, out = false) => ({ seat, out });
const view = (more: object) =>
  ({
    lords: { ohrrkan: lord(0), eurich: lord(1), sandra: lord(2), krosen: lord(3, true) },
    ready: [true, false, false, false],
    answered: [false, true, false, false],
    ...more,
  }) as unknown as View;
const told = (seen: View) => Object.fromEntries(partsOf(seen).map(({ lord: id, is }) => [id, is]));
const numbers = (...ids: string[]) => ids.map(id => (LORDS as readonly string[]).indexOf(id));

it('tells who has had their part; the fallen have none', () => {
  const ordered = view({ frames: [{ kind: 'ordered', begun: numbers('sandra', 'eurich') }, { kind: 'taxes' }] });
  expect(told(ordered)).toEqual({ ohrrkan: 'later', eurich: 'now', sandra: 'done' });
});

it('tells who has finished talking, and whose bid is sealed', () => {
  expect(told(view({ frames: [{ kind: 'talk' }] }))).toEqual({ ohrrkan: 'done', eurich: 'now', sandra: 'now' });
  expect(told(view({ frames: [{ kind: 'dragon-bids' }] }))).toEqual({ ohrrkan: 'now', eurich: 'done', sandra: 'now' });
});

it('says nothing of a phase that nobody has a part in', () => {
  expect(partsOf(view({ frames: [{ kind: 'turn' }] }))).toEqual([]);
});

it('while an event is read out, it is the phase of events', () => {
  expect(phaseShown('diplomacy', 'event')).toBe('events');
  expect(phaseShown('diplomacy', 'power')).toBe('power');
  expect(phaseShown('military', 'battle')).toBe('military');
  expect(phaseShown('taxes', undefined)).toBe('taxes');
});
