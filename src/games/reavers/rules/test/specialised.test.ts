import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { restAt } from './whole.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;

describe('when reavers work', () => {
  test.each(['battle', 'villages', 'keeps', 'territories'])(
    'all of the slot of %s, whoever selects it [RM-7.1]',
    space => {
      const t = table(['boar', 'stag'], {
        seats: {
          boar: { food: 0, slots: { [space]: ['spear-chief'] } },
          stag: { food: 0, slots: { [space]: ['spear-chief', 'spear-chief', 'keeper-of-sagas'] } },
        },
      });
      t.does('boar', { kind: 'select', space });
      // They have worked before anybody decides.
      expect(t.asked()).toEqual(['boar act-or-rest']);
      expect(t.ship('boar').food).toBe(2);
      expect(t.ship('stag')).toMatchObject({ food: 4, glory: 2 });
    },
  );

  test('those of another slot do not [RM-7.1]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { slots: { keeps: ['spear-chief'], battle: ['spear-chief'] } } },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    expect(t.told('reaver-works')).toEqual([]);
    expect(t.ship('boar').food).toBe(4);
  });

  test('from top to bottom, as they were placed [RM-7.2]', () => {
    const t = table(['boar', 'stag'], {
      open: { reavers: ['keeper-of-sagas', 'spear-chief'] },
      seats: { boar: { slots: { battle: ['lithsman'] } } },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    t.does('boar', { kind: 'specialise', card: 'spear-chief', space: 'battle' });
    t.does('boar', { kind: 'specialise', card: 'keeper-of-sagas', space: 'battle' });
    t.does('stag', { kind: 'rest-food' });
    t.does('stag', { kind: 'select', space: 'battle' });
    expect(t.told('reaver-works').map(({ card }) => card)).toEqual(['lithsman', 'spear-chief', 'keeper-of-sagas']);
  });

  test('what the first brings may serve the second, not the other way round [RM-7.2]', () => {
    const slot = (cards: string[]) => table(['boar', 'stag'], { seats: { boar: { slots: { keeps: cards } } } });
    const before = slot(['lithsman', 'pillager-reaver']);
    before.does('boar', { kind: 'select', space: 'keeps' });
    expect(before.asked()).toEqual(['boar exchange']);
    const after = slot(['pillager-reaver', 'lithsman']);
    after.does('boar', { kind: 'select', space: 'keeps' });
    expect(after.asked()).toEqual(['boar act-or-rest']);
    expect(after.dice('boar')).toEqual({ 'red-helmet': 1 });
  });

  test('seat after seat from the active one clockwise, each with all of its own [RM-7.3]', () => {
    const slots = { keeps: ['pillager-reaver', 'spear-chief'] };
    const seat = { slots, dice: { 'red-ship': 1 } };
    const seats = { boar: seat, stag: { slots: { keeps: ['spear-chief'] } }, owl: seat, ram: {} };
    const t = table(FOUR, { first: 'owl', seats });
    t.does('owl', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['owl exchange']);
    expect(t.told('reaver-works')).toHaveLength(1);
    t.does('owl', { kind: 'decline' });
    expect(t.asked()).toEqual(['boar exchange']);
    t.does('boar', { kind: 'decline' });
    expect(t.told('reaver-works').map(({ seat: who, card }) => `${who} ${card}`)).toEqual([
      '2 pillager-reaver',
      '2 spear-chief',
      '0 pillager-reaver',
      '0 spear-chief',
      '1 spear-chief',
    ]);
    expect(t.asked()).toEqual(['owl act-or-rest']);
  });

  test('not at Recruit Reavers nor at Trade with Villages, which have no slot [RM-7.6]', () => {
    const slots = Object.fromEntries(['battle', 'villages', 'keeps', 'territories'].map(id => [id, ['spear-chief']]));
    const t = table(['boar', 'stag'], { seats: { boar: { slots } }, open: { reavers: ['huskarl', 'scout'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    for (const space of ['recruit', 'trade']) {
      expect(t.why('boar', { kind: 'specialise', card: 'huskarl', space })).toEqual(['RM-7.6']);
    }
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    t.does('boar', { kind: 'specialise', card: 'scout', space: 'keeps' });
    t.does('stag', { kind: 'rest-food' });
    restAt(t, 'trade');
    expect(t.told('reaver-works')).toEqual([]);
  });
});

describe('what they give', () => {
  test('without a price it is taken, nobody is asked [RM-7.4]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { slots: { keeps: ['lithsman', 'spear-chief', 'keeper-of-sagas'] }, dice: { 'blue-ship': 10 } } },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    // Also a die for which there is no room: that is another question.
    expect(t.asked()).toEqual(['boar overflow']);
    t.does('boar', { kind: 'drop', die: 'blue-ship' });
    expect(t.ship('boar')).toMatchObject({ food: 6, glory: 2 });
  });

  test('for a price it may be left [RM-7.4]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { favour: 3, slots: { keeps: ['spakona', 'pillager-reaver'] }, dice: { 'red-ship': 1 } } },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.all('boar', { kind: 'decline' }, { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 3, crew: 1, prophecies: [], tokens: { farm: 0 } });
  });

  test('the price is paid in full, before the gain, once for each reaver [RM-7.4]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: {
          favour: 9,
          slots: { keeps: ['flame-bringer', 'revered-seer', 'revered-seer'] },
          dice: { 'red-ship': 5 },
        },
      },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    const kinds = t.does('boar', { kind: 'exchange' }).map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'die-spent')).toHaveLength(2);
    expect(kinds.indexOf('gained')).toBeGreaterThan(kinds.lastIndexOf('die-spent'));
    expect(t.ship('boar')).toMatchObject({ crew: 3, tokens: { wall: 1 } });
    // Three dice are left, but the Flame Bringer has worked.
    expect(t.ask('boar')?.args).toEqual({ cause: 'revered-seer' });
    t.all('boar', { kind: 'exchange' }, { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ favour: 7, glory: 4 });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test.each([
    ['flame-bringer', { dice: { 'red-ship': 1 } }],
    ['pillager-reaver', {}],
    ['spakona', { favour: 1 }],
    ['revered-seer', { favour: 0 }],
    ['favoured-soul', { dice: { 'blue-ship': 4 } }],
  ])('%s has nothing to offer to who cannot pay all of it [RM-7.4]', (card, boar) => {
    const t = table(['boar', 'stag'], { seats: { boar: { ...boar, slots: { keeps: [card] } } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test('what they gave may pay for the space, and who has it may rest all the same [RM-7.5]', () => {
    const given = { seats: { boar: { food: 2, slots: { battle: ['spear-chief'] } } } };
    const acts = table(['boar', 'stag'], given);
    acts.does('boar', { kind: 'select', space: 'battle' });
    acts.does('boar', { kind: 'act' });
    expect(acts.told('paid')).toMatchObject([{ what: 'food', count: 4 }]);
    const rests = table(['boar', 'stag'], given);
    rests.does('boar', { kind: 'select', space: 'battle' });
    rests.does('boar', { kind: 'rest-food' });
    expect(rests.ship('boar').food).toBe(6);
  });

  test('also the dice they gave [RM-7.5]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { leader: 'scout', slots: { keeps: ['sword-chief', 'sword-chief'] } } },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.told('die-spent')).toMatchObject([{ as: 'shield' }, { as: 'shield' }]);
  });
});

test('a specialised reaver stays where it is, from round to round, and others go below it [RM-7.7]', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { slots: { battle: ['spear-chief'] } } },
    open: { reavers: ['huskarl', 'scout'] },
  });
  t.does('boar', { kind: 'select', space: 'recruit' });
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'battle' });
  for (const card of ['spear-chief', 'huskarl']) {
    expect(t.why('boar', { kind: 'specialise', card, space: 'keeps' })).toEqual(['RM-10.4']);
  }
  t.does('boar', { kind: 'promote', card: 'scout' });
  t.does('stag', { kind: 'rest-food' });
  for (const space of ['battle', 'keeps', 'villages']) restAt(t, space);
  expect(t.view().round).toBe(2);
  restAt(t, 'battle');
  const battle = t.ship('boar').slots.find(({ space }) => space === 'battle');
  expect(battle?.cards).toEqual(['spear-chief', 'huskarl']);
  expect(t.told('reaver-works').map(({ card }) => card)).toEqual(['spear-chief', 'huskarl', 'spear-chief', 'huskarl']);
});

