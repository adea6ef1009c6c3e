import { describe, expect, test } from 'vitest';
import { type Ask, type Choice, listed } from './ask.ts';
import { listOf, named, setOf, words } from './vocabulary.ts';

const MARCH = { kind: 'march', from: 'fjord', to: 'heath' };
const TRADE = { kind: 'trade', give: { wood: 2, wool: 1 }, cards: [3, [1, 2]] };

const ask: Ask = {
  seat: 0,
  prompt: 'action',
  choices: [MARCH, TRADE],
  ranges: [{ choice: { kind: 'bid', gold: 0 } as Choice, field: 'gold', min: 2, max: 5 }],
};
const find = (choice: unknown) => listed(ask, choice as Choice);

describe('a choice is among the listed ones', () => {
  test('when its fields are equal, in any order, at any depth', () => {
    expect(find({ to: 'heath', from: 'fjord', kind: 'march' })).toBe(MARCH);
    expect(find({ kind: 'trade', cards: [3, [1, 2]], give: { wool: 1, wood: 2 } })).toBe(TRADE);
  });

  test('and not when a field differs, is missing or is one too many', () => {
    expect(find({ ...MARCH, to: 'fjord' })).toBeUndefined();
    expect(find({ kind: 'march', from: 'fjord' })).toBeUndefined();
    expect(find({ ...MARCH, fast: true })).toBeUndefined();
    expect(find({ ...TRADE, give: { wood: 2 } })).toBeUndefined();
    expect(find({ ...TRADE, cards: [3, { 0: 1, 1: 2 }] })).toBeUndefined();
  });

  test('and not when it only inherits its fields', () => {
    expect(find(Object.create(MARCH))).toBeUndefined();
    expect(find({ kind: 'march', __proto__: { from: 'fjord', to: 'heath' } })).toBeUndefined();
  });

  test.each([null, undefined, 7, 'march', [], {}, { kind: 3 }])('and not when it is %j', given => {
    expect(find(given)).toBeUndefined();
  });

  test('within a range, both ends included, whole numbers only', () => {
    expect([1, 2, 5, 6, 2.5, '3', Number.NaN].map(gold => find({ kind: 'bid', gold }) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(find({ kind: 'bid', gold: 3, extra: 1 })).toBeUndefined();
  });

  test('as a copy, when it is out of a range: what a caller does to its own object later does not matter', () => {
    const mine = { gold: 4, kind: 'bid' };
    const taken = find(mine);
    mine.gold = 5;
    expect(taken).toEqual({ kind: 'bid', gold: 4 });
  });

  test('with the items of a set in any order, where the words of the game call it one', () => {
    const list = words({
      keep: { cards: setOf(named('card', ['a', 'b', 'c'])) },
      visit: { places: listOf(named('card', ['a', 'b'])) },
    });
    const keep = { kind: 'keep', cards: ['a', 'b', 'b'] };
    const visit = { kind: 'visit', places: ['a', 'b'] };
    const either: Ask = { seat: 0, prompt: 'keep', choices: [visit, keep] };
    const among = (choice: object) => listed(either, choice as Choice, list);
    expect(among({ kind: 'keep', cards: ['b', 'a', 'b'] })).toBe(keep);
    expect(among({ kind: 'keep', cards: ['b', 'a', 'a'] })).toBeUndefined();
    expect(among({ kind: 'keep', cards: ['b', 'a'] })).toBeUndefined();
    expect(among({ kind: 'keep', cards: ['b', 'a', 'b'], fast: true })).toBeUndefined();
    expect(among({ kind: 'visit', places: ['b', 'a'] })).toBeUndefined();
    expect(listed(either, { kind: 'keep', cards: ['b', 'a', 'b'] } as Choice)).toBeUndefined();
  });
});
