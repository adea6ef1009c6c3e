import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { mapTraces } from './traces.ts';

const view = { seat: 2, lords: { eurich: { seat: 2 }, krosen: { seat: 0 }, sandra: { seat: 1 } } } as unknown as View;
const facts: readonly ScandinaviaFact[] = [
  { kind: 'marched', lord: 'eurich', from: 'vaasa', to: 'turku', piece: 'viking', count: 2 },
  { kind: 'marched', lord: 'krosen', from: 'kenord', to: 'kunghar', piece: 'orc', count: 1 },
  { kind: 'marched', lord: 'krosen', from: 'karhela', to: 'kunghar', piece: 'undead', count: 3 },
  { kind: 'battle', attacker: 'sandra', defender: 'commoners', place: 'glorien' },
  { kind: 'conquered', lord: 'sandra', region: 'glorien', from: 'commoners' },
  { kind: 'battle', attacker: 'barbarians', defender: 'krosen', place: 'kenord' },
];

it('others leave marks where they came, fought and conquered; the reader and those of no lord leave none', () => {
  expect(mapTraces(facts, view)).toEqual([
    { lord: 'krosen', at: 'kunghar', icon: 'footsteps', from: 'karhela' },
    { lord: 'sandra', at: 'glorien', icon: 'crossed-swords' },
    { lord: 'sandra', at: 'glorien', icon: 'flying-flag' },
  ]);
});

it('nothing is marked when nothing has happened since', () => {
  expect(mapTraces([], view)).toEqual([]);
});
