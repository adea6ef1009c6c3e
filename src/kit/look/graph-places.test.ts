import { describe, expect, it } from 'vitest';
import { graphPlaces, spread } from './graph-places.ts';

it('gives every part the same room, and every point in it its share', () => {
  expect(graphPlaces(7, [0, 1, 5])).toEqual([0, 1 / 3, 1.25 / 3, 1.5 / 3, 1.75 / 3, 2 / 3, 1]);
});

it('goes on evenly where there are no parts', () => {
  expect(graphPlaces(5, [])).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

it('begins at the left, whatever comes before the first part', () => {
  expect(graphPlaces(3, [1])).toEqual([0, 0.5, 1]);
});

describe('where lines end', () => {
  it('what is far apart stays where it is', () => {
    expect(spread([10, 50, 90], 20, [0, 100])).toEqual([10, 50, 90]);
  });

  it('what would touch is moved down, and up again where there is no more room', () => {
    expect(spread([10, 12, 14], 20, [0, 100])).toEqual([10, 30, 50]);
    expect(spread([10, 98, 99, 100], 20, [0, 100])).toEqual([10, 60, 80, 100]);
  });
});
