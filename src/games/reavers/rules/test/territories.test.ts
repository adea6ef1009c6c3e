import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../arrange.ts';
import type { CrestId } from '../numbers.ts';
import { falls, successes, type TestTable, table } from '../testing.ts';

const FOUR: readonly CrestId[] = ['boar', 'stag', 'owl', 'ram'];

/** Boar has selected the space and acts. */
function subdues(boar: GivenSeat, given: Given = {}): TestTable {
  const t = table(['boar', 'stag'], { ...given, seats: { boar: { food: 0, favour: 0, ...boar } } });
  t.does('boar', { kind: 'select', space: 'territories' });
  t.does('boar', { kind: 'act' });
  return t;
}

const left = (t: TestTable, territory: string) => t.view().territories.find(({ id }) => id === territory)?.left;
const tiles = (t: TestTable, crest: CrestId = 'boar') => t.ship(crest).territories.map(({ tile }) => tile);

describe('attempts', () => {
  test('are 3, 2, 1 and 1 by distance, and acting itself is free [RM-16.1]', () => {
    const t = table(FOUR, { seats: Object.fromEntries(FOUR.map(crest => [crest, { food: 0, favour: 9 }])) });
    t.does('boar', { kind: 'select', space: 'territories' });
    for (const crest of FOUR) {
      t.does(crest, { kind: 'act' });
      expect(t.ship(crest)).toMatchObject({ food: 0, favour: 9 });
      while (t.ask(crest)?.prompt === 'subdue') t.does(crest, t.of(crest, 'peace')[0]);
    }
    expect(FOUR.map(crest => t.ship(crest).territories.length)).toEqual([3, 2, 1, 1]);
  });

  test('who can make none has to rest [RM-16.2]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 0, favour: 0, dice: { 'red-ship': 3 } } } });
    t.does('boar', { kind: 'select', space: 'territories' });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-16.2']);
    expect(t.choices('boar').map(({ kind }) => kind)).toEqual(['rest-food', 'rest-die']);
  });

  test('one has to be made, and after any the seat may stop [RM-16.2]', () => {
    const t = subdues({ favour: 3 });
    expect(t.why('boar', { kind: 'done' })).toEqual(['RM-16.2']);
    t.does('boar', { kind: 'peace', territory: 'food-1' });
    t.does('boar', { kind: 'done' });
    expect(t.ship('boar').territories).toHaveLength(1);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('who gives away the means before the first one rests instead [RM-16.2]', () => {
    const t = subdues({
      dice: { 'red-hammer': 1 },
      artefacts: [{ card: 'bodn', die: 'blue-ship' }],
    });
    t.all('boar', { kind: 'use', artefact: 'bodn' }, { kind: 'take-die', die: 'red-chest' });
    expect(t.asked()).toEqual(['boar rest']);
    t.does('boar', { kind: 'rest-food' });
    expect(t.ship('boar')).toMatchObject({ food: 2, territories: [] });
  });

  test('need a stack with tiles [RM-16.3]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { favour: 9, dice: { 'red-hammer': 1 } }, stag: { territories: new Array(6).fill('food-1') } },
    });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.does('boar', { kind: 'act' });
    expect(t.why('boar', { kind: 'peace', territory: 'food-1' })).toEqual(['RM-16.3']);
    expect(t.why('boar', { kind: 'force', territory: 'food-1' })).toEqual(['RM-16.3']);
    expect(t.of('boar', 'force')).toHaveLength(8);
  });

  test('count the tiles won before in the same action [RM-16.3, RM-16.6]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 0, favour: 9 }, stag: { territories: new Array(5).fill('food-1') } },
    });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-1' });
    expect(t.why('boar', { kind: 'peace', territory: 'food-1' })).toEqual(['RM-16.3']);
    expect(t.of('boar', 'peace').map(({ territory }) => territory)).toEqual(['food-2', 'food-3']);
  });
});

describe('by force', () => {
  test.each([1, 2, 3])('a stack of level %i is fought against its level [RM-16.4]', level => {
    const t = subdues({ dice: { 'red-double-hammer': 1, 'red-ship': 1 } });
    t.luck(...successes(level > 2 ? 2 : level, level > 2 ? 1 : 0)).does('boar', {
      kind: 'force',
      territory: `favour-${level}`,
    });
    expect(t.told('combat-won')).toMatchObject([{ defence: level, successes: level }]);
    expect(t.told('subdued')).toMatchObject([{ territory: `favour-${level}`, by: 'force' }]);
    expect(t.told('paid')).toEqual([]);
    expect(t.ship('boar').territories).toHaveLength(1);
  });

  test('a lost fight uses the attempt up and brings no tile [RM-16.4]', () => {
    const t = subdues({ dice: { 'red-hammer': 2, 'blue-hammer': 2 } });
    const attempt = (die: string) => {
      t.does('boar', { kind: 'force', territory: 'dice-2' });
      t.does('boar', { kind: 'spend', die });
      t.luck(...successes(1)).does('boar', { kind: 'roll' });
    };
    attempt('red-hammer');
    expect(t.told('not-subdued')).toMatchObject([{ territory: 'dice-2' }]);
    expect(t.ask('boar')).toMatchObject({ prompt: 'subdue', args: { left: 2 } });
    attempt('blue-hammer');
    attempt('red-hammer');
    // A hammer is left, but no attempt.
    expect(t.ship('boar')).toMatchObject({ crew: 1, territories: [] });
    expect(t.asked()).toEqual(['stag act-or-rest']);
    expect(left(t, 'dice-2')).toBe(6);
  });

  test('needs a hammer [RM-16.4, RM-13.3]', () => {
    const t = subdues({ favour: 3, dice: { 'red-ship': 1 } });
    expect(t.why('boar', { kind: 'force', territory: 'food-1' })).toEqual(['RM-13.3']);
    expect(t.of('boar', 'force')).toEqual([]);
  });
});

