import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../arrange.ts';
import { successes, type TestTable, table } from '../testing.ts';

/** Boar is at sea and has had a quiet journey. */
function atSea(boar: GivenSeat = {}, given: Given = {}, options = {}): TestTable {
  const t = table(
    ['boar', 'stag'],
    {
      open: { battles: ['cargo-ship', 'draugr-raiders'] },
      ...given,
      seats: { boar: { food: 4, ...boar }, stag: { food: 4 } },
      decks: { journeys: ['all-quiet', 'all-quiet'], ...given.decks },
    },
    { options },
  );
  t.does('boar', { kind: 'select', space: 'battle' });
  t.does('boar', { kind: 'act' });
  return t;
}

const SHIP_AND_CHEST = { 'red-ship': 1, 'blue-chest': 1 };

describe('the space', () => {
  test('costs 4 Food, and only who selects it gains 2 Glory [RM-12.1]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 5 }, stag: { food: 4 } },
      decks: { journeys: ['all-quiet', 'all-quiet'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    expect(t.ship('boar')).toMatchObject({ glory: 2, food: 5 });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar').food).toBe(1);
    t.does('boar', { kind: 'draw' });
    t.does('stag', { kind: 'act' });
    expect(t.ship('stag')).toMatchObject({ glory: 0, food: 0 });
  });

  test('is closed to who has 3 Food [RM-12.1]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 3, dice: { 'red-ship': 4 } } } });
    t.does('boar', { kind: 'select', space: 'battle' });
    expect(t.refused('boar', { kind: 'act' })).toMatchObject([{ clause: 'RM-4.5', args: { needs: 4, has: 3 } }]);
  });
});

describe('choosing a battle', () => {
  test('one of the open ones, or the top of the deck unseen [RM-12.6]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST }, { decks: { battles: ['lyngbakr'] } });
    expect(t.choices('boar')).toEqual([
      { kind: 'face', card: 'cargo-ship' },
      { kind: 'face', card: 'draugr-raiders' },
      { kind: 'draw' },
    ]);
    expect(t.why('boar', { kind: 'face', card: 'lyngbakr' })).toEqual(['RM-12.6']);
    // A Cargo Ship could be beaten with these dice; the deck brings what nobody saw, and there is no way back.
    t.does('boar', { kind: 'draw' });
    expect(t.told('sea-battle')).toMatchObject([{ seat: 0, card: 'lyngbakr', from: 'deck' }]);
    expect(t.told('sea-lost')).toMatchObject([{ card: 'lyngbakr' }]);
    expect(t.ship('boar').crew).toBe(2);
  });

  test('the top card of the deck stays unknown to everybody before it is drawn [RM-12.6]', () => {
    const t = atSea({}, { decks: { battles: ['lyngbakr'] } });
    expect(JSON.stringify(t.view())).not.toContain('lyngbakr');
  });
});

