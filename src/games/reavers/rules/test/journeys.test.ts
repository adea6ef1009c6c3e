import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

/** Boar has paid for the sea and turns over this journey. */
function sails(journey: string, boar: GivenSeat = {}, options = {}): TestTable {
  const t = table(
    ['boar', 'stag'],
    { seats: { boar: { food: 6, ...boar } }, decks: { journeys: [journey] }, open: { battles: ['wherry', 'knarr'] } },
    { options },
  );
  t.does('boar', { kind: 'select', space: 'battle' });
  t.does('boar', { kind: 'act' });
  return t;
}

describe('the journey', () => {
  test('each seat that acts has one of its own, and none who rests; it comes before the battle [RM-12.2]', () => {
    const t = table(['boar', 'stag', 'owl'], {
      seats: { boar: { food: 4 }, stag: { food: 4 }, owl: { food: 6 } },
      decks: { journeys: ['all-quiet', 'spoiled-food', 'rough-seas'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    expect(t.told('journey')).toEqual([]);
    const facts = t.does('boar', { kind: 'act' }).map(({ kind }) => kind);
    expect(facts.indexOf('journey')).toBeGreaterThan(facts.indexOf('paid'));
    expect(t.asked()).toEqual(['boar choose-battle']);
    t.all('boar', { kind: 'draw' });
    expect(t.asked()).toEqual(['stag act-or-rest']);
    t.does('stag', { kind: 'rest-food' });
    t.does('owl', { kind: 'act' });
    // Owl has nothing to pay with and has to suffer: no question.
    expect(t.told('journey').map(({ seat, card }) => `${seat} ${card}`)).toEqual(['0 all-quiet', '2 spoiled-food']);
    expect(t.ship('owl').food).toBe(0);
    expect(t.asked()).toEqual(['owl choose-battle']);
  });

  test('leaves the choice to pay or to suffer [RM-12.3]', () => {
    const pays = sails('spoiled-food', { dice: { 'red-chest': 1 } });
    expect(pays.asked()).toEqual(['boar journey']);
    expect(pays.choices('boar')).toEqual([{ kind: 'pay' }, { kind: 'suffer' }]);
    pays.does('boar', { kind: 'pay' });
    expect(pays.ship('boar')).toMatchObject({ crew: 0, food: 2 });
    const suffers = sails('spoiled-food', { dice: { 'red-chest': 1 } });
    suffers.does('boar', { kind: 'suffer' });
    expect(suffers.ship('boar')).toMatchObject({ crew: 1, food: 0 });
  });

  test('that cannot be paid has to be suffered [RM-12.3]', () => {
    // A die that fits an artefact keeps the question open, and the refusal can be seen.
    const t = sails('rough-seas', {
      leader: 'huskarl',
      dice: { 'red-chest': 1 },
      artefacts: [{ card: 'friggs-chalice' }],
    });
    expect(t.why('boar', { kind: 'pay' })).toEqual(['RM-12.3']);
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ leader: null, pile: ['huskarl'], crew: 1 });
  });

  test('without an effect asks for nothing [RM-12.3]', () => {
    const t = sails('all-quiet', { dice: { 'red-chest': 1 }, leader: 'huskarl' });
    expect(t.asked()).toEqual(['boar choose-battle']);
    expect(t.ship('boar')).toMatchObject({ food: 2, crew: 1, leader: 'huskarl' });
  });

  test.each(['all-quiet', 'spoiled-food', 'kraken', 'viking-raiders', 'draugr-ambush', 'rough-seas', 'starvation'])(
    '%s is put under its deck once it is resolved [RM-12.5]',
    journey => {
      const t = sails(journey);
      expect(t.asked()).toEqual(['boar choose-battle']);
      expect(t.view().discards.journeys).toEqual([journey]);
      expect(t.view().decks.journeys).toBe(23);
    },
  );

  test.each([{ kind: 'pay' }, { kind: 'suffer' }] as const)(
    'goes under the deck after $kind as well [RM-12.5]',
    how => {
      const t = sails('viking-raiders', { leader: 'lithsman', dice: { 'red-hammer': 1 } });
      expect(t.view().discards.journeys).toEqual([]);
      t.does('boar', how);
      expect(t.view().discards.journeys).toEqual(['viking-raiders']);
      expect(t.ship('boar').crew).toBe(0);
    },
  );
});

describe('a loss', () => {
  test('takes what there is and nothing in its stead [RM-12.4]', () => {
    const t = sails('spoiled-food', { food: 5, dice: { 'blue-ship': 2 }, favour: 3 });
    expect(t.told('lost')).toMatchObject([{ what: 'food', count: 1 }]);
    expect(t.ship('boar')).toMatchObject({ food: 0, crew: 2, favour: 3, terror: 0, glory: 2 });
  });

  test('takes no more than is named [RM-12.4]', () => {
    const t = sails('starvation', { food: 12, dice: { 'red-ship': 3 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ food: 6, crew: 3 });
  });

  test('of a die is one of the owner’s choice, of the colour named [RM-12.4]', () => {
    const t = sails('viking-raiders', {
      leader: 'huskarl',
      dice: { 'blue-ship': 1, 'blue-chest': 1, 'red-hammer': 1 },
    });
    t.does('boar', { kind: 'suffer' });
    expect(t.asked()).toEqual(['boar lose-die']);
    expect(t.why('boar', { kind: 'drop', die: 'red-hammer' })).toEqual(['RM-12.4']);
    expect(t.why('boar', { kind: 'drop', die: 'blue-shield' })).toEqual(['RM-12.4']);
    t.does('boar', { kind: 'drop', die: 'blue-chest' });
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1, 'red-hammer': 1 });
  });

  test('may be chosen with nothing to lose [RM-12.4]', () => {
    const t = sails('rough-seas', { dice: { 'red-ship': 1 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ crew: 1, leader: null, pile: [] });
  });

  test.each([
    ['spoiled-food', { food: 5, dice: { 'red-chest': 1 } }],
    ['kraken', { food: 5, dice: { 'red-ship': 1, 'red-hammer': 1 } }],
    ['rough-seas', { dice: { 'red-ship': 1 } }],
    ['viking-raiders', { leader: 'huskarl', dice: { 'red-hammer': 1 } }],
    ['draugr-ambush', { dice: { 'red-shield': 1 } }],
  ])(
    'of %s that is less than threatened cannot be suffered at a table that says so [RM-O-journeyLoss]',
    (card, boar) => {
      // Bodn takes any die, which leaves something to decide; at Draugr Ambush it would be something to lose.
      const artefacts = card === 'draugr-ambush' ? [] : [{ card: 'bodn' }];
      const t = sails(card, { ...boar, artefacts }, { journeyLoss: 'in-full' });
      if (artefacts.length > 0) {
        expect(t.why('boar', { kind: 'suffer' })).toEqual(['RM-O-journeyLoss']);
        t.does('boar', { kind: 'pay' });
      }
      // With no other answer it is paid without a question.
      expect(t.told('journey-paid')).toMatchObject([{ card }]);
      const free = sails(card, { ...boar, artefacts });
      free.does('boar', { kind: 'suffer' });
      expect(free.told('journey-suffered')).toMatchObject([{ card }]);
    },
  );

  test('in full may be suffered there, and so may any by who cannot pay [RM-O-journeyLoss]', () => {
    const options = { journeyLoss: 'in-full' };
    const rich = sails('spoiled-food', { food: 6, dice: { 'red-chest': 1 } }, options);
    rich.does('boar', { kind: 'suffer' });
    expect(rich.ship('boar')).toMatchObject({ food: 0, crew: 1 });
    const poor = sails('spoiled-food', { food: 4 }, options);
    expect(poor.told('journey-suffered')).toMatchObject([{ card: 'spoiled-food' }]);
  });
});
