import { expect, test } from 'vitest';
import { countCards, kindsOf, takeCard, without } from './piles.ts';

test('one copy is taken, and never one that is not there', () => {
  const cards = [3, 5, 3];
  takeCard(cards, 3);
  expect(cards).toEqual([5, 3]);
  expect(() => takeCard(cards, 4)).toThrow('the card 4 is not there');
  expect(cards).toEqual([5, 3]);
});

test('equal copies are one kind, and where there is no card there is no kind', () => {
  expect(kindsOf([3, -1, 5, 3])).toEqual([3, 5]);
});

test('what is seen covers as many copies of the whole, and no more', () => {
  const seen = countCards(
    [
      [0, 2],
      [-1, 2],
    ],
    4,
  );
  expect(seen).toEqual([1, 0, 2, 0]);
  expect(without([0, 0, 1, 2, 2, 2, 3], seen)).toEqual([0, 1, 2, 3]);
  expect(seen).toEqual([0, 0, 0, 0]);
});
