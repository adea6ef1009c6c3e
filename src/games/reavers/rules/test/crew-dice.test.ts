import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { falls, successes, type TestTable, table } from '../testing.ts';

describe('gaining dice', () => {
  test('a rolled die shows what it falls on, and the dice on the board lie as they lay [RM-6.1]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { dice: { 'blue-shield': 1, 'yellow-tree': 1 } } },
      open: { reavers: ['huskarl', 'sword-chief'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.luck(...falls('clan', 'ship', 'hammer', 'double-hammer'));
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.dice('boar')).toEqual({
      'blue-shield': 1,
      'yellow-tree': 1,
      'blue-raven': 1,
      'yellow-ship': 1,
      'yellow-hammer': 1,
      'blue-double-hammer': 1,
    });
  });

  test('dice that are rolled together fall together, once all their colours are chosen [RM-6.1]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { artefacts: [{ card: 'hringhorni', die: 'blue-ship' }] } } });
    t.does('boar', { kind: 'select', space: 'trade' });
    t.all('boar', { kind: 'use', artefact: 'hringhorni' }, { kind: 'roll-die', colour: 'yellow' });
    expect(t.told('rolled')).toEqual([]);
    expect(t.asked()).toEqual(['boar roll-die']);
    t.luck(...falls('chest', 'ship'));
    t.does('boar', { kind: 'roll-die', colour: 'red' });
    expect(t.told('rolled')).toMatchObject([{ dice: ['yellow-chest', 'red-ship'], cause: 'hringhorni' }]);
  });

  test('a die of the supply is chosen for one roll only [RM-6.1, RM-1.8]', () => {
    const seats = {
      boar: { artefacts: [{ card: 'hringhorni', die: 'yellow-ship' }] },
      stag: { dice: { 'red-ship': 10 } },
      owl: { dice: { 'red-ship': 7, 'blue-ship': 3 } },
    };
    const t = table(['boar', 'stag', 'owl'], { seats });
    t.does('boar', { kind: 'select', space: 'trade' });
    expect(t.view().supply.dice.red).toBe(1);
    t.all('boar', { kind: 'use', artefact: 'hringhorni' }, { kind: 'roll-die', colour: 'red' });
    expect(t.of('boar', 'roll-die').map(({ colour }) => colour)).toEqual(['blue', 'yellow']);
    expect(t.why('boar', { kind: 'roll-die', colour: 'red' })).toEqual(['RM-1.8']);
    t.does('boar', { kind: 'roll-die', colour: 'blue' });
    expect(t.audit()).toEqual([]);
  });

  test('a die on a face of choice is set by its owner, in the colour it is given in [RM-6.1]', () => {
    const t = table(['boar', 'stag'], { open: { reavers: ['huskarl', 'sword-chief'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'rally', card: 'huskarl' });
    expect(t.of('boar', 'take-die').map(({ die }) => die)).toEqual([
      'blue-raven',
      'blue-shield',
      'blue-chest',
      'blue-ship',
      'blue-hammer',
      'blue-double-hammer',
    ]);
    expect(t.why('boar', { kind: 'take-die', die: 'red-ship' })).toEqual(['RM-6.1']);
  });

  test.each([
    ['lithsman', 'red-helmet'],
    ['huskarl', 'blue-raven'],
    ['sword-chief', 'yellow-tree'],
    ['freeman', 'blue-hammer'],
  ])('the die of a %s comes on its named face: %s [RM-6.1]', (card, die) => {
    const t = table(['boar', 'stag'], { seats: { boar: { slots: { keeps: [card] } } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    expect(t.dice('boar')).toEqual({ [die]: 1 });
  });
});

describe('more dice than fit', () => {
  /** Eight dice, and four come. */
  function crowded(): TestTable {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: {
          dice: { 'red-shield': 8 },
          artefacts: [{ card: 'bodn', die: 'red-chest' }, { card: 'eldhrimnir' }],
        },
      },
      open: { reavers: ['huskarl', 'sword-chief'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.luck(...falls('clan', 'ship', 'ship', 'chest'));
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    return t;
  }

  test('ten stay, those on artefacts not counted; the owner has seen how the new ones fell [RM-6.2]', () => {
    const t = crowded();
    expect(t.asked()).toEqual(['boar overflow']);
    expect(t.ask('boar')?.args).toEqual({ left: 2 });
    const offered = t.of('boar', 'drop').filter(({ off }) => off === undefined);
    expect(offered.map(({ die }) => die)).toEqual(['red-shield', 'blue-raven', 'blue-chest', 'yellow-ship']);
    // A die on an artefact is not in the way.
    expect(t.why('boar', { kind: 'drop', die: 'red-chest' })).toEqual(['RM-6.2']);
    t.all('boar', { kind: 'drop', die: 'red-shield' }, { kind: 'drop', die: 'blue-chest' }, { kind: 'done' });
    expect(t.dice('boar')).toEqual({ 'red-shield': 7, 'blue-raven': 1, 'yellow-ship': 2 });
    expect(t.ship('boar').artefacts[0].die).toBe('red-chest');
    expect(t.audit()).toEqual([]);
  });

  test('up to ten nothing is asked [RM-6.2]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { dice: { 'red-shield': 9 } }, stag: { dice: { 'blue-shield': 10 } } },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    t.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-ship' });
    expect(t.ship('boar').crew).toBe(10);
    expect(t.asked()).toEqual(['stag act-or-rest']);
    t.all('stag', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-ship' });
    expect(t.asked()).toEqual(['stag overflow']);
  });

  test('nothing else happens before, and the excess must go [RM-6.3]', () => {
    const t = crowded();
    expect(t.why('boar', { kind: 'rally', card: 'huskarl' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'drop', die: 'red-shield' });
    expect(t.ask('boar')?.args).toEqual({ left: 1 });
    expect(t.why('boar', { kind: 'done' })).toEqual(['RM-4.4']);
    t.all('boar', { kind: 'drop', die: 'red-shield' }, { kind: 'done' });
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.ship('boar').crew).toBe(10);
    expect(t.why('boar', { kind: 'drop', die: 'red-shield' })).toEqual(['RM-4.4']);
  });

  test('of the dice rolled just now some or all may go, beyond the excess [RM-6.3]', () => {
    const t = crowded();
    t.all('boar', { kind: 'drop', die: 'red-shield' }, { kind: 'drop', die: 'red-shield' });
    expect(t.asked()).toEqual(['boar return-more']);
    expect(t.choices('boar')).toEqual([
      { kind: 'done' },
      { kind: 'drop', die: 'blue-raven' },
      { kind: 'drop', die: 'blue-chest' },
      { kind: 'drop', die: 'yellow-ship' },
    ]);
    expect(t.why('boar', { kind: 'drop', die: 'red-shield' })).toEqual(['RM-6.3']);
    t.all('boar', { kind: 'drop', die: 'yellow-ship' }, { kind: 'drop', die: 'yellow-ship' });
    expect(t.why('boar', { kind: 'drop', die: 'yellow-ship' })).toEqual(['RM-6.3']);
    t.all('boar', { kind: 'drop', die: 'blue-raven' }, { kind: 'drop', die: 'blue-chest' });
    // None of them is left, so nothing more is asked.
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.dice('boar')).toEqual({ 'red-shield': 6 });
    expect(t.audit()).toEqual([]);
  });

  test('of equal dice the old one counts as gone first [RM-6.3]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { dice: { 'red-shield': 8, 'blue-ship': 1 } } },
      open: { reavers: ['huskarl', 'sword-chief'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.luck(...falls('ship', 'ship', 'chest', 'chest'));
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    const ships = t.dice('boar')['blue-ship'];
    t.all(
      'boar',
      { kind: 'drop', die: 'blue-ship' },
      { kind: 'drop', die: 'red-shield' },
      { kind: 'drop', die: 'red-shield' },
    );
    expect(t.dice('boar')['blue-ship']).toBe(ships - 1);
    expect(t.of('boar', 'drop')).toContainEqual({ kind: 'drop', die: 'blue-ship' });
  });

  test('a die on an artefact may go so that another one takes its place [RM-6.3]', () => {
    const t = crowded();
    const off = { kind: 'drop', die: 'red-chest', off: 'bodn' } as const;
    expect(t.of('boar', 'drop').filter(choice => choice.off !== undefined)).toEqual([off]);
    expect(t.why('boar', { kind: 'drop', die: 'red-shield', off: 'bodn' })).toEqual(['RM-6.3']);
    t.does('boar', off);
    expect(t.ask('boar')?.args).toEqual({ left: 2 });
    t.all('boar', { kind: 'store', artefact: 'bodn', die: 'red-shield' }, { kind: 'drop', die: 'red-shield' });
    expect(t.asked()).toEqual(['boar return-more']);
    expect(t.ship('boar').artefacts[0].die).toBe('red-shield');
    expect(t.audit()).toEqual([]);
  });

  test('but not where it serves its artefact alone, nor where nothing could take its place [RM-6.3, RM-O-storedDice]', () => {
    const given = {
      seats: { boar: { dice: { 'red-shield': 10 }, artefacts: [{ card: 'eldhrimnir', die: 'blue-raven' }] } },
    };
    const full = table(['boar', 'stag'], given);
    full.does('boar', { kind: 'select', space: 'villages' });
    full.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-ship' });
    expect(full.why('boar', { kind: 'drop', die: 'blue-raven', off: 'eldhrimnir' })).toEqual(['RM-6.3']);
    // What was not rolled is not asked about again.
    full.does('boar', { kind: 'drop', die: 'red-shield' });
    expect(full.asked()).toEqual(['boar after']);

    const bound = table(
      ['boar', 'stag'],
      { seats: { boar: { dice: { 'red-shield': 10 }, artefacts: [{ card: 'bodn', die: 'blue-raven' }] } } },
      { options: { storedDice: 'artefact-only' } },
    );
    bound.does('boar', { kind: 'select', space: 'villages' });
    bound.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-ship' });
    expect(bound.of('boar', 'drop').every(({ off }) => off === undefined)).toBe(true);
    expect(bound.why('boar', { kind: 'drop', die: 'blue-raven', off: 'bodn' })).toEqual(['RM-6.3']);
  });

  test('a die that fits an artefact may go there instead [RM-6.3]', () => {
    const t = crowded();
    expect(t.of('boar', 'store')).toEqual([{ kind: 'store', artefact: 'eldhrimnir', die: 'blue-raven' }]);
    expect(t.why('boar', { kind: 'store', artefact: 'eldhrimnir', die: 'blue-chest' })).toEqual(['RM-8.3']);
    expect(t.why('boar', { kind: 'store', artefact: 'bodn', die: 'blue-chest' })).toEqual(['RM-8.2']);
    t.does('boar', { kind: 'store', artefact: 'eldhrimnir', die: 'blue-raven' });
    expect(t.ask('boar')?.args).toEqual({ left: 1 });
    t.does('boar', { kind: 'drop', die: 'yellow-ship' });
    expect(t.dice('boar')).toEqual({ 'red-shield': 8, 'blue-chest': 1, 'yellow-ship': 1 });
    expect(t.audit()).toEqual([]);
  });
});

/** Boar is at sea, one journey behind it or before it. */
function atSea(boar: GivenSeat, journey: string, battle: string, options = {}): TestTable {
  const t = table(
    ['boar', 'stag'],
    { seats: { boar: { food: 4, ...boar } }, decks: { journeys: [journey] }, open: { battles: [battle] } },
    { options },
  );
  t.does('boar', { kind: 'select', space: 'battle' });
  t.does('boar', { kind: 'act' });
  return t;
}

describe('paying a symbol', () => {
  test('which of the dice that show it is spent, the owner says [RM-6.4]', () => {
    const dice = { 'red-shield': 1, 'blue-shield': 1, 'yellow-shield': 1, 'yellow-chest': 1 };
    const t = table(['boar', 'stag'], { seats: { boar: { dice } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.of('boar', 'spend').map(({ die }) => die)).toEqual(['red-shield', 'blue-shield', 'yellow-shield']);
    expect(t.why('boar', { kind: 'spend', die: 'yellow-chest' })).toEqual(['RM-6.4']);
    t.does('boar', { kind: 'spend', die: 'blue-shield' });
    expect(t.why('boar', { kind: 'spend', die: 'blue-shield' })).toEqual(['RM-6.4']);
    t.does('boar', { kind: 'spend', die: 'red-shield' });
    expect(t.dice('boar')).toEqual({ 'yellow-shield': 1, 'yellow-chest': 1 });
    expect(t.view().supply.dice).toEqual({ red: 18, blue: 18, yellow: 16 });
  });

  test.each([
    ['keeps', 'shield'],
    ['villages', 'chest'],
  ])('at %s a wild is a %s [RM-6.5]', (space, as) => {
    const t = table(['boar', 'stag'], { seats: { boar: { leader: 'huskarl', dice: { 'blue-raven': 2 } } } });
    t.does('boar', { kind: 'select', space });
    t.does('boar', { kind: 'act' });
    expect(t.told('die-spent')).toMatchObject([
      { die: 'blue-raven', as },
      { die: 'blue-raven', as },
    ]);
    expect(t.ship('boar').crew).toBe(0);
  });

  test.each([
    ['rough-seas', 'ship'],
    ['viking-raiders', 'hammer'],
    ['draugr-ambush', 'shield'],
    ['spoiled-food', 'chest'],
  ])('against %s a wild is a %s [RM-6.5]', (journey, as) => {
    const t = atSea({ leader: 'scout', dice: { 'yellow-tree': 1 } }, journey, 'knarr');
    t.does('boar', { kind: 'pay' });
    expect(t.told('die-spent')).toMatchObject([{ die: 'yellow-tree', as }]);
  });

  test('a wild still is the sign it shows [RM-6.5]', () => {
    const t = atSea({ leader: 'scout', dice: { 'yellow-tree': 1 } }, 'starvation', 'knarr', { starvation: 'clan-die' });
    t.does('boar', { kind: 'pay' });
    expect(t.told('die-spent')).toMatchObject([{ die: 'yellow-tree', as: 'any-clan' }]);
  });

  test('only the clan’s own sign is wild, no other face of its dice [RM-6.5, RM-6.7]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { leader: 'huskarl', dice: { 'blue-ship': 2, 'red-helmet': 2, 'yellow-tree': 2 } } },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
  });

  test('in combat a wild is one hammer, never two [RM-6.6]', () => {
    const t = atSea({ leader: 'huskarl', dice: { 'blue-raven': 1 } }, 'all-quiet', 'cargo-ship');
    t.luck(...successes(1));
    t.all('boar', { kind: 'face', card: 'cargo-ship' }, { kind: 'fight' });
    expect(t.told('combat-rolled')[0]).toMatchObject({ zeros: 0, ones: 1, twos: 0 });
  });
});

describe('without a Leader', () => {
  test('there is no wild [RM-6.7]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { dice: { 'blue-raven': 2 } } } });
    expect(t.ship('boar').wild).toBeNull();
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
  });

  test('the wild is gone as soon as the Leader is [RM-6.7]', () => {
    const dice = { 'blue-raven': 1, 'red-ship': 1 };
    const keeps = atSea({ leader: 'huskarl', dice: { ...dice, 'yellow-ship': 1 } }, 'rough-seas', 'draugr-raiders');
    keeps.all('boar', { kind: 'pay' }, { kind: 'spend', die: 'yellow-ship' });
    keeps.all('boar', { kind: 'face', card: 'draugr-raiders' }, { kind: 'combine' });
    expect(keeps.told('sea-won')).toHaveLength(1);
    const loses = atSea({ leader: 'huskarl', dice }, 'rough-seas', 'draugr-raiders');
    loses.does('boar', { kind: 'suffer' });
    expect(loses.ship('boar')).toMatchObject({ leader: null, wild: null });
    // There is nothing to be done with a ship and a sign that is no shield: the battle is given up by itself.
    loses.does('boar', { kind: 'face', card: 'draugr-raiders' });
    expect(loses.told('sea-lost')).toHaveLength(1);
  });

  test('another Leader makes another sign wild at once [RM-6.7]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { leader: 'huskarl' } },
      open: { reavers: ['sword-chief', 'spear-chief'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.ship('boar').wild).toBe('blue-raven');
    t.does('boar', { kind: 'promote', card: 'sword-chief' });
    expect(t.ship('boar').wild).toBe('yellow-tree');
  });
});

describe('a double hammer', () => {
  test('pays one hammer outside combat, and one only [RM-6.8]', () => {
    const one = atSea({ dice: { 'red-double-hammer': 1, 'blue-ship': 1 } }, 'kraken', 'knarr');
    one.does('boar', { kind: 'pay' });
    expect(one.told('die-spent')).toMatchObject([
      { die: 'blue-ship', as: 'ship' },
      { die: 'red-double-hammer', as: 'hammer' },
    ]);
    const dice = { 'blue-ship': 2, 'blue-shield': 1, 'red-double-hammer': 1 };
    const two = atSea({ dice }, 'all-quiet', 'spawn-of-jormungandr');
    two.does('boar', { kind: 'face', card: 'spawn-of-jormungandr' });
    expect(two.why('boar', { kind: 'combine' })).toEqual(['RM-12.7']);
    const enough = atSea({ dice: { ...dice, 'red-double-hammer': 2 } }, 'all-quiet', 'spawn-of-jormungandr');
    enough.all('boar', { kind: 'face', card: 'spawn-of-jormungandr' }, { kind: 'combine' });
    expect(enough.ship('boar')).toMatchObject({ crew: 0, pile: ['spawn-of-jormungandr'] });
  });

  test('serves in combat alone where the table says so [RM-O-doubleHammer]', () => {
    const options = { doubleHammer: 'combat-only' };
    const artefacts = [{ card: 'bodn' }];
    const t = atSea(
      { leader: 'huskarl', artefacts, dice: { 'red-double-hammer': 1 } },
      'viking-raiders',
      'knarr',
      options,
    );
    expect(t.why('boar', { kind: 'pay' })).toEqual(['RM-12.3']);
    const fights = atSea({ dice: { 'red-double-hammer': 1 } }, 'all-quiet', 'knarr', options);
    fights.luck(...successes(2, 2)).all('boar', { kind: 'face', card: 'knarr' }, { kind: 'fight' });
    expect(fights.told('combat-won')).toMatchObject([{ successes: 4 }]);
  });
});

describe('any die', () => {
  test('is one of any colour and face [RM-6.9]', () => {
    const dice = { 'red-shield': 1, 'blue-raven': 1, 'yellow-double-hammer': 1 };
    const t = table(['boar', 'stag'], { seats: { boar: { slots: { keeps: ['pillager-reaver'] }, dice } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'exchange' });
    expect(t.of('boar', 'spend').map(({ die }) => die)).toEqual(Object.keys(dice));
    t.does('boar', { kind: 'spend', die: 'blue-raven' });
    expect(t.ship('boar')).toMatchObject({ crew: 2, tokens: { farm: 1 } });
  });

  test('of a colour is one of any face of that colour, a wild of another one is not [RM-6.9]', () => {
    const dice = { 'red-shield': 1, 'red-double-hammer': 1, 'blue-raven': 1, 'yellow-ship': 1 };
    const slots = { keeps: ['favoured-soul'] };
    const t = table(['boar', 'stag'], { seats: { boar: { leader: 'huskarl', slots, dice } } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.of('boar', 'turn').map(({ die }) => die)).toEqual(['red-shield', 'red-double-hammer']);
    expect(t.why('boar', { kind: 'turn', die: 'blue-raven' })).toEqual(['RM-C-favoured-soul']);
    t.all('boar', { kind: 'turn', die: 'red-double-hammer' }, { kind: 'take-die', die: 'red-chest' });
    expect(t.dice('boar')).toEqual({ 'red-shield': 1, 'red-chest': 1, 'blue-raven': 1, 'yellow-ship': 1 });
  });
});
