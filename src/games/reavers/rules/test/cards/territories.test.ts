import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../../arrange.ts';
import { falls, type TestTable, table } from '../../testing.ts';

/** Boar is at Subdue Territories, this tile on top of its stack, and acts; a hammer would do for a further attempt. */
function subdues(tile: string, boar: GivenSeat): TestTable {
  const stack = tile.slice(0, tile.indexOf('.'));
  const t = table(['boar', 'stag'], {
    seats: { boar: { food: 0, favour: 0, dice: { 'red-hammer': 1 }, ...boar } },
    stacks: { [stack]: [tile] },
  });
  t.does('boar', { kind: 'select', space: 'territories' });
  t.does('boar', { kind: 'act' });
  return t;
}

/** How many tiles of each kind a stack has: all of them lie with Stag. */
function kinds(stack: string): Record<string, number> {
  const t = table(['boar', 'stag'], { seats: { stag: { territories: new Array<string>(6).fill(stack) } } });
  expect(t.view().territories.find(({ id }) => id === stack)?.left).toBe(0);
  const counts: Record<string, number> = {};
  for (const { tile } of t.ship('stag').territories) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** The price in full buys it, one less does not. */
function costs(tile: string, what: 'food' | 'favour', price: number): void {
  const stack = tile.slice(0, tile.indexOf('.'));
  const short = subdues(tile, { [what]: price - 1 });
  expect(short.why('boar', { kind: 'peace', territory: stack })).toEqual(['RM-16.5']);
  const other = subdues(tile, { [what === 'food' ? 'favour' : 'food']: 9 });
  expect(other.why('boar', { kind: 'peace', territory: stack })).toEqual(['RM-16.5']);
  const pays = subdues(tile, { [what]: price });
  pays.does('boar', { kind: 'peace', territory: stack });
  expect(pays.told('paid')).toMatchObject([{ what, count: price, cause: stack }]);
}

/** It subdues the tile peacefully and stops. */
function takes(tile: string, boar: GivenSeat): TestTable {
  const t = subdues(tile, boar);
  t.all('boar', { kind: 'peace', territory: tile.slice(0, tile.indexOf('.')) }, { kind: 'done' });
  return t;
}

describe.each([
  { clause: '[RM-C-territory-food]', stack: 'food-1', price: 1, food: [2, 3, 4] },
  { clause: '[RM-C-territory-food]', stack: 'food-2', price: 2, food: [4, 5, 6] },
  { clause: '[RM-C-territory-food]', stack: 'food-3', price: 3, food: [6, 7, 8] },
])('$stack $clause', ({ stack, price, food }) => {
  test(`costs ${price} Favour in peace`, () => {
    costs(`${stack}.a`, 'favour', price);
  });

  test(`gives ${food.join(', ')} Food, two tiles of each`, () => {
    expect(kinds(stack)).toEqual({ [`${stack}.a`]: 2, [`${stack}.b`]: 2, [`${stack}.c`]: 2 });
    const gained = ['a', 'b', 'c'].map(kind => {
      const t = takes(`${stack}.${kind}`, { favour: price });
      expect(t.ship('boar')).toMatchObject({ favour: 0, crew: 1, territories: [{ tile: `${stack}.${kind}` }] });
      return t.ship('boar').food;
    });
    expect(gained).toEqual(food);
  });
});

describe.each([
  { clause: '[RM-C-territory-favour]', stack: 'favour-1', price: 2, favour: [1, 2, 3] },
  { clause: '[RM-C-territory-favour]', stack: 'favour-2', price: 4, favour: [3, 4] },
  { clause: '[RM-C-territory-favour]', stack: 'favour-3', price: 6, favour: [4, 5, 6] },
])('$stack $clause', ({ stack, price, favour }) => {
  const tiles = favour.map((_, i) => `${stack}.${'abc'[i]}`);

  test(`costs ${price} Food in peace`, () => {
    costs(`${stack}.a`, 'food', price);
  });

  test(`gives ${favour.join(', ')} Favour, ${6 / favour.length} tiles of each`, () => {
    expect(kinds(stack)).toEqual(Object.fromEntries(tiles.map(tile => [tile, 6 / favour.length])));
    const gained = tiles.map(tile => {
      const t = takes(tile, { food: price });
      expect(t.ship('boar')).toMatchObject({ food: 0, crew: 1, territories: [{ tile }] });
      return t.ship('boar').favour;
    });
    expect(gained).toEqual(favour);
  });
});

describe.each([
  { clause: '[RM-C-territory-dice]', stack: 'dice-1', price: 1, chosen: 1, rolled: 2 },
  { clause: '[RM-C-territory-dice]', stack: 'dice-2', price: 3, chosen: 2, rolled: 3 },
  { clause: '[RM-C-territory-dice]', stack: 'dice-3', price: 5, chosen: 3, rolled: 4 },
])('$stack $clause', ({ stack, price, chosen, rolled }) => {
  test(`costs ${price} Food in peace, three tiles of each kind`, () => {
    costs(`${stack}.a`, 'food', price);
    expect(kinds(stack)).toEqual({ [`${stack}.a`]: 3, [`${stack}.b`]: 3 });
  });

  test(`gives ${chosen} on faces of choice, of any colour`, () => {
    const t = takes(`${stack}.a`, { food: price });
    for (let i = 0; i < chosen; i++) {
      expect(t.of('boar', 'take-die')).toHaveLength(18);
      t.does('boar', { kind: 'take-die', die: ['red-ship', 'blue-chest', 'yellow-tree'][i] });
    }
    expect(t.ship('boar')).toMatchObject({ crew: 1 + chosen, food: 0, favour: 0 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test(`or ${rolled} to roll, of any colour`, () => {
    const t = takes(`${stack}.b`, { food: price });
    t.luck(...falls('ship', 'ship', 'ship', 'ship'));
    for (let i = 0; i < rolled; i++) {
      expect(t.of('boar', 'roll-die')).toHaveLength(3);
      t.does('boar', { kind: 'roll-die', colour: ['red', 'blue', 'yellow', 'red'][i] });
    }
    const dice = ['red-ship', 'blue-ship', 'yellow-ship', 'red-ship'].slice(0, rolled);
    expect(t.told('rolled')).toMatchObject([{ dice }]);
    expect(t.ship('boar')).toMatchObject({ crew: 1 + rolled, food: 0, favour: 0 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });
});
