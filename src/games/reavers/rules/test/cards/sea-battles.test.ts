import { describe, expect, test } from 'vitest';
import { innermost } from '../../../../../kit/rules/stack.ts';
import type { GivenSeat } from '../../arrange.ts';
import { cardNumber } from '../../numbers.ts';
import { falls, successes, type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

/** Glory for selecting the space. */
const SELECTED = 2;

const ROWS = [
  { clause: '[RM-C-cargo-ship]', card: 'cargo-ship', copies: 6, defence: 2, dice: ['ship', 'chest'], glory: 8 },
  {
    clause: '[RM-C-draugr-raiders]',
    card: 'draugr-raiders',
    copies: 6,
    defence: 3,
    dice: ['ship', 'shield'],
    glory: 9,
  },
  { clause: '[RM-C-wherry]', card: 'wherry', copies: 6, defence: 3, dice: ['ship', 'ship', 'chest'], glory: 10 },
  { clause: '[RM-C-knarr]', card: 'knarr', copies: 6, defence: 4, dice: ['ship', 'chest', 'shield'], glory: 11 },
  {
    clause: '[RM-C-infamous-outcasts]',
    card: 'infamous-outcasts',
    copies: 6,
    defence: 4,
    dice: ['ship', 'shield', 'hammer'],
    glory: 12,
  },
  { clause: '[RM-C-longship]', card: 'longship', copies: 6, defence: 4, dice: ['ship', 'ship', 'hammer'], glory: 13 },
  {
    clause: '[RM-C-lyngbakr]',
    card: 'lyngbakr',
    copies: 5,
    defence: 5,
    dice: ['ship', 'ship', 'shield', 'hammer'],
    glory: 15,
  },
  {
    clause: '[RM-C-spawn-of-jormungandr]',
    card: 'spawn-of-jormungandr',
    copies: 4,
    defence: 6,
    dice: ['ship', 'ship', 'shield', 'hammer', 'hammer'],
    glory: 19,
  },
];

const red = (faces: readonly string[]): Record<string, number> => {
  const dice: Record<string, number> = {};
  for (const face of faces) dice[`red-${face}`] = (dice[`red-${face}`] ?? 0) + 1;
  return dice;
};

/** Boar faces a sea battle after a quiet journey, with no Food left and no Favour. */
function faces(card: string, boar: GivenSeat): TestTable {
  const t = table(['boar', 'stag'], {
    seats: { boar: { food: 4, favour: 0, ...boar } },
    open: { battles: [card], prophecies: ['juggernaut'] },
    decks: {
      journeys: ['all-quiet'],
      keeps: ['keep-wall', 'art'],
      reavers: ['huskarl', 'scout'],
      prophecies: ['vanquisher', 'lord-slayer'],
    },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  t.all('boar', { kind: 'act' }, { kind: 'face', card });
  return t;
}

/** Boar wins it with its dice. */
function wins(card: string, boar: GivenSeat = {}): TestTable {
  const dice = red(ROWS.find(row => row.card === card)?.dice ?? []);
  const t = faces(card, { ...boar, dice });
  t.luck(...falls('ship', 'chest'));
  t.does('boar', { kind: 'combine' });
  return t;
}

/** Boar fights with six combat dice that show so many successes. */
function fights(card: string, shown: number): TestTable {
  const t = faces(card, { dice: { 'red-double-hammer': 3 } });
  const spend = { kind: 'spend', die: 'red-double-hammer' } as const;
  // The first of them goes with the word to fight, and with the last one the roll follows.
  t.all('boar', { kind: 'fight' }, spend);
  t.luck(...successes(...Array.from({ length: 6 }, (_, i) => (i < shown ? 1 : 0))), ...falls('ship', 'chest'));
  t.does('boar', spend);
  return t;
}

describe.each(ROWS)('$card $clause', ({ card, copies, defence, dice, glory }) => {
  test(`is there ${copies} times and has Defence ${defence}`, () => {
    expect(copiesOf('battles', card)).toBe(copies);
    const t = faces(card, { dice: { 'red-double-hammer': 1 } });
    expect(t.ask('boar')).toMatchObject({ prompt: 'sea-battle', args: { card, defence } });
  });

  test(`falls to ${dice.join(', ')} and gives ${glory} Glory`, () => {
    const t = wins(card);
    expect(t.told('die-spent')).toHaveLength(dice.length);
    expect(t.ship('boar')).toMatchObject({ glory: SELECTED + glory, pile: [card] });
    expect(t.view().open.battles[0]).toEqual([null]);
  });

  test('not to any die less', () => {
    dice.forEach((_, missing) => {
      const t = faces(card, { dice: red(dice.filter((_, i) => i !== missing)) });
      expect(t.of('boar', 'combine')).toEqual([]);
      expect(t.told('sea-won')).toEqual([]);
    });
  });

  test(`falls to ${defence} successes, not to ${defence - 1}`, () => {
    const won = fights(card, defence);
    expect(won.told('combat-won')).toMatchObject([{ successes: defence, defence }]);
    expect(won.ship('boar')).toMatchObject({ glory: SELECTED + glory, pile: [card] });
    const lost = fights(card, defence - 1);
    expect(lost.told('sea-lost')).toMatchObject([{ card }]);
    expect(lost.ship('boar')).toMatchObject({ glory: SELECTED, food: 0, favour: 0, pile: [], prophecies: [] });
  });
});

describe('and besides', () => {
  test.each(['cargo-ship', 'wherry'])('the %s gives 2 Food [RM-C-cargo-ship, RM-C-wherry]', card => {
    expect(wins(card, { terror: 2 }).ship('boar')).toMatchObject({ food: 2, favour: 0, terror: 2 });
  });

  test.each(['draugr-raiders', 'infamous-outcasts'])(
    'the %s take a Terror with them, if there is one [RM-C-draugr-raiders, RM-C-infamous-outcasts]',
    card => {
      expect(wins(card, { terror: 2 }).ship('boar')).toMatchObject({ food: 0, favour: 0, terror: 1 });
      const none = wins(card, { terror: 0 });
      expect(none.ship('boar').terror).toBe(0);
      expect(none.told('sea-won')).toHaveLength(1);
    },
  );

  test('the Knarr carries the top keep loot card, resolved at once [RM-C-knarr]', () => {
    const t = wins('knarr');
    expect(t.told('cards-drawn')).toMatchObject([{ deck: 'keeps', cards: ['keep-wall'] }]);
    expect(t.ship('boar')).toMatchObject({ favour: 2, pile: ['knarr'] });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('the Longship the top reaver, whose dice are rolled before it is used [RM-C-longship]', () => {
    const t = wins('longship');
    expect(t.told('recruited')).toMatchObject([{ cards: ['huskarl'], from: 'deck' }]);
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1, 'yellow-chest': 1 });
    expect(t.asked()).toEqual(['boar use-reaver']);
    // The part of the seat hears of it.
    expect(innermost(t.state, 'turn')?.gained).toEqual([cardNumber.huskarl]);
    expect(t.why('boar', { kind: 'rally', card: 'scout' })).toEqual(['RM-10.4']);
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    expect(t.ship('boar')).toMatchObject({ leader: 'huskarl', food: 4, pile: ['longship'] });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('Lyngbakr a prophecy from the deck, not an open one [RM-C-lyngbakr]', () => {
    const t = wins('lyngbakr');
    expect(t.ship('boar').prophecies).toEqual(['vanquisher']);
    expect(t.view().open.prophecies[0]).toEqual(['juggernaut']);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('the Spawn of Jormungandr 1 Favour [RM-C-spawn-of-jormungandr]', () => {
    expect(wins('spawn-of-jormungandr').ship('boar')).toMatchObject({ food: 0, favour: 1 });
  });
});
