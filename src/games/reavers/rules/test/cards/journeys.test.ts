import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../../arrange.ts';
import { type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

/** Boar puts to sea and reveals this journey; it has so much Food besides what the space costs. */
function journey(card: string, { food = 3, ...boar }: GivenSeat, options = {}): TestTable {
  const t = table(
    ['boar', 'stag'],
    { seats: { boar: { food: food + 4, ...boar } }, decks: { journeys: [card] }, open: { battles: ['knarr'] } },
    { options },
  );
  t.does('boar', { kind: 'select', space: 'battle' });
  t.does('boar', { kind: 'act' });
  return t;
}

const OVER = ['boar choose-battle'];

describe.each([
  { clause: '[RM-C-all-quiet]', card: 'all-quiet', copies: 6 },
  { clause: '[RM-C-draugr-ambush]', card: 'draugr-ambush', copies: 3 },
  { clause: '[RM-C-kraken]', card: 'kraken', copies: 3 },
  { clause: '[RM-C-rough-seas]', card: 'rough-seas', copies: 3 },
  { clause: '[RM-C-spoiled-food]', card: 'spoiled-food', copies: 3 },
  { clause: '[RM-C-starvation]', card: 'starvation', copies: 3 },
  { clause: '[RM-C-viking-raiders]', card: 'viking-raiders', copies: 3 },
])('$card $clause', ({ card, copies }) => {
  test(`is there ${copies} times`, () => {
    expect(copiesOf('journeys', card)).toBe(copies);
  });
});

test('All Quiet: nothing is asked, nothing is lost [RM-C-all-quiet]', () => {
  const boar = { leader: 'huskarl', dice: { 'blue-ship': 2 }, artefacts: [{ card: 'bodn' }], upgrades: { chest: 1 } };
  const t = journey('all-quiet', boar);
  expect(t.told('journey')).toMatchObject([{ card: 'all-quiet' }]);
  expect(t.asked()).toEqual(OVER);
  expect(t.ship('boar')).toMatchObject({ food: 3, crew: 2, leader: 'huskarl', artefacts: [{ card: 'bodn' }] });
  expect(t.told('lost')).toEqual([]);
});

/** One symbol each wards it off; every row has a die too that does not. */
describe.each([
  { clause: '[RM-C-draugr-ambush]', card: 'draugr-ambush', pays: 'blue-shield' },
  { clause: '[RM-C-rough-seas]', card: 'rough-seas', pays: 'blue-ship' },
  { clause: '[RM-C-spoiled-food]', card: 'spoiled-food', pays: 'blue-chest' },
  { clause: '[RM-C-viking-raiders]', card: 'viking-raiders', pays: 'blue-hammer' },
])('$card $clause', ({ card, pays }) => {
  const others = ['blue-shield', 'blue-ship', 'blue-chest', 'blue-hammer'].filter(die => die !== pays);
  const seat = (dice: readonly string[]): GivenSeat => ({
    leader: 'lithsman',
    artefacts: [{ card: 'eldhrimnir' }],
    dice: { 'red-helmet': 1, ...Object.fromEntries(dice.map(die => [die, 1])) },
  });

  test(`a ${pays} wards it off, and then nothing is lost`, () => {
    const t = journey(card, { ...seat([pays, ...others]), leader: 'scout' });
    t.does('boar', { kind: 'pay' });
    expect(t.told('die-spent')).toMatchObject([{ die: pays, cause: card }]);
    expect(t.ship('boar')).toMatchObject({ food: 3, crew: 4, leader: 'scout', artefacts: [{ card: 'eldhrimnir' }] });
    expect(t.ship('boar').glory).toBe(2);
    expect(t.asked()).toEqual(OVER);
  });

  test('other dice do not', () => {
    const t = journey(card, { ...seat(others), leader: 'scout' });
    expect(t.told('journey-suffered')).toMatchObject([{ card }]);
    expect(t.told('die-spent')).toEqual([]);
  });

  test('a wild does, and may be kept', () => {
    const t = journey(card, seat([]));
    expect(t.choices('boar')).toEqual(expect.arrayContaining([{ kind: 'pay' }, { kind: 'suffer' }]));
    t.does('boar', { kind: 'pay' });
    expect(t.told('die-spent')).toMatchObject([{ die: 'red-helmet' }]);
  });
});

describe('Draugr Ambush', () => {
  const treasures = {
    artefacts: [{ card: 'bodn', die: 'red-ship' }, { card: 'draupnir' }],
    upgrades: { chest: 1 },
    usedUpgrades: { shield: 1 },
  };

  test('takes an artefact or a tile, as its owner likes [RM-C-draugr-ambush]', () => {
    const t = journey('draugr-ambush', treasures);
    expect(t.asked()).toEqual(['boar lose-treasure']);
    expect(t.of('boar', 'lose-artefact').map(({ card }) => card)).toEqual(['bodn', 'draupnir']);
    // Face up or face down.
    expect(t.of('boar', 'lose-upgrade').map(({ upgrade }) => upgrade)).toEqual(['shield', 'chest']);
    expect(t.why('boar', { kind: 'lose-artefact', card: 'dainsleif' })).toEqual(['RM-C-draugr-ambush']);
    expect(t.why('boar', { kind: 'lose-upgrade', upgrade: 'ship-or-hammer' })).toEqual(['RM-C-draugr-ambush']);
  });

  test('the artefact goes to the glory pile, its die to the board [RM-C-draugr-ambush]', () => {
    const t = journey('draugr-ambush', treasures);
    t.does('boar', { kind: 'lose-artefact', card: 'bodn' });
    expect(t.ship('boar')).toMatchObject({ pile: ['bodn'], artefacts: [{ card: 'draupnir' }] });
    expect(t.dice('boar')).toEqual({ 'red-ship': 1 });
    expect(t.asked()).toEqual(OVER);
    expect(t.audit()).toEqual([]);
  });

  test('the tile goes back to the supply [RM-C-draugr-ambush]', () => {
    const t = journey('draugr-ambush', treasures);
    expect(t.view().supply.upgrades).toMatchObject({ shield: 3, chest: 3 });
    t.does('boar', { kind: 'lose-upgrade', upgrade: 'chest' });
    expect(t.view().supply.upgrades).toMatchObject({ shield: 3, chest: 4 });
    expect(t.ship('boar')).toMatchObject({ pile: [], artefacts: [{ card: 'bodn' }, { card: 'draupnir' }] });
    expect(t.asked()).toEqual(OVER);
    expect(t.audit()).toEqual([]);
  });

  test('finds nothing on an empty board [RM-C-draugr-ambush]', () => {
    const t = journey('draugr-ambush', { leader: 'huskarl', dice: { 'blue-ship': 1 } });
    expect(t.ship('boar')).toMatchObject({ food: 3, crew: 1, leader: 'huskarl' });
    expect(t.asked()).toEqual(OVER);
  });

  test('the artefact goes under the deck where the table says so [RM-O-ambush]', () => {
    const t = journey('draugr-ambush', treasures, { ambush: 'deck' });
    t.does('boar', { kind: 'lose-artefact', card: 'draupnir' });
    expect(t.ship('boar').pile).toEqual([]);
    expect(t.view().discards.villages).toEqual(['draupnir']);
  });
});

describe('Kraken', () => {
  test('a ship and a hammer beat it, for 3 Glory [RM-C-kraken]', () => {
    const t = journey('kraken', { dice: { 'blue-ship': 1, 'red-hammer': 1, 'red-chest': 1 } });
    t.does('boar', { kind: 'pay' });
    expect(t.ship('boar')).toMatchObject({ glory: 5, food: 3 });
    expect(t.dice('boar')).toEqual({ 'red-chest': 1 });
    expect(t.asked()).toEqual(OVER);
  });

  test.each([
    ['a ship', { 'blue-ship': 2 }],
    ['a hammer', { 'red-hammer': 2 }],
  ])('%s alone does not [RM-C-kraken]', (_, dice) => {
    const t = journey('kraken', { dice });
    expect(t.told('journey-suffered')).toHaveLength(1);
    expect(t.ship('boar')).toMatchObject({ glory: 2, food: 1, crew: 1 });
  });

  test('else it takes 2 Food and a die of its victim’s choice [RM-C-kraken]', () => {
    const t = journey('kraken', { dice: { 'blue-ship': 1, 'red-hammer': 1, 'red-chest': 1 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ glory: 2, food: 1 });
    expect(t.of('boar', 'drop').map(({ die }) => die)).toEqual(['red-chest', 'red-hammer', 'blue-ship']);
    t.does('boar', { kind: 'drop', die: 'red-chest' });
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1, 'red-hammer': 1 });
    expect(t.asked()).toEqual(OVER);
  });

  test('or what there is of it [RM-C-kraken]', () => {
    const t = journey('kraken', { food: 1 });
    expect(t.ship('boar')).toMatchObject({ glory: 2, food: 0, crew: 0 });
    expect(t.asked()).toEqual(OVER);
  });
});

