import { expect, it } from 'vitest';
import { centreOfSpot } from './hex/spots.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './lattice.ts';
import { mapDrawing } from './map-drawing.ts';
import { sharesOf } from './shares.ts';

const fleets = { 'fleet-1': { lord: 'eurich', place: 'n3' } };
const view = { content: {}, fleets };
const share = ([x, y]: readonly [number, number]) => ({ x: x / MAP_WIDTH, y: y / MAP_HEIGHT });

it('what is in hand has to be seen, a fleet where it lies; else what may be touched', () => {
  const [n3, turku] = ['n3', 'turku'].map(spot => share(centreOfSpot(view.content, spot)));
  expect(sharesOf(view, 'turku', ['place:n3'])).toEqual([turku]);
  expect(sharesOf(view, null, ['place:turku', 'fleet:fleet-1'])).toEqual([turku, n3]);
});

it('a sea is seen where its name stands', () => {
  const [sea] = mapDrawing(view.content).seas;
  expect(sharesOf(view, sea.id, [])).toEqual([share(sea.name)]);
});
