import { expect, it } from 'vitest';
import type { CardBrowserEntry } from '../../kit/table/table-module.ts';
import { ANY_CARD, cardCount, findCards } from './card-filter.ts';
import { queryOf } from './search.ts';

const card = (id: string, name: string, marks: Record<string, string>, copies: number[]): CardBrowserEntry => ({
  id,
  card: { kind: 'battle', name, art: 'share', kindLine: 'Battle', text: 'If you win, raise a stat.' },
  marks,
  copies,
  clauses: [],
});
const cards = [
  card('oath', 'Egil’s Oath', { age: '2', lord: 'egil' }, [2]),
  card('tide', 'Orm’s Tide', { age: '2', lord: 'orm' }, [2, 4]),
  card('wrath', 'Ulf’s Wrath', { age: '3', lord: 'ulf' }, [3]),
];
const ids = (found: readonly CardBrowserEntry[]) => found.map(({ id }) => id);

it('finds cards by their marks, all of them', () => {
  expect(ids(findCards(cards, { ...ANY_CARD, marks: { age: '2' } }, queryOf('')))).toEqual(['oath', 'tide']);
  expect(ids(findCards(cards, { ...ANY_CARD, marks: { age: '2', lord: 'orm' } }, queryOf('')))).toEqual(['tide']);
});

it('finds cards by words in name and text', () => {
  expect(ids(findCards(cards, ANY_CARD, queryOf('ulf')))).toEqual(['wrath']);
  expect(ids(findCards(cards, ANY_CARD, queryOf('raise stat')))).toHaveLength(3);
});

it('leaves out what is not used with so few players', () => {
  const found = findCards(cards, { ...ANY_CARD, players: 2 }, queryOf(''));
  expect(ids(found)).toEqual(['oath', 'tide']);
  expect(cardCount(found, 2)).toBe(2);
  expect(cardCount(cards, null)).toBe(4);
});

it('what is not counted is there with any number of players, and once', () => {
  const { copies: _, ...plain } = card('storm', 'Storm', { age: '1' }, []);
  expect(ids(findCards([plain], { ...ANY_CARD, players: 2 }, queryOf('')))).toEqual(['storm']);
  expect(cardCount([plain], null)).toBe(1);
});
