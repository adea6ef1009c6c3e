import { expect, test } from 'vitest';
import { type By, byName, FIRST, firstOf, type Id, NONE } from './ids.ts';

type Place = Id<'place'>;
type Figure = Id<'figure'>;

const NAMES = ['fjord', 'heath', 'skerry'];
const placeNumber = byName<Place>(NAMES);
const figureNumber = byName<Figure>(['rower', 'skipper']);
const nameOf: By<Place, string> = NAMES;

/** A seat is a plain number. */
const move = (seat: number, figure: Figure, from: Place, to: Place): string => [seat, figure, from, to].join();

test('things are numbers, and count as such', () => {
  const [rower, fjord, skerry] = [figureNumber.rower, placeNumber.fjord, placeNumber.skerry];
  expect(move(2, rower, fjord, skerry)).toBe('2,0,0,2');
  expect(nameOf[skerry]).toBe('skerry');
  expect(nameOf.map((name, i) => `${i} ${name}`)).toEqual(['0 fjord', '1 heath', '2 skerry']);
  expect(firstOf<Place>(3)).toEqual([0, 1, 2]);
  const counted: Place[] = [];
  for (let place: Place = FIRST; place < NAMES.length; place++) counted.push(place);
  expect(counted).toEqual([0, 1, 2]);
  expect([NONE as Place, NONE as Figure]).toEqual([-1, -1]);
});

test('a call with two of them swapped does not compile', () => {
  const [rower, fjord, skerry] = [figureNumber.rower, placeNumber.fjord, placeNumber.skerry];
  // @ts-expect-error a seat is not a figure
  move(rower, 2, fjord, skerry);
  // @ts-expect-error a place is not a figure, nor a figure a place
  move(2, fjord, rower, skerry);
  // @ts-expect-error a seat is not a place
  move(fjord, rower, 2, skerry);
  // @ts-expect-error a bare number is none of them
  move(2, rower, 0, skerry);
  // @ts-expect-error a table of places knows no figures
  expect(nameOf[rower]).toBe('fjord');
});
