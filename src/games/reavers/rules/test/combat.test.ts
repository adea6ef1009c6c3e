import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { successes, type TestTable, table } from '../testing.ts';

/** Boar fights a Spawn of Jormungandr: Defence 6. What it can do in one way only happens by itself, with this luck. */
function fights(boar: GivenSeat, options = {}, luck: readonly number[] = []): TestTable {
  const t = table(
    ['boar', 'stag'],
    {
      seats: { boar: { food: 4, favour: 0, ...boar } },
      decks: { journeys: ['all-quiet'] },
      open: { battles: ['spawn-of-jormungandr'] },
    },
    { options },
  );
  t.does('boar', { kind: 'select', space: 'battle' });
  t.all('boar', { kind: 'act' }, { kind: 'face', card: 'spawn-of-jormungandr' });
  t.luck(...luck).does('boar', { kind: 'fight' });
  return t;
}

const rolledDice = (t: TestTable) => {
  const [first] = t.told('combat-rolled');
  return first.zeros + first.ones + first.twos;
};

describe('hammers', () => {
  test('single and double, wild and on a tile, as many of them as the seat likes [RM-13.1]', () => {
    const t = fights({
      leader: 'huskarl',
      dice: { 'red-hammer': 2, 'blue-double-hammer': 1, 'blue-raven': 1, 'yellow-tree': 1, 'red-ship': 1 },
      upgrades: { 'ship-or-hammer': 1, chest: 1 },
    });
    expect(t.choices('boar')).toEqual([
      { kind: 'spend', die: 'red-hammer' },
      { kind: 'spend', die: 'blue-raven' },
      { kind: 'spend', die: 'blue-double-hammer' },
      { kind: 'spend-upgrade', upgrade: 'ship-or-hammer' },
    ]);
    // The sign of another clan is no hammer, nor is a ship or a chest.
    expect(t.why('boar', { kind: 'spend', die: 'yellow-tree' })).toEqual(['RM-13.1']);
    expect(t.why('boar', { kind: 'spend', die: 'red-ship' })).toEqual(['RM-13.1']);
    expect(t.why('boar', { kind: 'spend-upgrade', upgrade: 'chest' })).toEqual(['RM-9.1']);
    t.does('boar', { kind: 'spend', die: 'red-hammer' });
    t.luck(...successes(0)).does('boar', { kind: 'roll' });
    expect(t.dice('boar')).toMatchObject({ 'red-hammer': 1, 'blue-double-hammer': 1, 'blue-raven': 1 });
  });

  test('are all spent before the first roll [RM-13.1, RM-13.7]', () => {
    const t = fights({ favour: 1, dice: { 'red-hammer': 1, 'blue-hammer': 1 } });
    t.does('boar', { kind: 'spend', die: 'red-hammer' });
    t.luck(...successes(0)).does('boar', { kind: 'roll' });
    expect(t.asked()).toEqual(['boar reroll']);
    expect(t.why('boar', { kind: 'spend', die: 'blue-hammer' })).toEqual(['RM-4.4']);
  });

  test.each([
    ['red-hammer', 1],
    ['red-double-hammer', 2],
    ['blue-raven', 1],
  ])('a %s rolls %i combat dice [RM-13.2]', (die, dice) => {
    const t = fights({ leader: 'huskarl', dice: { [die]: 1 } }, {}, successes(...[0, 0].slice(0, dice)));
    expect(t.told('die-spent')).toMatchObject([{ die, as: 'hammer' }]);
    expect(rolledDice(t)).toBe(dice);
  });

  test('a tile rolls one and is turned face down [RM-13.2]', () => {
    const t = fights({ upgrades: { 'ship-or-hammer': 1 } }, {}, successes(1));
    expect(rolledDice(t)).toBe(1);
    expect(t.ship('boar').upgrades[2]).toMatchObject({ faceUp: 0, faceDown: 1 });
  });
});

/** All dice and tiles of a kind that are offered, until none is left or the roll comes by itself. */
function spendAll(t: TestTable, die: string): void {
  while (t.of('boar', 'spend').some(choice => choice.die === die)) t.does('boar', { kind: 'spend', die });
}

