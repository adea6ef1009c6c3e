import { describe, expect, test } from 'vitest';
import type { Given } from '../arrange.ts';
import { reavers } from '../index.ts';
import { type TestTable, table } from '../testing.ts';
import { restAt } from './whole.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;
const FOOD = { kind: 'trade', reward: 'food' } as const;
const FAVOUR = { kind: 'trade', reward: 'favour' } as const;

/** Boar has selected the space and acts. */
function trading(given: Given): TestTable {
  const t = table(['boar', 'stag'], given);
  t.does('boar', { kind: 'select', space: 'trade' });
  t.does('boar', { kind: 'act' });
  return t;
}

describe('rewards', () => {
  test('cost nothing: 3 for the active seat, then 2, 1 and 1 [RM-11.1]', () => {
    const empty = { food: 0, favour: 0 };
    const t = table(FOUR, { first: 'owl', seats: { boar: empty, stag: empty, owl: empty, ram: empty } });
    t.does('owl', { kind: 'select', space: 'trade' });
    const counts = ['owl', 'ram', 'boar', 'stag'].map((_, i) => {
      const crest = FOUR[(2 + i) % 4];
      t.does(crest, { kind: 'act' });
      while (t.ask(crest)?.prompt === 'trade') t.does(crest, FOOD);
      return t.ship(crest).food / 3;
    });
    expect(counts).toEqual([3, 2, 1, 1]);
    expect(t.told('paid')).toEqual([]);
  });

  test('are 2 Favour, 3 Food, two dice or a prophecy, one after the other [RM-11.2]', () => {
    const t = trading({
      trade: { 'red-ship': 1, 'blue-chest': 1, 'yellow-tree': 1 },
      open: { prophecies: ['vanquisher', 'juggernaut'] },
    });
    expect(t.choices('boar')).toEqual([
      FAVOUR,
      FOOD,
      { kind: 'trade-die', die: 'red-ship' },
      { kind: 'trade-die', die: 'blue-chest' },
      { kind: 'trade-die', die: 'yellow-tree' },
      { kind: 'trade-prophecy', card: 'vanquisher' },
      { kind: 'trade-prophecy', card: 'juggernaut' },
      { kind: 'draw' },
    ]);
    t.does('boar', FAVOUR);
    expect(t.ship('boar')).toMatchObject({ favour: 3, food: 4 });
    t.does('boar', { kind: 'trade-prophecy', card: 'vanquisher' });
    t.all('boar', { kind: 'trade-die', die: 'yellow-tree' }, { kind: 'trade-die', die: 'red-ship' });
    expect(t.ship('boar')).toMatchObject({ favour: 3, food: 4, crew: 2, prophecies: ['vanquisher'] });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test.each([
    ['Favour', FAVOUR, { favour: 7, food: 4 }],
    ['Food', FOOD, { favour: 1, food: 13 }],
    ['a prophecy', { kind: 'draw' } as const, { favour: 1, food: 4 }],
  ])('may be the same one three times: %s [RM-11.2]', (_, reward, has) => {
    const t = trading({});
    t.all('boar', reward, reward, reward);
    expect(t.ship('boar')).toMatchObject(has);
    expect(t.ship('boar').prophecies).toHaveLength(reward.kind === 'draw' ? 3 : 0);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('are all taken: nobody stops short [RM-11.1]', () => {
    const t = trading({});
    t.does('boar', FOOD);
    expect(t.why('boar', { kind: 'done' })).toEqual(['RM-4.4']);
  });
});

describe('the dice', () => {
  test('are chosen, two at a time, and keep their faces [RM-11.3]', () => {
    const t = trading({ trade: { 'red-ship': 2, 'blue-chest': 1, 'yellow-tree': 1 } });
    t.does('boar', { kind: 'trade-die', die: 'blue-chest' });
    expect(t.asked()).toEqual(['boar trade-die']);
    expect(t.why('boar', FOOD)).toEqual(['RM-11.3']);
    expect(t.why('boar', { kind: 'trade-die', die: 'blue-chest' })).toEqual(['RM-11.3']);
    t.does('boar', { kind: 'trade-die', die: 'red-ship' });
    expect(t.dice('boar')).toEqual({ 'blue-chest': 1, 'red-ship': 1 });
    expect(t.told('rolled')).toEqual([]);
    expect(t.view().trade).toEqual([
      { die: 'red-ship', count: 1 },
      { die: 'yellow-tree', count: 1 },
    ]);
    // Two dice are one reward of the three.
    expect(t.ask('boar')?.args).toEqual({ left: 2 });
  });

  test('with one left it is that one, with none the reward cannot be chosen [RM-11.3]', () => {
    const t = trading({ trade: { 'red-ship': 1 } });
    t.does('boar', { kind: 'trade-die', die: 'red-ship' });
    expect(t.dice('boar')).toEqual({ 'red-ship': 1 });
    expect(t.ask('boar')?.args).toEqual({ left: 2 });
    expect(t.of('boar', 'trade-die')).toEqual([]);
    expect(t.why('boar', { kind: 'trade-die', die: 'red-ship' })).toEqual(['RM-11.3']);
  });

  test('are not replaced for the seats after [RM-11.3]', () => {
    const t = trading({ trade: { 'red-ship': 2 } });
    t.does('boar', { kind: 'trade-die', die: 'red-ship' });
    t.all('boar', FOOD, FOOD);
    t.does('stag', { kind: 'act' });
    expect(t.of('stag', 'trade-die')).toEqual([]);
  });
});

describe('the prophecy', () => {
  test('is an open one, or the top of the deck [RM-11.4]', () => {
    const t = trading({ open: { prophecies: ['vanquisher', 'juggernaut'] }, decks: { prophecies: ['lord-slayer'] } });
    t.does('boar', { kind: 'draw' });
    expect(t.ship('boar').prophecies).toEqual(['lord-slayer']);
    expect(t.why('boar', { kind: 'trade-prophecy', card: 'refined-taste' })).toEqual(['RM-11.4']);
    t.does('boar', { kind: 'trade-prophecy', card: 'juggernaut' });
    expect(t.ship('boar').prophecies).toEqual(['lord-slayer', 'juggernaut']);
  });

  test('leaves its place empty until the clean-up [RM-11.4]', () => {
    const t = trading({ open: { prophecies: ['vanquisher', 'juggernaut', 'lord-slayer', 'odins-warrior'] } });
    t.does('boar', { kind: 'trade-prophecy', card: 'juggernaut' });
    expect(t.view().open.prophecies.flat()).toEqual(['vanquisher', null, 'lord-slayer', 'odins-warrior']);
    expect(t.why('boar', { kind: 'trade-prophecy', card: 'juggernaut' })).toEqual(['RM-11.4']);
    t.all('boar', FOOD, FOOD);
    t.does('stag', { kind: 'rest-food' });
    for (const space of ['keeps', 'villages']) {
      restAt(t, space);
      expect(
        t
          .view()
          .open.prophecies.flat()
          .filter(card => card !== null),
      ).toHaveLength(3);
    }
    restAt(t, 'battle');
    expect(t.view().round).toBe(2);
    expect(
      t
        .view()
        .open.prophecies.flat()
        .filter(card => card !== null),
    ).toHaveLength(4);
  });
});

describe('the start-player marker', () => {
  test('comes to the seat that selects [RM-11.5]', () => {
    const t = table(FOUR, { first: 'boar', starter: 'owl' });
    t.does('owl', { kind: 'select', space: 'trade' });
    expect(t.view().first).toBe(2);
    expect(t.told('marker')).toMatchObject([{ seat: 2 }]);
  });

  test.each([
    ['boar', 1],
    ['ram', 0],
  ] as const)('is passed on clockwise by %s, who has it [RM-11.5]', (first, next) => {
    const t = table(FOUR, { first });
    t.does(first, { kind: 'select', space: 'trade' });
    expect(t.view().first).toBe(next);
  });

  test('does not go to seats that only trade [RM-11.5]', () => {
    const t = table(FOUR, { first: 'boar' });
    t.does('boar', { kind: 'select', space: 'trade' });
    t.restAll();
    expect(t.told('marker')).toHaveLength(1);
    expect(t.view().first).toBe(1);
  });
});

test('prophecies lie before their owner without limit, and two of one name both score [RM-11.6]', () => {
  const many = ['juggernaut', 'lord-slayer', 'refined-taste', 'vanquisher', 'odins-warrior', 'stolen-armor'];
  const t = table(['boar', 'stag'], {
    round: 6,
    selected: { keeps: 'boar', villages: 'stag', battle: 'boar' },
    first: 'stag',
    starter: 'boar',
    seats: { stag: { tokens: { wall: 3 }, prophecies: [...many, 'juggernaut'] } },
    open: { prophecies: ['seidrs-chosen'] },
  });
  t.does('stag', { kind: 'select', space: 'trade' });
  t.all('stag', { kind: 'act' }, { kind: 'trade-prophecy', card: 'seidrs-chosen' }, { kind: 'draw' }, { kind: 'draw' });
  expect(t.ship('stag').prophecies).toHaveLength(10);
  t.does('boar', { kind: 'rest-food' });
  expect(reavers.result(t.state)).not.toBeNull();
  const paid = t.told('glory').filter(({ seat, cause }) => seat === 1 && cause === 'juggernaut');
  expect(paid.reduce((sum, { glory }) => sum + glory, 0)).toBe(6);
});