describe('the try', () => {
  test('with the dice of the card always succeeds [RM-12.7]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST });
    t.all('boar', { kind: 'face', card: 'cargo-ship' }, { kind: 'combine' });
    expect(t.told('combat-began')).toEqual([]);
    expect(t.ship('boar')).toMatchObject({ crew: 0, pile: ['cargo-ship'] });
  });

  test('needs all the dice of the card, or a hammer to fight [RM-12.7, RM-13.3]', () => {
    const t = atSea({ dice: { 'red-ship': 1 }, artefacts: [{ card: 'bodn' }] });
    t.does('boar', { kind: 'face', card: 'cargo-ship' });
    expect(t.why('boar', { kind: 'combine' })).toEqual(['RM-12.7']);
    expect(t.why('boar', { kind: 'fight' })).toEqual(['RM-13.3']);
  });

  test('in a fight is lost below the Defence, even with the dice of the card at hand, and there is no other [RM-12.7]', () => {
    const t = atSea({ favour: 0, dice: { ...SHIP_AND_CHEST, 'red-hammer': 1 } });
    t.does('boar', { kind: 'face', card: 'cargo-ship' });
    t.luck(...successes(1)).does('boar', { kind: 'fight' });
    expect(t.told('combat-lost')).toMatchObject([{ successes: 1, defence: 2 }]);
    expect(t.ship('boar')).toMatchObject({ glory: 2, pile: [], crew: 2 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('may be given up [RM-12.7]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST });
    t.does('boar', { kind: 'face', card: 'cargo-ship' });
    expect(t.choices('boar').map(({ kind }) => kind)).toEqual(['combine', 'decline']);
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ crew: 2, pile: [], glory: 2 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('cannot be turned to another battle once one is chosen [RM-12.7]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST });
    t.does('boar', { kind: 'face', card: 'cargo-ship' });
    expect(t.why('boar', { kind: 'face', card: 'draugr-raiders' })).toEqual(['RM-4.4']);
    expect(t.why('boar', { kind: 'draw' })).toEqual(['RM-4.4']);
  });
});

describe('winning', () => {
  test('gives all the rewards of the card and the card itself [RM-12.8]', () => {
    const t = atSea({ terror: 2, dice: { 'red-ship': 1, 'blue-shield': 1 } });
    t.all('boar', { kind: 'face', card: 'draugr-raiders' }, { kind: 'combine' });
    expect(t.ship('boar')).toMatchObject({ glory: 2 + 9, terror: 1, pile: ['draugr-raiders'] });
  });

  test('by a fight gives the same, also for a card of the deck [RM-12.8]', () => {
    const t = atSea({ dice: { 'red-double-hammer': 1 } }, { decks: { battles: ['wherry'] } });
    t.does('boar', { kind: 'draw' });
    t.luck(...successes(2, 1)).does('boar', { kind: 'fight' });
    expect(t.ship('boar')).toMatchObject({ glory: 2 + 10, food: 2, pile: ['wherry'] });
  });

  test('leaves the place empty until the clean-up [RM-12.10]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST });
    t.all('boar', { kind: 'face', card: 'cargo-ship' }, { kind: 'combine' });
    expect(t.view().open.battles).toEqual([[null], ['draugr-raiders']]);
    t.does('stag', { kind: 'act' });
    expect(t.why('stag', { kind: 'face', card: 'cargo-ship' })).toEqual(['RM-12.6']);
    t.does('stag', { kind: 'draw' });
    expect(t.view().open.battles).toEqual([[null], ['draugr-raiders']]);
  });
});

describe('not winning', () => {
  test('leaves an open card to the seats that follow, and costs no more than was spent [RM-12.9]', () => {
    const t = atSea({ favour: 0, dice: { 'red-hammer': 1, 'red-chest': 1 } });
    t.does('boar', { kind: 'face', card: 'cargo-ship' });
    t.luck(...successes(0)).does('boar', { kind: 'fight' });
    expect(t.view().open.battles).toEqual([['cargo-ship'], ['draugr-raiders']]);
    expect(t.ship('boar')).toMatchObject({ food: 0, glory: 2, terror: 0, pile: [] });
    expect(t.dice('boar')).toEqual({ 'red-chest': 1 });
    t.does('stag', { kind: 'act' });
    expect(t.of('stag', 'face')).toContainEqual({ kind: 'face', card: 'cargo-ship' });
  });

  test('puts a card of the deck under the deck [RM-12.9]', () => {
    const t = atSea({}, { decks: { battles: ['lyngbakr'] } });
    const { battles } = t.view().decks;
    t.does('boar', { kind: 'draw' });
    expect(t.view()).toMatchObject({ decks: { battles: battles - 1 }, discards: { battles: ['lyngbakr'] } });
  });

  test('takes an open card away at a table that says so [RM-O-lostBattle]', () => {
    const t = atSea({ dice: SHIP_AND_CHEST }, {}, { lostBattle: 'discarded' });
    t.all('boar', { kind: 'face', card: 'cargo-ship' }, { kind: 'decline' });
    expect(t.view().open.battles).toEqual([[null], ['draugr-raiders']]);
    expect(t.view().discards.battles).toEqual(['cargo-ship']);
  });
});