describe('what has run out', () => {
  test('a token that is gone cannot be bought [RM-7.8]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: { slots: { keeps: ['pillager-reaver', 'flame-bringer'] }, dice: { 'red-ship': 3 } },
        stag: { tokens: { farm: 15, wall: 15 } },
      },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    expect(t.ship('boar').crew).toBe(3);
  });

  test('nor a prophecy when the deck is used up [RM-7.8]', () => {
    const t = table(['boar', 'stag'], {
      rest: { prophecies: 'stag' },
      seats: { boar: { favour: 5, slots: { keeps: ['spakona'] } } },
    });
    expect(t.view().decks.prophecies).toBe(0);
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test('a die spent for one of its colour is there to be taken [RM-7.8]', () => {
    const t = table(['boar', 'stag'], {
      trade: {},
      seats: {
        boar: { slots: { keeps: ['favoured-soul'] }, dice: { 'red-ship': 10 } },
        stag: { dice: { 'red-ship': 10 } },
      },
    });
    expect(t.view().supply.dice.red).toBe(0);
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.all('boar', { kind: 'turn', die: 'red-ship' }, { kind: 'take-die', die: 'red-chest' });
    expect(t.dice('boar')).toEqual({ 'red-ship': 9, 'red-chest': 1 });
    expect(t.told('no-die')).toEqual([]);
    expect(t.audit()).toEqual([]);
  });
});
