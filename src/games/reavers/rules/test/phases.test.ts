import { describe, expect, test } from 'vitest';
import { falls, successes, table } from '../testing.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;

describe('a table', () => {
  test('is set up with two reavers a seat, from the start player on', () => {
    const t = table(FOUR, { begin: 'opening', first: 'owl', decks: { reavers: ['huskarl', 'scout'] } });
    expect(t.asked()).toEqual(['owl use-reaver']);
    expect(FOUR.map(crest => t.ship(crest).food)).toEqual([6, 7, 4, 5]);
    t.does('owl', { kind: 'specialise', card: 'scout', space: 'keeps' });
    t.does('owl', { kind: 'promote', card: 'huskarl' });
    expect(t.ship('owl')).toMatchObject({ food: 8, leader: 'huskarl', wild: 'blue-raven', crew: 4 });
    expect(t.asked()).toEqual(['ram use-reaver']);
    expect(t.audit()).toEqual([]);
  });

  test('has four selections a round, each space once, then the next round', () => {
    const t = table(['boar', 'stag', 'owl'], {});
    for (const [crest, space] of [
      ['boar', 'villages'],
      ['stag', 'keeps'],
      ['owl', 'battle'],
      ['boar', 'territories'],
    ] as const) {
      expect(t.asked()).toEqual([`${crest} select`]);
      t.does(crest, { kind: 'select', space });
      t.restAll();
    }
    expect(t.view()).toMatchObject({ round: 2, selections: 0, honour: 1 });
    expect(t.audit()).toEqual([]);
  });

  test('refuses a space twice in a round', () => {
    const t = table(['boar', 'stag'], { selected: { keeps: 'boar' } });
    expect(t.why('stag', { kind: 'select', space: 'keeps' })).toEqual(['RM-3.1']);
  });
});

test('reavers work for everybody before anybody acts, from the active seat on, top to bottom', () => {
  const t = table(['boar', 'stag'], {
    seats: {
      boar: { slots: { battle: ['keeper-of-sagas', 'spear-chief'] } },
      stag: { slots: { battle: ['spear-chief'] }, food: 3 },
    },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  expect(t.told('reaver-works').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    '0 keeper-of-sagas',
    '0 spear-chief',
    '1 spear-chief',
  ]);
  expect(t.ship('boar')).toMatchObject({ glory: 4, food: 6 });
  expect(t.ship('stag').food).toBe(5);
});

test('resting brings 2 Food, or a die on any face', () => {
  const t = table(['boar', 'stag'], { seats: { boar: { food: 0 } } });
  t.does('boar', { kind: 'select', space: 'keeps' });
  expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5', 'RM-4.5']);
  t.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'yellow-double-hammer' });
  expect(t.dice('boar')).toEqual({ 'yellow-double-hammer': 1 });
  t.does('stag', { kind: 'rest-food' });
  expect(t.ship('stag').food).toBe(7);
});

test('recruiting rolls the dice of both cards, then each is rallied, specialised or promoted', () => {
  const t = table(['boar', 'stag'], { open: { reavers: ['lithsman', 'spear-chief'] } });
  t.does('boar', { kind: 'select', space: 'recruit' });
  expect(t.ship('boar').favour).toBe(3);
  t.luck(...falls('shield', 'chest', 'ship', 'hammer'));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  expect(t.dice('boar')).toEqual({ 'red-shield': 1, 'yellow-chest': 1, 'blue-ship': 1, 'yellow-hammer': 1 });
  t.all('boar', { kind: 'rally', card: 'lithsman' }, { kind: 'take-die', die: 'red-helmet' });
  t.does('boar', { kind: 'specialise', card: 'spear-chief', space: 'battle' });
  expect(t.ship('boar')).toMatchObject({ crew: 5, pile: ['lithsman'] });
  expect(t.asked()).toEqual(['stag act-or-rest']);
});

test('trading gives three rewards to the active seat and one to the other of two, and moves the marker', () => {
  const t = table(['boar', 'stag'], {
    trade: { 'red-ship': 1, 'blue-chest': 1 },
    open: { prophecies: ['vanquisher'] },
  });
  t.does('boar', { kind: 'select', space: 'trade' });
  expect(t.view().first).toBe(1);
  t.all('boar', { kind: 'act' }, { kind: 'trade-die', die: 'red-ship' });
  // The other die of the reward is the last one there.
  expect(t.dice('boar')).toEqual({ 'red-ship': 1, 'blue-chest': 1 });
  t.all('boar', { kind: 'trade-prophecy', card: 'vanquisher' }, { kind: 'trade', reward: 'food' });
  expect(t.ship('boar')).toMatchObject({ food: 7, prophecies: ['vanquisher'] });
  t.all('stag', { kind: 'act' }, { kind: 'trade', reward: 'favour' });
  expect(t.ship('stag').favour).toBe(3);
  expect(t.asked()).toEqual(['stag select']);
});

