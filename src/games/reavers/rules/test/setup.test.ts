import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { type Options, readOptions } from '../../../../engine/contract/options.ts';
import type { ReaversFact } from '../facts.ts';
import { reavers } from '../index.ts';
import { falls, table } from '../testing.ts';
import { until } from './whole.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;
const SEEDS = ['huginn', 'muninn', 'fenrir', 'garm', 'sleipnir', 'ratatoskr', 'nidhogg', 'gullinbursti'];

/** A table fresh out of the box, as the first reavers are asked for. */
function laidOut(seats: number, seed: string, options: Options = {}) {
  const facts = new Facts<ReaversFact>();
  const state = reavers.setup(readOptions(reavers.options, options, seats), seats, new FastChance(seed), facts);
  return { state, view: reavers.view(state, null) };
}

/** How many different tables the seeds gave, by what one looks at. */
const different = (looks: readonly unknown[]): number => new Set(looks.map(look => JSON.stringify(look))).size;

describe.each([2, 3, 4])('a table for %i', seats => {
  const tables = SEEDS.map(seed => laidOut(seats, seed));

  test(`${seats} crests, empty boards, 1 Favour and no Glory [RM-2.1]`, () => {
    for (const { view } of tables) {
      expect(view.seats).toHaveLength(seats);
      expect(new Set(view.seats.map(({ crest }) => crest)).size).toBe(seats);
      for (const ship of view.seats) {
        expect(ship).toMatchObject({ favour: 1, glory: 0, terror: 0, leader: null, artefacts: [], pile: [] });
        expect(ship).toMatchObject({ prophecies: [], territories: [], tokens: { farm: 0, wall: 0, tower: 0 } });
        expect(ship.slots.flatMap(({ cards }) => cards)).toEqual([]);
        expect(ship.upgrades.every(({ faceUp, faceDown }) => faceUp + faceDown === 0)).toBe(true);
        // The start player has rolled the dice of its first two reavers.
        expect(ship.crew).toBe(ship.seat === view.first ? 4 : 0);
      }
    }
  });

  test(`any of the ${seats} may be drawn for the start-player marker, or the first seat has it [RM-2.2]`, () => {
    expect(new Set(tables.map(({ view }) => view.first)).size).toBe(seats);
    for (const seed of SEEDS) expect(laidOut(seats, seed, { firstSeat: 'seat-1' }).view.first).toBe(0);
  });

  test(`Food grows from the start player on, for ${seats} [RM-2.3]`, () => {
    for (const { view } of tables) {
      const clockwise = view.seats.map((_, i) => view.seats[(view.first + i) % seats].food);
      expect(clockwise).toEqual([4, 5, 6, 7].slice(0, seats));
    }
  });

  test(`the honour ship is for three, and with the start player; here are ${seats} [RM-2.5]`, () => {
    for (const { view } of tables) expect(view.honour).toBe(seats === 3 ? view.first : null);
  });

  test(`every deck and every stack is shuffled by itself, for ${seats} [RM-2.6]`, () => {
    for (let deck = 0; deck < 6; deck++) {
      expect(different(tables.map(({ state }) => state.decks[deck]))).toBe(SEEDS.length);
    }
    for (let stack = 0; stack < 9; stack++) {
      expect(different(tables.map(({ state }) => state.stacks[stack]))).toBeGreaterThan(2);
    }
  });

  test(`the spaces are filled for ${seats} once all have used their reavers [RM-2.9, RM-2.10]`, () => {
    const t = table(FOUR.slice(0, seats), { begin: 'opening' });
    expect(Object.values(t.view().open).flat()).toEqual([]);
    expect(t.view().trade).toEqual([]);
    until(t, 'select');
    const { open, trade } = t.view();
    const shape = (deck: 'reavers' | 'villages' | 'keeps' | 'battles' | 'prophecies') =>
      open[deck].map(group => group.filter(card => card !== null).length);
    for (const deck of ['reavers', 'villages', 'keeps'] as const) expect(shape(deck)).toEqual(new Array(seats).fill(2));
    expect(shape('battles')).toEqual(new Array(seats).fill(1));
    expect(shape('prophecies')).toEqual([1, 1, 1, 1]);
    expect(open.journeys).toEqual([]);
    for (const colour of ['red', 'blue', 'yellow']) {
      const dice = trade.filter(({ die }) => die.startsWith(colour));
      expect(dice.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    }
    expect(t.audit()).toEqual([]);
  });
});

test('there is no table for one, nor for five [RM-2.1]', () => {
  expect(() => laidOut(1, 'huginn')).toThrow(/2 to 4/);
  expect(() => laidOut(5, 'huginn')).toThrow(/2 to 4/);
});

test('Glory has no upper limit [RM-2.1]', () => {
  const t = table(['boar', 'stag'], { seats: { boar: { glory: 998 } } });
  t.does('boar', { kind: 'select', space: 'battle' });
  expect(t.ship('boar').glory).toBe(1000);
});

test.each([
  [2, [2, 2]],
  [3, [2, 1, 1]],
  [4, [1, 1, 1, 1]],
])('with %i seats the ship pawns allow %j selections [RM-2.4, RM-2.5]', (seats, expected) => {
  const crests = FOUR.slice(0, seats);
  const t = table(crests);
  const made = new Array<number>(seats).fill(0);
  for (const space of ['keeps', 'villages', 'battle', 'territories']) {
    const who = crests.findIndex(crest => t.ask(crest)?.prompt === 'select');
    made[who]++;
    t.does(crests[who], { kind: 'select', space });
    t.restAll();
  }
  expect(t.view().round).toBe(2);
  expect(made).toEqual(expected);
});

test('the order of the seats is clockwise from the marker [RM-2.2]', () => {
  const t = table(FOUR, { first: 'owl' });
  const order = ['keeps', 'villages', 'battle', 'territories'].map(space => {
    const [asked] = t.asked();
    const crest = FOUR.find(one => asked.startsWith(one)) ?? 'boar';
    t.does(crest, { kind: 'select', space });
    t.restAll();
    return crest;
  });
  expect(order).toEqual(['owl', 'ram', 'boar', 'stag']);
});

describe('the first reavers', () => {
  const given = {
    begin: 'opening',
    first: 'stag',
    decks: { reavers: ['lithsman', 'spear-chief', 'sword-chief', 'scout'], villages: ['harp-of-the-ljosalfar'] },
  } as const;

  test('each seat rolls the dice of two cards and uses both, the start player before the others [RM-2.7]', () => {
    const t = table(['boar', 'stag'], given);
    expect(t.asked()).toEqual(['stag use-reaver']);
    expect(t.ship('stag').crew).toBe(4);
    expect(t.ship('boar').crew).toBe(0);
    t.does('stag', { kind: 'rally', card: 'spear-chief' });
    t.does('stag', { kind: 'take-die', die: 'blue-ship' });
    expect(t.asked()).toEqual(['stag use-reaver']);
    expect(t.why('stag', { kind: 'rally', card: 'spear-chief' })).toEqual(['RM-10.4']);
    t.luck(...falls('ship', 'ship', 'ship', 'ship'));
    t.does('stag', { kind: 'specialise', card: 'lithsman', space: 'keeps' });
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.told('recruited').map(({ seat, cards }) => `${seat} ${cards}`)).toEqual([
      '1 lithsman,spear-chief',
      '0 sword-chief,scout',
    ]);
    expect(t.dice('boar')).toEqual({ 'yellow-ship': 2, 'blue-ship': 2 });
  });

  test('no Favour comes with them, and nobody’s reavers work [RM-2.8]', () => {
    const t = table(['boar', 'stag'], given);
    t.does('stag', { kind: 'specialise', card: 'lithsman', space: 'battle' });
    t.does('stag', { kind: 'specialise', card: 'spear-chief', space: 'battle' });
    t.does('boar', { kind: 'specialise', card: 'sword-chief', space: 'keeps' });
    t.does('boar', { kind: 'specialise', card: 'scout', space: 'keeps' });
    expect(t.asked()).toEqual(['stag select']);
    expect(t.ship('stag')).toMatchObject({ favour: 1, food: 4, crew: 4 });
    expect(t.ship('boar')).toMatchObject({ favour: 1, food: 5, crew: 4 });
    expect(t.told('reaver-works')).toEqual([]);
  });

  test('an artefact that comes with a Leader cannot be used, nor a die be put on it [RM-2.8]', () => {
    const t = table(['boar', 'stag'], given);
    t.does('stag', { kind: 'rally', card: 'spear-chief' });
    t.does('stag', { kind: 'take-die', die: 'blue-ship' });
    t.does('stag', { kind: 'promote', card: 'lithsman' });
    t.does('stag', { kind: 'choose-deck', deck: 'villages' });
    expect(t.ship('stag').artefacts).toMatchObject([{ card: 'harp-of-the-ljosalfar' }]);
    expect(t.asked()).toEqual(['boar use-reaver']);
    const first = table(['boar', 'stag'], given);
    first.does('stag', { kind: 'promote', card: 'lithsman' });
    first.does('stag', { kind: 'choose-deck', deck: 'villages' });
    expect(first.asked()).toEqual(['stag use-reaver']);
    const artefact = 'harp-of-the-ljosalfar';
    expect(first.of('stag', 'use')).toEqual([]);
    expect(first.of('stag', 'store')).toEqual([]);
    expect(first.why('stag', { kind: 'use', artefact })).toEqual(['RM-2.8']);
    expect(first.why('stag', { kind: 'store', artefact, die: 'yellow-tree' })).toEqual(['RM-2.8']);
  });

  test('the game begins in round 1 of 6, with the start player [RM-2.11]', () => {
    const t = table(['boar', 'stag'], given);
    until(t, 'select');
    expect(t.view()).toMatchObject({ round: 1, selections: 0 });
    expect(t.told('round-began')).toEqual([{ kind: 'round-began', round: 1 }]);
    expect(t.asked()).toEqual(['stag select']);
  });
});
