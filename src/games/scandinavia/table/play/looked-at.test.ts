import { expect, it } from 'vitest';
import { REGIONS } from '../../content/regions.ts';
import type { View } from '../../rules/view.ts';
import { firstLooked, placeNamed } from './looked-at.ts';
import type { ScandinaviaProps } from './play.ts';

const owners: Readonly<Record<string, string>> = { kenord: 'krosen', noorland: 'eurich' };
const view = {
  lords: { krosen: { seat: 0 }, eurich: { seat: 1 } },
  fleets: { 'fleet-2': { lord: 'krosen', place: 'turku' } },
  regions: Object.fromEntries(REGIONS.map(id => [id, { owner: owners[id] ?? null }])),
} as unknown as View;
const asked = (args: object | null): Pick<ScandinaviaProps, 'ask' | 'view' | 'seat'> => ({
  ask: args && ({ seat: 0, prompt: 'where', choices: [], args } as unknown as ScandinaviaProps['ask']),
  view,
  seat: 0,
});

it('is what was touched last, else what is asked about', () => {
  expect(placeNamed(asked({ from: 'kunghar' }), ['place:vaasa', 'piece:orc'])).toBe('vaasa');
  expect(placeNamed(asked({ from: 'kunghar' }), [])).toBe('kunghar');
  expect(placeNamed(asked({ region: 'turku', at: 'vaasa' }), [])).toBe('turku');
  expect(placeNamed(asked({ from: 'fleet-3' }), [])).toBeNull();
  expect(placeNamed(asked({ lord: 'krosen', fleet: 'fleet-2' }), [])).toBe('turku');
  expect(placeNamed(asked(null), [])).toBeNull();
});

it('is one’s own until a place is named', () => {
  expect(firstLooked(asked(null))).toBe('kenord');
  expect(firstLooked({ ...asked(null), seat: null })).toBe('selorian');
});
