import { describe, expect, test } from 'vitest';
import { reavers } from '../index.ts';
import { falls, table } from '../testing.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;
const SPACES = ['recruit', 'trade', 'battle', 'villages', 'keeps', 'territories'];
const SIDES = [1, 2, 3, 4, 5, 6];

describe('the board and the decks', () => {
  test('six spaces can be selected, and nothing else is one [RM-1.1]', () => {
    const t = table(FOUR);
    expect(t.of('boar', 'select').map(({ space }) => space)).toEqual(SPACES);
    expect(Object.keys(t.view().chosen)).toEqual(SPACES);
    expect(t.why('boar', { kind: 'select', space: 'valhalla' })).toEqual(['engine']);
  });

  test.each([
    ['reavers', 66],
    ['prophecies', 34],
    ['battles', 45],
    ['journeys', 24],
    ['villages', 62],
    ['keeps', 76],
  ] as const)('the deck of %s has %i cards, those that lie open included [RM-1.2]', (deck, count) => {
    const { decks, open } = table(FOUR).view();
    expect(Object.keys(decks)).toHaveLength(6);
    expect(decks[deck] + open[deck].flat().filter(card => card !== null).length).toBe(count);
  });

  test('nine stacks of six tiles: three kinds on three levels, the level being the Defence [RM-1.9]', () => {
    const { territories } = table(FOUR).view();
    expect(territories.map(({ kind, level }) => `${kind} ${level}`).sort()).toEqual(
      ['food', 'favour', 'dice'].flatMap(kind => [1, 2, 3].map(level => `${kind} ${level}`)).sort(),
    );
    for (const { left, level, defence } of territories) {
      expect(left).toBe(6);
      expect(defence).toBe(level);
    }
  });

  test('a territory is fought for against its level [RM-1.9]', () => {
    for (const level of [1, 2, 3]) {
      const t = table(['boar', 'stag'], { seats: { boar: { dice: { 'red-hammer': 2 } } } });
      t.does('boar', { kind: 'select', space: 'territories' });
      t.all('boar', { kind: 'act' }, { kind: 'force', territory: `favour-${level}` });
      expect(t.told('combat-began')).toMatchObject([{ defence: level }]);
    }
  });

  test('twelve ship upgrade tiles lie ready, four of each kind [RM-1.10]', () => {
    expect(table(FOUR).view().supply.upgrades).toEqual({ shield: 4, chest: 4, 'ship-or-hammer': 4 });
  });
});