describe('combat dice', () => {
  test('have no upper limit [RM-13.3]', () => {
    const t = fights({ dice: { 'red-double-hammer': 5 } });
    t.luck(...successes(...new Array<number>(10).fill(1)));
    spendAll(t, 'red-double-hammer');
    expect(rolledDice(t)).toBe(10);
    expect(t.told('combat-won')).toMatchObject([{ successes: 10, defence: 6 }]);
  });

  test('at least one is needed [RM-13.3]', () => {
    const t = fights({ dice: { 'red-hammer': 1, 'blue-hammer': 1 } });
    expect(t.why('boar', { kind: 'roll' })).toEqual(['RM-13.3']);
  });

  test('may come from an artefact alone [RM-13.3, RM-13.5]', () => {
    const artefacts = [{ card: 'dainsleif', die: 'red-hammer' }];
    const t = fights({ artefacts }, { storedDice: 'artefact-only' }, successes(2, 2));
    expect(t.told('combat-lost')).toMatchObject([{ successes: 4, defence: 6 }]);
    expect(t.ship('boar').artefacts).toEqual([{ card: 'dainsleif', die: null, used: true }]);
  });

  test('are no more than six at a table that keeps to the box [RM-O-combatDice]', () => {
    const t = fights(
      { dice: { 'red-double-hammer': 3, 'red-hammer': 1 }, upgrades: { 'ship-or-hammer': 1 } },
      { combatDice: 'six' },
    );
    t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'red-double-hammer' });
    t.does('boar', { kind: 'spend', die: 'red-hammer' });
    // One is left: too few for a double hammer.
    expect(t.why('boar', { kind: 'spend', die: 'red-double-hammer' })).toEqual(['RM-O-combatDice']);
    t.luck(...successes(0, 0, 0, 0, 0, 0)).does('boar', { kind: 'spend-upgrade', upgrade: 'ship-or-hammer' });
    expect(rolledDice(t)).toBe(6);
    expect(t.dice('boar')).toEqual({ 'red-double-hammer': 1 });
  });

  test('of artefacts are among those six [RM-O-combatDice]', () => {
    const boar = { dice: { 'red-double-hammer': 3 }, artefacts: [{ card: 'dainsleif', die: 'red-hammer' }] };
    const six = fights(boar, { combatDice: 'six', storedDice: 'artefact-only' });
    six.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'red-double-hammer' });
    six.does('boar', { kind: 'use', artefact: 'dainsleif' });
    expect(six.told('combat-rolled')).toHaveLength(1);
    expect(rolledDice(six)).toBe(6);
    expect(six.dice('boar')).toEqual({ 'red-double-hammer': 1 });
    const free = fights(boar, { storedDice: 'artefact-only' });
    spendAll(free, 'red-double-hammer');
    free.does('boar', { kind: 'use', artefact: 'dainsleif' });
    expect(rolledDice(free)).toBe(8);
  });
});

