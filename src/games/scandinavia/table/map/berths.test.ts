import { expect, it } from 'vitest';
import { berthsOf } from './berths.ts';
import { mapDrawing } from './map-drawing.ts';

const drawing = mapDrawing({});

it('fleets of one sea lie apart, and one at a shore lies off the open sea', () => {
  const berths = berthsOf(
    {
      'fleet-1': { lord: 'eurich', place: 'bokne', sea: 'bokne' },
      'fleet-2': { lord: 'meloch', place: 'bokne', sea: 'bokne' },
      'fleet-3': { lord: 'eurich', place: 'noorland', sea: 'bokne' },
    },
    drawing,
  );
  expect(new Set([...berths.values()].map(String)).size).toBe(3);
  expect(berths.get('fleet-3')).toEqual(drawing.moored('noorland', 'bokne')[0]);
});

it('more fleets than berths still lie beside each other', () => {
  const fleets = Object.fromEntries(
    Array.from({ length: 16 }, (_, i) => [`fleet-${i + 1}`, { lord: 'eurich', place: 'svarr', sea: 'svarr' }]),
  );
  expect(new Set([...berthsOf(fleets, drawing).values()].map(String)).size).toBe(16);
});
