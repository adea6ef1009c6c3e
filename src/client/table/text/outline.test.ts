import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('lays a view open field by field', () => {
  expect(outlineOf({ round: 2, deck: null, hand: ['axe', 'horn'], seats: [{ gold: 3 }] })).toEqual([
    { name: 'round', value: '2', inside: [] },
    { name: 'deck', value: '–', inside: [] },
    { name: 'hand', value: 'axe, horn', inside: [] },
    {
      name: 'seats',
      value: null,
      inside: [{ name: '1', value: null, inside: [{ name: 'gold', value: '3', inside: [] }] }],
    },
  ]);
});