describe('rolling again', () => {
  test('costs 1 Favour for any number of dice, as often as it can be paid [RM-13.4]', () => {
    const t = fights({ favour: 2, dice: { 'red-double-hammer': 1, 'red-hammer': 1 } });
    t.luck(...successes(0, 0, 1));
    t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'red-hammer' });
    // Any part of the two blanks and the one, but not none.
    expect(t.of('boar', 'reroll')).toHaveLength(5);
    expect(t.why('boar', { kind: 'reroll', zeros: 0, ones: 0, twos: 0 })).toEqual(['RM-13.4']);
    expect(t.why('boar', { kind: 'reroll', zeros: 0, ones: 0, twos: 1 })).toEqual(['RM-13.4']);
    t.luck(...successes(2, 0, 1)).does('boar', { kind: 'reroll', zeros: 2, ones: 1, twos: 0 });
    expect(t.ship('boar').favour).toBe(1);
    expect(t.told('combat-rolled').at(-1)).toMatchObject({ zeros: 1, ones: 1, twos: 1 });
    t.luck(...successes(2)).does('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 });
    expect(t.told('combat-rolled').at(-1)).toMatchObject({ zeros: 0, ones: 1, twos: 2 });
    // Without Favour there is nothing more to ask.
    expect(t.told('combat-lost')).toMatchObject([{ successes: 5, defence: 6 }]);
    expect(t.ship('boar').favour).toBe(0);
  });

  test('is a choice [RM-13.4]', () => {
    const t = fights({ favour: 3, dice: { 'red-hammer': 1 } }, {}, successes(0));
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar').favour).toBe(3);
    expect(t.told('combat-lost')).toMatchObject([{ successes: 0 }]);
  });

  test('cannot be had without Favour [RM-13.4]', () => {
    const t = fights({
      dice: { 'red-hammer': 1 },
      artefacts: [{ card: 'harp-of-the-ljosalfar', die: 'yellow-tree' }],
    });
    t.does('boar', { kind: 'spend', die: 'red-hammer' });
    t.luck(...successes(0)).does('boar', { kind: 'roll' });
    expect(t.why('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 })).toEqual(['RM-13.4']);
    t.does('boar', { kind: 'use', artefact: 'harp-of-the-ljosalfar' });
    t.luck(...successes(1)).does('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 });
    expect(t.ship('boar').favour).toBe(1);
  });
});

describe('an artefact that gives combat dice', () => {
  const boar = { dice: { 'red-double-hammer': 2 }, artefacts: [{ card: 'dainsleif', die: 'blue-hammer' }] };

  test('works before the first roll [RM-13.5]', () => {
    const t = fights(boar);
    t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'use', artefact: 'dainsleif' });
    t.luck(...successes(1, 1, 1, 1)).does('boar', { kind: 'roll' });
    expect(rolledDice(t)).toBe(4);
  });

  test('works after a roll: the new dice are added to the others [RM-13.5]', () => {
    const t = fights(boar);
    t.does('boar', { kind: 'spend', die: 'red-double-hammer' });
    t.luck(...successes(2, 1)).does('boar', { kind: 'roll' });
    expect(t.asked()).toEqual(['boar reroll']);
    t.luck(...successes(2, 1)).does('boar', { kind: 'use', artefact: 'dainsleif' });
    expect(t.told('combat-rolled')).toMatchObject([
      { twos: 1, ones: 1 },
      { twos: 2, ones: 2 },
    ]);
    expect(t.told('combat-won')).toMatchObject([{ successes: 6, defence: 6 }]);
  });

  test('may take its die after the roll [RM-13.5]', () => {
    const t = fights({ dice: { 'red-double-hammer': 1, 'blue-hammer': 1 }, artefacts: [{ card: 'dainsleif' }] });
    t.does('boar', { kind: 'spend', die: 'red-double-hammer' });
    t.luck(...successes(2, 0)).does('boar', { kind: 'roll' });
    t.does('boar', { kind: 'store', artefact: 'dainsleif', die: 'blue-hammer' });
    t.luck(...successes(2, 2)).does('boar', { kind: 'use', artefact: 'dainsleif' });
    expect(t.told('combat-won')).toMatchObject([{ successes: 6 }]);
  });

  /** Boar's Fanatic finds two Keep Walls while territories are subdued; Boar has no hammer. */
  const fanatic = (boar: GivenSeat) => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { favour: 0, slots: { territories: ['fanatic'] }, ...boar } },
      decks: { keeps: ['keep-wall', 'keep-wall'] },
    });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.does('boar', { kind: 'keep-card', card: 'keep-wall' });
    return t;
  };

  test('is enough for a fight with a die on the board to put on it [RM-13.3, RM-8.3]', () => {
    const t = fanatic({ dice: { 'red-helmet': 1 }, artefacts: [{ card: 'fragment-of-mjolnir' }] });
    expect(t.asked()).toEqual(['boar storm']);
    t.does('boar', { kind: 'fight' });
    // The helmet goes onto the Fragment and its die is rolled: there is nothing else to do.
    expect(t.told('artefact-used')).toMatchObject([{ card: 'fragment-of-mjolnir' }]);
    expect(t.told('combat-rolled')).toHaveLength(1);
  });

  test('lets a seat subdue by force in the same way [RM-13.3, RM-16.2]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: { food: 0, favour: 0, dice: { 'red-helmet': 1 }, artefacts: [{ card: 'fragment-of-mjolnir' }] },
      },
    });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.does('boar', { kind: 'act' });
    t.luck(...successes(1)).does('boar', { kind: 'force', territory: 'food-1' });
    expect(t.told('subdued')).toMatchObject([{ territory: 'food-1', by: 'force' }]);
  });

  test('is no use without such a die [RM-13.3]', () => {
    const t = fanatic({ dice: { 'red-ship': 1 }, artefacts: [{ card: 'fragment-of-mjolnir' }] });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    expect(t.ship('boar').favour).toBe(2);
  });
});

describe('the end of a combat', () => {
  test.each([
    [[2, 2, 2], 'combat-won'],
    [[2, 2, 1], 'combat-lost'],
  ] as const)('successes %j against 6: %s, and what was spent is gone [RM-13.6]', (counts, outcome) => {
    const t = fights({ dice: { 'red-double-hammer': 1, 'red-hammer': 1 } });
    t.luck(...successes(...counts));
    t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'red-hammer' });
    expect(t.told(outcome)).toHaveLength(1);
    expect(t.ship('boar').crew).toBe(0);
    expect(t.view().supply.dice.red).toBe(18);
  });

  test('that is lost: nothing else happens, and no further hammer helps [RM-13.7]', () => {
    const t = fights({ dice: { 'red-hammer': 2, 'blue-hammer': 1 } });
    t.does('boar', { kind: 'spend', die: 'red-hammer' });
    t.luck(...successes(0)).does('boar', { kind: 'roll' });
    expect(t.told('combat-lost')).toHaveLength(1);
    expect(t.asked()).toEqual(['stag act-or-rest']);
    expect(t.ship('boar')).toMatchObject({ glory: 2, terror: 0, food: 0, crew: 2 });
  });
});