describe('peacefully', () => {
  test.each([
    ['food-1', { favour: 1 }],
    ['food-3', { favour: 3 }],
    ['favour-2', { food: 4 }],
    ['dice-3', { food: 5 }],
  ])('%s costs %j, no luck and no dice [RM-16.5]', (territory, cost) => {
    const t = subdues({ ...cost, dice: { 'red-hammer': 1 } });
    t.does('boar', { kind: 'peace', territory });
    expect(t.told('paid')).toMatchObject(Object.entries(cost).map(([what, count]) => ({ what, count })));
    expect(t.told('subdued')).toMatchObject([{ territory, by: 'peace' }]);
    expect(t.told('combat-began')).toEqual([]);
    expect(t.ship('boar')).toMatchObject({ food: 0, favour: 0, crew: 1 });
  });

  test('it is paid in full or not at all [RM-16.5]', () => {
    const t = subdues({ food: 3, favour: 1 });
    expect(t.why('boar', { kind: 'peace', territory: 'favour-2' })).toEqual(['RM-16.5']);
    expect(t.why('boar', { kind: 'peace', territory: 'food-2' })).toEqual(['RM-16.5']);
  });
});

describe('tiles', () => {
  const stacks = { 'food-1': ['food-1.c', 'food-1.a', 'food-1.b'] };

  test('come from the top of the stack, which may be named again, and stay hidden [RM-16.6]', () => {
    const t = subdues({ favour: 4 }, { stacks });
    t.does('boar', { kind: 'peace', territory: 'food-1' });
    expect(left(t, 'food-1')).toBe(5);
    expect(t.told('tile-turned')).toEqual([]);
    expect(JSON.stringify(t.view())).not.toContain('food-1.c');
    t.does('boar', { kind: 'peace', territory: 'food-1' });
    expect(left(t, 'food-1')).toBe(4);
    t.does('boar', { kind: 'done' });
    expect(tiles(t)).toEqual(['food-1.c', 'food-1.a']);
    expect(left(t, 'food-1')).toBe(4);
    expect(t.audit()).toEqual([]);
  });

  test('are turned over after the last attempt, too late to pay for another [RM-16.7]', () => {
    const t = subdues({ favour: 1 }, { stacks: { 'food-1': ['food-1.c'] } });
    // The one thing Boar can pay for happens by itself. 4 Food would pay for more, and two attempts are left, but the
    // tile is turned over when nothing more can be tried.
    expect(t.told('tile-turned')).toMatchObject([{ tile: 'food-1.c', food: 4 }]);
    expect(t.ship('boar')).toMatchObject({ food: 4, territories: [{ territory: 'food-1' }] });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('give their dice in the order the seat likes [RM-16.7]', () => {
    const given = { stacks: { 'dice-1': ['dice-1.a', 'dice-1.b'] } };
    const t = subdues({ food: 2 }, given);
    t.all('boar', { kind: 'peace', territory: 'dice-1' }, { kind: 'peace', territory: 'dice-1' });
    expect(t.asked()).toEqual(['boar collect']);
    expect(t.choices('boar')).toEqual([
      { kind: 'collect', chosen: 1, rolled: 0 },
      { kind: 'collect', chosen: 0, rolled: 2 },
    ]);
    expect(t.why('boar', { kind: 'collect', chosen: 3, rolled: 0 })).toEqual(['RM-16.7']);
    t.does('boar', { kind: 'collect', chosen: 0, rolled: 2 });
    t.does('boar', { kind: 'roll-die', colour: 'red' });
    t.luck(...falls('ship')).does('boar', { kind: 'roll-die', colour: 'blue' });
    t.does('boar', { kind: 'take-die', die: 'yellow-tree' });
    expect(t.ship('boar').crew).toBe(3);
  });

  test('stay to the end: 1 Glory in each clean-up, none in the final scoring [RM-16.8]', () => {
    const boar = { territories: ['food-1', 'favour-2', 'dice-3'] };
    const cleaned = table(['boar', 'stag'], { begin: 'clean-up', round: 5, seats: { boar } });
    expect(cleaned.ship('boar').glory).toBe(3);
    expect(cleaned.ship('boar').territories).toHaveLength(3);
    const ended = table(['boar', 'stag'], { begin: 'clean-up', round: 6, seats: { boar } });
    expect(ended.ship('boar').glory).toBe(0);
    const foretold = table(['boar', 'stag'], {
      begin: 'clean-up',
      round: 6,
      seats: { boar: { ...boar, prophecies: ['odins-prophet'] } },
    });
    expect(foretold.ship('boar').glory).toBe(1);
  });
});