test('a sea battle is won by its dice, wilds and tiles included', () => {
  const t = table(['boar', 'stag'], {
    seats: {
      boar: { food: 6, leader: 'huskarl', dice: { 'blue-raven': 1, 'red-ship': 1 }, upgrades: { 'ship-or-hammer': 1 } },
    },
    open: { battles: ['wherry', 'longship'] },
    decks: { journeys: ['all-quiet'] },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  t.all('boar', { kind: 'act' }, { kind: 'face', card: 'wherry' }, { kind: 'combine' });
  // The wild goes for the chest, since nothing else can, and the other two for the ships: nothing has to be asked.
  expect(t.ship('boar')).toMatchObject({ glory: 12, food: 4, crew: 0, pile: ['wherry'] });
  expect(t.ship('boar').upgrades[2]).toMatchObject({ faceUp: 0, faceDown: 1 });
});

test('a fight rolls a die for each hammer, and again for Favour', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { food: 4, favour: 1, dice: { 'red-double-hammer': 1, 'blue-hammer': 1 } } },
    open: { battles: ['draugr-raiders'] },
    decks: { journeys: ['all-quiet'] },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  t.all('boar', { kind: 'act' }, { kind: 'face', card: 'draugr-raiders' }, { kind: 'fight' });
  // With the last hammer spent, the roll follows by itself.
  t.luck(...successes(0, 0, 1));
  t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'blue-hammer' });
  expect(t.asked()).toEqual(['boar reroll']);
  t.luck(...successes(2, 1)).does('boar', { kind: 'reroll', zeros: 2, ones: 0, twos: 0 });
  expect(t.told('combat-won')).toMatchObject([{ successes: 4, defence: 3 }]);
  expect(t.ship('boar')).toMatchObject({ glory: 11, favour: 0, pile: ['draugr-raiders'] });
});

test('a village raid gives the active seat two cards more, resolved in any order', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { dice: { 'red-chest': 2 } } },
    open: { villages: ['farm', 'bodn'] },
    decks: { villages: ['village-wall', 'ship-upgrade-chest'] },
  });
  t.does('boar', { kind: 'select', space: 'villages' });
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  t.all('boar', { kind: 'resolve', card: 'bodn' }, { kind: 'resolve', card: 'farm' }, { kind: 'pillage' });
  t.all('boar', { kind: 'resolve', card: 'village-wall' }, { kind: 'decline' }, { kind: 'take-upgrade' });
  expect(t.ship('boar')).toMatchObject({ food: 7, favour: 3, terror: 1, tokens: { farm: 1, wall: 0 } });
  expect(t.ship('boar').artefacts).toEqual([{ card: 'bodn', die: null, used: false }]);
});

test('a keep raid puts sets away and lets towers be stormed', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { dice: { 'red-shield': 2 } } },
    open: { keeps: ['armor', 'tower-red-blue'] },
    decks: { keeps: ['art', 'tapestry-b'] },
  });
  t.does('boar', { kind: 'select', space: 'keeps' });
  t.luck(...falls('double-hammer', 'double-hammer'), ...successes(1, 1, 1, 0));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'fight' });
  t.all('boar', { kind: 'spend', die: 'red-double-hammer' }, { kind: 'spend', die: 'blue-double-hammer' });
  expect(t.ship('boar')).toMatchObject({ glory: 3, tokens: { tower: 1 }, pile: ['armor', 'art', 'tapestry-b'] });
});

test('territories are subdued by force or peacefully, and turned over at the end', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { favour: 2, dice: { 'blue-hammer': 1 } } },
    stacks: { 'food-2': ['food-2.c'], 'dice-1': ['dice-1.b'] },
  });
  t.does('boar', { kind: 'select', space: 'territories' });
  t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-2' });
  expect(t.ship('boar')).toMatchObject({ food: 4, favour: 0, territories: [] });
  t.luck(...successes(1)).does('boar', { kind: 'force', territory: 'dice-1' });
  t.does('boar', { kind: 'done' });
  expect(t.ship('boar').food).toBe(10);
  t.luck(...falls('ship', 'shield'));
  t.all('boar', { kind: 'roll-die', colour: 'red' }, { kind: 'roll-die', colour: 'yellow' });
  expect(t.dice('boar')).toEqual({ 'red-ship': 1, 'yellow-shield': 1 });
  expect(t.ship('boar').territories.map(({ territory }) => territory)).toEqual(['food-2', 'dice-1']);
});

test('too many dice are settled at once, by returning some or putting them on artefacts', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { dice: { 'red-shield': 9, 'blue-raven': 1 }, artefacts: [{ card: 'eldhrimnir' }] } },
    trade: { 'red-ship': 1, 'yellow-tree': 1 },
  });
  t.does('boar', { kind: 'select', space: 'trade' });
  t.all('boar', { kind: 'act' }, { kind: 'trade-die', die: 'red-ship' });
  expect(t.asked()).toEqual(['boar overflow']);
  t.all('boar', { kind: 'store', artefact: 'eldhrimnir', die: 'blue-raven' }, { kind: 'drop', die: 'red-shield' });
  expect(t.ship('boar').crew).toBe(10);
  expect(t.audit()).toEqual([]);
});

test('an artefact is used once a space, also by who rests', () => {
  const t = table(['boar', 'stag'], {
    seats: { stag: { artefacts: [{ card: 'harp-of-the-ljosalfar', die: 'yellow-tree' }] } },
  });
  t.does('boar', { kind: 'select', space: 'keeps' });
  t.does('boar', { kind: 'rest-food' });
  t.does('stag', { kind: 'rest-food' });
  expect(t.asked()).toEqual(['stag after']);
  t.does('stag', { kind: 'use', artefact: 'harp-of-the-ljosalfar' });
  expect(t.ship('stag').favour).toBe(3);
  expect(t.asked()).toEqual(['stag select']);
});

test('the clean-up pays for territories, turns tiles up and lays everything out anew', () => {
  const t = table(['boar', 'stag'], {
    begin: 'clean-up',
    round: 3,
    first: 'stag',
    seats: { boar: { territories: ['food-1', 'dice-3'], usedUpgrades: { chest: 1 } } },
  });
  expect(t.view()).toMatchObject({ round: 4, starter: 1 });
  expect(t.ship('boar')).toMatchObject({ glory: 2 });
  expect(t.ship('boar').upgrades[1]).toMatchObject({ faceUp: 1, faceDown: 0 });
  expect(t.audit()).toEqual([]);
});