describe('Rough Seas', () => {
  test('wash the Leader overboard, onto the glory pile [RM-C-rough-seas]', () => {
    const t = journey('rough-seas', { leader: 'huskarl', dice: { 'blue-ship': 1, 'red-chest': 1 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ leader: null, pile: ['huskarl'], food: 3, crew: 2 });
    expect(t.asked()).toEqual(OVER);
  });

  test('nobody else, where there is no Leader [RM-C-rough-seas]', () => {
    const t = journey('rough-seas', { slots: { keeps: ['huskarl'] }, dice: { 'red-chest': 1 } });
    expect(t.ship('boar')).toMatchObject({ leader: null, pile: [], food: 3, crew: 1 });
    expect(t.ship('boar').slots.find(({ space }) => space === 'keeps')?.cards).toEqual(['huskarl']);
    expect(t.asked()).toEqual(OVER);
  });
});

test('Spoiled Food costs 2 Food, or what there is [RM-C-spoiled-food]', () => {
  const t = journey('spoiled-food', { dice: { 'red-chest': 1 } });
  t.does('boar', { kind: 'suffer' });
  expect(t.ship('boar')).toMatchObject({ food: 1, crew: 1 });
  expect(journey('spoiled-food', { food: 1 }).ship('boar').food).toBe(0);
});

describe('Starvation', () => {
  test.each(['red-double-hammer', 'blue-raven', 'yellow-chest'])('a %s pays for it [RM-C-starvation]', die => {
    const t = journey('starvation', { dice: { [die]: 1 } });
    t.does('boar', { kind: 'pay' });
    expect(t.ship('boar')).toMatchObject({ food: 3, crew: 0 });
    expect(t.asked()).toEqual(OVER);
  });

  test('else it costs 2 Food, and a tile is no die [RM-C-starvation]', () => {
    const t = journey('starvation', { dice: { 'red-ship': 1 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ food: 1, crew: 1 });
    const tile = journey('starvation', { upgrades: { chest: 1, shield: 1 } });
    expect(tile.told('journey-suffered')).toHaveLength(1);
    expect(tile.ship('boar').food).toBe(1);
  });

  test('only a die with the sign of a clan where the table says so [RM-O-starvation]', () => {
    const options = { starvation: 'clan-die' };
    expect(journey('starvation', { dice: { 'red-ship': 3 } }, options).ship('boar').food).toBe(1);
    const t = journey('starvation', { dice: { 'red-ship': 3, 'yellow-tree': 1 } }, options);
    t.does('boar', { kind: 'pay' });
    expect(t.dice('boar')).toEqual({ 'red-ship': 3 });
  });
});

describe('Viking Raiders', () => {
  const dice = { 'red-chest': 1, 'blue-ship': 1, 'blue-double-hammer': 1, 'yellow-tree': 1 };

  test('kill one of the Leader’s own, of any face [RM-C-viking-raiders]', () => {
    const t = journey('viking-raiders', { leader: 'huskarl', dice });
    t.does('boar', { kind: 'suffer' });
    expect(t.of('boar', 'drop').map(({ die }) => die)).toEqual(['blue-ship', 'blue-double-hammer']);
    expect(t.why('boar', { kind: 'drop', die: 'red-chest' })).toEqual(['RM-12.4']);
    t.does('boar', { kind: 'drop', die: 'blue-ship' });
    expect(t.dice('boar')).toEqual({ 'red-chest': 1, 'blue-double-hammer': 1, 'yellow-tree': 1 });
    expect(t.ship('boar')).toMatchObject({ food: 3, leader: 'huskarl' });
    expect(t.asked()).toEqual(OVER);
  });

  test.each([
    ['a Leader', {}],
    ['a die of its colour', { leader: 'scout' }],
  ])('without %s nothing is lost [RM-C-viking-raiders]', (_, boar) => {
    const t = journey('viking-raiders', { ...boar, dice: { 'red-chest': 1, 'blue-double-hammer': 1 } });
    t.does('boar', { kind: 'suffer' });
    expect(t.ship('boar')).toMatchObject({ food: 3, crew: 2 });
    expect(t.asked()).toEqual(OVER);
  });
});
