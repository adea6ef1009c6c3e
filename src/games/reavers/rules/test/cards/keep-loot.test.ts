import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../../arrange.ts';
import { falls, successes, type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

/** Stag has selected Raid Keeps and rests; Boar, without a bonus in this place, takes what lies open. */
function raids(cards: readonly string[], { dice, ...boar }: GivenSeat = {}, luck: readonly number[] = []): TestTable {
  const t = table(['boar', 'stag'], {
    first: 'stag',
    seats: { boar: { food: 2, favour: 0, ...boar, dice: { 'red-shield': 2, ...dice } } },
    open: { keeps: cards },
  });
  t.does('stag', { kind: 'select', space: 'keeps' });
  t.does('stag', { kind: 'rest-food' });
  t.does('boar', { kind: 'act' });
  t.luck(...luck);
  t.does('boar', { kind: 'take-group', group: 1 });
  return t;
}

const OVER = ['boar select'];
const times = (count: number, card: string): string[] => new Array<string>(count).fill(card);

/** Glory that such a pile brings at the end. */
function scored(cause: string, pile: readonly string[]): number {
  const t = table(['boar', 'stag'], { round: 6, begin: 'clean-up', seats: { boar: { pile } } });
  return t.told('glory').reduce((sum, fact) => sum + (fact.cause === cause ? fact.glory : 0), 0);
}

describe.each([
  { clause: '[RM-C-armor]', card: 'armor', copies: 18, scores: [1, 2, 6, 12, 20, 30, 31] },
  { clause: '[RM-C-treasure]', card: 'treasure', copies: 16, scores: [2, 4, 9, 16, 18] },
  { clause: '[RM-C-art]', card: 'art', copies: 12, scores: [3, 6, 10, 13] },
])('$card $clause', ({ card, copies, scores }) => {
  test(`is there ${copies} times and goes to the glory pile, with nothing for it now`, () => {
    expect(copiesOf('keeps', card)).toBe(copies);
    const t = raids([card, card], { dice: { 'red-hammer': 1 } });
    expect(t.ship('boar')).toMatchObject({ pile: [card, card], glory: 0, food: 0, favour: 0, crew: 1 });
    expect(t.asked()).toEqual(OVER);
  });

  test(`is scored in sets of up to ${scores.length - 1}`, () => {
    expect(scores.map((_, i) => scored(card, times(i + 1, card)))).toEqual(scores);
  });
});

describe('Tapestry', () => {
  const CRESTS = ['tapestry-a', 'tapestry-b', 'tapestry-c'];

  test('has three crests, each four times, and goes to the glory pile [RM-C-tapestry]', () => {
    expect(CRESTS.map(card => copiesOf('keeps', card))).toEqual([4, 4, 4]);
    for (const card of CRESTS) {
      const t = raids([card]);
      expect(t.ship('boar')).toMatchObject({ pile: [card], glory: 0 });
      expect(t.asked()).toEqual(OVER);
    }
  });

  test('three different ones give 15 at the end, every other one 2 [RM-C-tapestry]', () => {
    const [a, b, c] = CRESTS;
    expect(
      [[a], [a, b], [a, a, a], [a, b, c], [a, a, b, c], [a, a, b, b, c, c]].map(p => scored('tapestry', p)),
    ).toEqual([2, 4, 6, 15, 17, 30]);
  });
});

describe('Keep Wall', () => {
  const hammers = { dice: { 'red-double-hammer': 1 } };

  test('gives 2 Favour, nine cards of it [RM-C-keep-wall]', () => {
    expect(copiesOf('keeps', 'keep-wall')).toBe(9);
    const t = raids(['keep-wall']);
    expect(t.ship('boar')).toMatchObject({ favour: 2, tokens: { wall: 0 }, pile: [] });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
    // Without a hammer there is no fight.
    expect(t.asked()).toEqual(OVER);
  });

  test('may be stormed against Defence 2 for 1 Favour and a Wall [RM-C-keep-wall]', () => {
    const t = raids(['keep-wall'], hammers);
    expect(t.ask('boar')).toMatchObject({ prompt: 'storm', args: { card: 'keep-wall', defence: 2 } });
    t.luck(...successes(0, 2)).does('boar', { kind: 'fight' });
    expect(t.told('combat-won')).toMatchObject([{ successes: 2, defence: 2 }]);
    expect(t.ship('boar')).toMatchObject({ favour: 3, terror: 0, glory: 0, crew: 0 });
    expect(t.ship('boar').tokens).toEqual({ farm: 0, wall: 1, tower: 0 });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
    expect(t.asked()).toEqual(OVER);
  });

  test('its Favour may roll the dice again; who loses has no Wall [RM-C-keep-wall]', () => {
    const t = raids(['keep-wall'], hammers);
    t.luck(...successes(0, 1)).does('boar', { kind: 'fight' });
    expect(t.asked()).toEqual(['boar reroll']);
    t.luck(...successes(0)).does('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 });
    t.does('boar', { kind: 'decline' });
    expect(t.told('combat-lost')).toMatchObject([{ successes: 1, defence: 2 }]);
    expect(t.ship('boar')).toMatchObject({ favour: 1, tokens: { wall: 0 } });
    expect(t.asked()).toEqual(OVER);
  });

  test('need not be stormed [RM-C-keep-wall]', () => {
    const t = raids(['keep-wall'], hammers);
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, crew: 1, tokens: { wall: 0 } });
    expect(t.asked()).toEqual(OVER);
  });
});