describe('dice', () => {
  test('there are twenty of each colour, wherever they lie [RM-1.3, RM-1.8]', () => {
    const t = table(FOUR, {
      trade: { 'red-ship': 2, 'blue-chest': 1 },
      seats: { owl: { dice: { 'yellow-tree': 3 }, artefacts: [{ card: 'bodn', die: 'red-chest' }] } },
    });
    expect(t.view().supply.dice).toEqual({ red: 17, blue: 19, yellow: 17 });
    expect(() =>
      table(FOUR, { seats: { boar: { dice: { 'red-ship': 10 } }, stag: { dice: { 'red-ship': 10 } } } }),
    ).toThrow(/red dice/);
  });

  test('a die falls on each of its six faces by one side [RM-1.3]', () => {
    const faces = SIDES.map(side => {
      const t = table(['boar', 'stag'], { open: { reavers: ['huskarl', 'sword-chief'] } });
      t.does('boar', { kind: 'select', space: 'recruit' });
      t.luck(side, side, side, side).all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
      return Object.keys(t.dice('boar')).join(' ');
    });
    expect(faces.sort()).toEqual([
      'blue-chest yellow-chest',
      'blue-double-hammer yellow-double-hammer',
      'blue-hammer yellow-hammer',
      'blue-raven yellow-tree',
      'blue-shield yellow-shield',
      'blue-ship yellow-ship',
    ]);
  });

  test('there is no seventh side [RM-1.3]', () => {
    const t = table(['boar', 'stag'], { open: { reavers: ['huskarl', 'sword-chief'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.does('boar', { kind: 'act' });
    t.luck(7);
    expect(() => t.does('boar', { kind: 'take-group', group: 1 })).toThrow(/from 1 to 6/);
  });

  test('a free die is one of eighteen: three clans on their own colours, five common faces on all [RM-1.3, RM-1.4]', () => {
    const t = table(['boar', 'stag']);
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'rest-die' });
    const dice = t.of('boar', 'take-die').map(({ die }) => die);
    expect(dice).toHaveLength(18);
    expect(dice.filter(die => /helmet|raven|tree/.test(die))).toEqual(['red-helmet', 'blue-raven', 'yellow-tree']);
    expect(t.why('boar', { kind: 'take-die', die: 'red-raven' })).toEqual(['engine']);
  });

  test.each([
    ['lithsman', 'red-helmet'],
    ['huskarl', 'blue-raven'],
    ['sword-chief', 'yellow-tree'],
  ])('under %s the %s is the sign of its clan [RM-1.4]', (leader, die) => {
    const t = table(['boar', 'stag'], { seats: { boar: { leader } } });
    expect(t.ship('boar').wild).toBe(die);
  });

  test('a combat die has 0, 1 and 2 successes on two sides each [RM-1.5]', () => {
    const rolled = SIDES.map(side => {
      const t = table(['boar', 'stag'], { seats: { boar: { favour: 0, dice: { 'red-hammer': 1 } } } });
      t.does('boar', { kind: 'select', space: 'territories' });
      t.does('boar', { kind: 'act' });
      t.luck(side).does('boar', { kind: 'force', territory: 'dice-3' });
      const [{ zeros, ones, twos }] = t.told('combat-rolled');
      expect(zeros + ones + twos).toBe(1);
      return ones + 2 * twos;
    });
    expect(rolled.sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('what runs out, and what does not', () => {
  test('Food, Favour and Terror never do [RM-1.6]', () => {
    const rich = { food: 99, favour: 99, terror: 99, dice: { 'red-chest': 2 } };
    const t = table(FOUR, {
      seats: { boar: rich, stag: { ...rich, dice: {} }, owl: { ...rich, dice: {} }, ram: { ...rich, dice: {} } },
      open: { villages: ['farm', 'village-wall'] },
      decks: { villages: ['bodn', 'draupnir'] },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    t.all('boar', { kind: 'resolve', card: 'farm' }, { kind: 'pillage' });
    t.all('boar', { kind: 'resolve', card: 'village-wall' }, { kind: 'pillage' });
    expect(t.ship('boar')).toMatchObject({ food: 102, favour: 102, terror: 101 });
  });

  test('a Farm token that is not there is not gained, the Food and the Terror are [RM-1.7]', () => {
    const given = {
      seats: {
        boar: { food: 1, dice: { 'red-chest': 2 } },
        stag: { tokens: { farm: 15 } },
      },
      open: { villages: ['farm', 'farm'] },
      decks: { villages: ['bodn', 'draupnir'] },
    };
    const raid = (tokens: string) => {
      const t = table(['boar', 'stag'], given, { options: { tokens } });
      t.does('boar', { kind: 'select', space: 'villages' });
      t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
      t.all('boar', { kind: 'resolve', card: 'farm' }, { kind: 'pillage' });
      expect(t.audit()).toEqual([]);
      return t;
    };
    const t = raid('fifteen');
    expect(t.ship('boar')).toMatchObject({ food: 4, terror: 1, tokens: { farm: 0 } });
    expect(t.told('token-gone')).toMatchObject([{ seat: 0, what: 'farm', cause: 'farm' }]);
    expect(raid('unlimited').ship('boar')).toMatchObject({ food: 4, terror: 1, tokens: { farm: 1 } });
  });

  test('fifteen tokens of each kind lie ready [RM-1.7]', () => {
    expect(table(FOUR).view().supply.tokens).toEqual({ farm: 15, wall: 15, tower: 15 });
    expect(() => table(FOUR, { seats: { boar: { tokens: { tower: 16 } } } })).toThrow();
  });

  test('a die of a colour that has run out is not gained, and where the colour is free another is chosen [RM-1.8]', () => {
    const t = table(['boar', 'stag', 'owl'], {
      trade: { 'red-ship': 1 },
      seats: {
        boar: { dice: { 'red-shield': 9 }, artefacts: [{ card: 'bodn', die: 'red-ship' }] },
        stag: { dice: { 'red-shield': 9 } },
      },
      open: { reavers: ['lithsman', 'spear-chief'] },
    });
    expect(t.view().supply.dice.red).toBe(0);
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'rest-food' }, { kind: 'done' });
    t.does('stag', { kind: 'rest-food' });
    t.luck(...falls('ship', 'chest', 'shield')).all('owl', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.dice('owl')).toEqual({ 'yellow-ship': 1, 'blue-chest': 1, 'yellow-shield': 1 });
    expect(t.told('no-die')).toMatchObject([{ seat: 2, colour: 'red' }]);
    // The die of the rally is red, so there is none.
    t.does('owl', { kind: 'rally', card: 'lithsman' });
    expect(t.ship('owl')).toMatchObject({ crew: 3, pile: ['lithsman'] });
    t.does('owl', { kind: 'specialise', card: 'spear-chief', space: 'keeps' });
    t.does('stag', { kind: 'select', space: 'villages' });
    t.does('stag', { kind: 'rest-die' });
    expect(t.of('stag', 'take-die').some(({ die }) => die.startsWith('red'))).toBe(false);
    expect(t.why('stag', { kind: 'take-die', die: 'red-ship' })).toEqual(['RM-1.8']);
    t.does('stag', { kind: 'take-die', die: 'blue-ship' });
    expect(t.audit()).toEqual([]);
  });
});

describe('a player board', () => {
  test('has 10 spaces for dice, 3 for upgrades, 4 for artefacts, one for a Leader, and slots for four spaces [RM-1.11]', () => {
    const t = table(FOUR);
    expect(t.view()).toMatchObject({ diceSpaces: 10, upgradeSlots: 3 });
    for (const { slots, leader } of t.view().seats) {
      expect(slots.map(({ space }) => space).sort()).toEqual(['battle', 'keeps', 'territories', 'villages']);
      expect(leader).toBeNull();
    }
    const given = (seat: object) => () => table(FOUR, { seats: { boar: seat } });
    expect(given({ dice: { 'red-ship': 10 } })).not.toThrow();
    expect(given({ dice: { 'red-ship': 10, 'blue-ship': 1 } })).toThrow(/11 dice on 10/);
    const artefacts = ['bodn', 'draupnir', 'skidbladnir', 'dainsleif', 'hringhorni'].map(card => ({ card }));
    expect(given({ artefacts: artefacts.slice(1) })).not.toThrow();
    expect(given({ artefacts })).toThrow(/4 artefacts/);
  });
});

describe('what is open', () => {
  const given = {
    seats: {
      boar: { dice: { 'red-ship': 2 }, prophecies: ['vanquisher'], pile: ['armor', 'huskarl'], terror: 2 },
      stag: { artefacts: [{ card: 'bodn', die: 'blue-ship' as const }], territories: ['food-1.a'] },
    },
  };

  test('every seat and every onlooker sees all of the table [RM-1.12]', () => {
    const t = table(['boar', 'stag', 'owl'], given);
    const seen = t.view();
    for (const seat of [0, 1, 2]) expect({ ...reavers.view(t.state, seat), seat: null }).toEqual(seen);
    expect(seen.seats[0]).toMatchObject({ prophecies: ['vanquisher'], pile: ['armor', 'huskarl'], terror: 2 });
    expect(seen.seats[1].artefacts).toEqual([{ card: 'bodn', die: 'blue-ship', used: false }]);
  });

  test('nobody sees the order of a deck or the reward of a tile not turned over [RM-1.12]', () => {
    const t = table(['boar', 'stag', 'owl'], given);
    const other = reavers.clone(t.state);
    for (const deck of other.decks) deck.reverse();
    for (const stack of other.stacks) stack.reverse();
    expect(other.decks).not.toEqual(t.state.decks);
    for (const seat of [0, 1, 2, null]) expect(reavers.view(other, seat)).toEqual(reavers.view(t.state, seat));
  });
});
