import { expect, test } from 'vitest';
import { type By, byName, FIRST, firstOf, type Id, NONE } from './ids.ts';

type Place = Id<'place'>;
type Figure = Id<'figure'>;

const NAMES = ['gimle', 'angerboda', 'utgard'];
const placeNumber = byName<Place>(NAMES);
const figureNumber = byName<Figure>(['warrior', 'leader']);
const nameOf: By<Place, string> = NAMES;

/** A seat is a plain number. */
const move = (seat: number, figure: Figure, from: Place, to: Place): string => [seat, figure, from, to].join();

test('things are numbers, and count as such', () => {
  const [warrior, gimle, utgard] = [figureNumber.warrior, placeNumber.gimle, placeNumber.utgard];
  expect(move(2, warrior, gimle, utgard)).toBe('2,0,0,2');
  expect(nameOf[utgard]).toBe('utgard');
  expect(nameOf.map((name, i) => `${i} ${name}`)).toEqual(['0 gimle', '1 angerboda', '2 utgard']);
  expect(firstOf<Place>(3)).toEqual([0, 1, 2]);
  const counted: Place[] = [];
  for (let place: Place = FIRST; place < NAMES.length; place++) counted.push(place);
  expect(counted).toEqual([0, 1, 2]);
  expect([NONE as Place, NONE as Figure]).toEqual([-1, -1]);
});

test('a call with two of them swapped does not compile', () => {
  const [warrior, gimle, utgard] = [figureNumber.warrior, placeNumber.gimle, placeNumber.utgard];
  // @ts-expect-error a seat is not a figure
  move(warrior, 2, gimle, utgard);
  // @ts-expect-error a place is not a figure, nor a figure a place
  move(2, gimle, warrior, utgard);
  // @ts-expect-error a seat is not a place
  move(gimle, warrior, 2, utgard);
  // @ts-expect-error a bare number is none of them
  move(2, warrior, 0, utgard);
  // @ts-expect-error a table of places knows no figures
  expect(nameOf[warrior]).toBe('gimle');
});