describe.each([
  { clause: '[RM-C-tower]', card: 'tower-blue-yellow', colours: ['blue', 'yellow'] },
  { clause: '[RM-C-tower]', card: 'tower-red-yellow', colours: ['red', 'yellow'] },
  { clause: '[RM-C-tower]', card: 'tower-red-blue', colours: ['red', 'blue'] },
])('$card $clause', ({ card, colours }) => {
  const [one, other] = colours;

  test(`rolls ${colours.join(' and ')}, and is there three times`, () => {
    expect(copiesOf('keeps', card)).toBe(3);
    const t = raids([card], {}, falls('ship', 'chest'));
    expect(t.dice('boar')).toEqual({ [`${one}-ship`]: 1, [`${other}-chest`]: 1 });
    expect(t.ship('boar')).toMatchObject({ glory: 0, tokens: { tower: 0 }, pile: [] });
    expect(t.view().discards.keeps).toEqual([card]);
    expect(t.asked()).toEqual(OVER);
  });

  test('may be stormed with the very dice, against Defence 3, for 3 Glory and a Tower', () => {
    const t = raids([card], {}, falls('hammer', 'hammer'));
    expect(t.ask('boar')).toMatchObject({ prompt: 'storm', args: { card, defence: 3 } });
    t.does('boar', { kind: 'fight' });
    t.luck(...successes(2, 1));
    t.all('boar', { kind: 'spend', die: `${one}-hammer` }, { kind: 'spend', die: `${other}-hammer` });
    expect(t.ship('boar')).toMatchObject({ glory: 3, terror: 0, favour: 0, crew: 0 });
    expect(t.ship('boar').tokens).toEqual({ farm: 0, wall: 0, tower: 1 });
    expect(t.asked()).toEqual(OVER);
  });

  test('holds out against 2 successes, and may be left', () => {
    const lost = raids([card], {}, falls('double-hammer', 'ship'));
    lost.luck(...successes(1, 1)).does('boar', { kind: 'fight' });
    expect(lost.told('combat-lost')).toMatchObject([{ successes: 2, defence: 3 }]);
    expect(lost.ship('boar')).toMatchObject({ glory: 0, tokens: { tower: 0 }, crew: 1 });
    const left = raids([card], {}, falls('double-hammer', 'ship'));
    left.does('boar', { kind: 'decline' });
    expect(left.ship('boar')).toMatchObject({ glory: 0, tokens: { tower: 0 }, crew: 2 });
    expect(left.asked()).toEqual(OVER);
  });
});
