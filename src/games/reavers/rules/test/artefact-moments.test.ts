import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import type { ReaversChoice } from '../choices.ts';
import { falls, successes, type TestTable, table } from '../testing.ts';

const HARP = 'harp-of-the-ljosalfar';
const FRAGMENT = 'fragment-of-mjolnir';

const use = (artefact: string): ReaversChoice => ({ kind: 'use', artefact });
const store = (artefact: string, die: string): ReaversChoice => ({ kind: 'store', artefact, die });
const DECLINE: ReaversChoice = { kind: 'decline' };

/** Boar has selected a space, and has this before it. */
function selected(space: string, boar: GivenSeat, decks: Readonly<Record<string, readonly string[]>> = {}): TestTable {
  const t = table(['boar', 'stag'], { seats: { boar: { food: 9, favour: 0, ...boar } }, decks });
  t.does('boar', { kind: 'select', space });
  return t;
}

describe('an artefact may bring what is missing while a reaver works', () => {
  test('the Harp pays for the prophecy of Spakona [RM-8.6, RM-7.4]', () => {
    const t = selected('battle', { slots: { battle: ['spakona'] }, artefacts: [{ card: HARP, die: 'yellow-tree' }] });
    expect(t.choices('boar')).toEqual([DECLINE, use(HARP)]);
    expect(t.why('boar', { kind: 'exchange' })).toEqual(['RM-7.4']);
    t.all('boar', use(HARP), { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ favour: 0 });
    expect(t.ship('boar').prophecies).toHaveLength(1);
  });

  test('and Glory from the Revered Seer, once a die of the board lies on it [RM-8.6]', () => {
    const t = selected('battle', {
      slots: { battle: ['revered-seer'] },
      artefacts: [{ card: HARP }],
      dice: { 'yellow-tree': 1 },
    });
    t.all('boar', store(HARP, 'yellow-tree'), use(HARP), { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ favour: 1, glory: 4 });
  });

  test('a Tower that Andvarinaut draws brings the dice of the Flame Bringer [RM-8.6]', () => {
    const boar = { slots: { keeps: ['flame-bringer'] }, artefacts: [{ card: 'andvarinaut', die: 'red-shield' }] };
    const t = selected('keeps', boar, { keeps: ['tower-red-blue'] });
    expect(t.asked()).toEqual(['boar exchange']);
    t.luck(...falls('chest', 'chest'));
    t.all('boar', use('andvarinaut'), { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ tokens: { wall: 1 }, crew: 0 });
  });

  test('and the die that the Scout turns [RM-8.6]', () => {
    const boar = { slots: { keeps: ['scout'] }, artefacts: [{ card: 'andvarinaut', die: 'red-shield' }] };
    const t = selected('keeps', boar, { keeps: ['tower-red-yellow'] });
    expect(t.asked()).toEqual(['boar turn-die']);
    t.luck(...falls('chest', 'chest'));
    t.all('boar', use('andvarinaut'), { kind: 'turn', die: 'yellow-chest' }, { kind: 'take-die', die: 'yellow-tree' });
    expect(t.dice('boar')).toEqual({ 'red-chest': 1, 'yellow-tree': 1 });
  });

  test('nobody is asked where an artefact could not help [RM-7.4]', () => {
    const artefacts = [{ card: 'draupnir', die: 'red-shield' }];
    const t = selected('keeps', { slots: { keeps: ['spakona', 'flame-bringer'] }, artefacts });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test('nor where there is nothing to be had for it [RM-7.8]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: {
          favour: 0,
          slots: { battle: ['flame-bringer', 'spakona'] },
          artefacts: [{ card: HARP, die: 'yellow-tree' }],
        },
        stag: { tokens: { wall: 15 } },
      },
      open: { prophecies: [] },
      rest: { prophecies: 'stag' },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });
});

test('an artefact counts as used while its space is resolved, and no longer [RM-8.7]', () => {
  const t = selected('battle', { artefacts: [{ card: HARP, die: 'yellow-tree' }] });
  t.does('boar', use(HARP));
  expect(t.ship('boar').artefacts).toMatchObject([{ used: true }]);
  t.restAll();
  expect(t.asked()).toEqual(['stag select']);
  expect(t.ship('boar').artefacts).toMatchObject([{ used: false }]);
});

test('no artefact works between the two dice of a trade, while there may be too many [RM-6.3, RM-8.6]', () => {
  const dice = { 'red-shield': 10 };
  const t = selected('trade', { dice, artefacts: [{ card: HARP, die: 'yellow-tree' }, { card: 'draupnir' }] });
  t.does('boar', { kind: 'act' });
  expect(t.of('boar', 'use')).toHaveLength(1);
  t.does('boar', { kind: 'trade-die', die: t.of('boar', 'trade-die')[0].die });
  expect(new Set(t.choices('boar').map(({ kind }) => kind))).toEqual(new Set(['trade-die']));
  expect(t.why('boar', use(HARP))).toEqual(['RM-4.4']);
  expect(t.why('boar', store('draupnir', 'red-shield'))).toEqual(['RM-4.4']);
  t.does('boar', { kind: 'trade-die', die: t.of('boar', 'trade-die')[0].die });
  expect(t.asked()).toEqual(['boar overflow']);
  expect(t.of('boar', 'store')).toEqual([store('draupnir', 'red-shield')]);
});

describe('an artefact may bring what a fight lacks', () => {
  const raid = (boar: GivenSeat, keeps: readonly string[]): TestTable => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 9, favour: 0, ...boar } },
      open: { keeps },
      decks: { keeps: ['art', 'art', 'keep-wall'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.all('boar', { kind: 'act' });
    return t;
  };

  test('Bodn makes a hammer of a die that a Tower gave [RM-8.6, RM-15.6]', () => {
    const t = raid({ dice: { 'red-shield': 2 }, artefacts: [{ card: 'bodn', die: 'red-chest' }] }, [
      'tower-red-blue',
      'art',
    ]);
    t.luck(...falls('chest', 'chest'));
    t.does('boar', { kind: 'take-group', group: 1 });
    expect(t.asked()).toEqual(['boar storm']);
    expect(t.of('boar', 'fight')).toEqual([]);
    expect(t.why('boar', { kind: 'fight' })).toEqual(['RM-13.3']);
    const turned: ReaversChoice = { kind: 'turn', die: 'blue-chest' };
    t.all('boar', use('bodn'), turned, { kind: 'take-die', die: 'blue-double-hammer' }, { kind: 'fight' });
    t.luck(...successes(2, 2));
    t.all('boar', { kind: 'spend', die: 'blue-double-hammer' }, { kind: 'roll' });
    expect(t.ship('boar').tokens.tower).toBe(1);
    expect(t.audit()).toEqual([]);
  });

  test('after a lost roll Andvarinaut may find Favour to roll again [RM-8.6, RM-13.4]', () => {
    const dice = { 'red-shield': 2, 'red-hammer': 1, 'blue-hammer': 1 };
    const t = raid({ dice, artefacts: [{ card: 'andvarinaut', die: 'yellow-shield' }] }, ['tower-red-blue', 'art']);
    t.luck(...falls('chest', 'chest'));
    t.all('boar', { kind: 'spend', die: 'red-shield' }, { kind: 'spend', die: 'red-shield' });
    t.all('boar', { kind: 'take-group', group: 1 }, { kind: 'fight' });
    t.luck(...successes(0));
    t.all('boar', { kind: 'spend', die: 'red-hammer' }, { kind: 'roll' });
    expect(t.choices('boar')).toEqual([DECLINE, use('andvarinaut')]);
    t.does('boar', use('andvarinaut'));
    // The wall it found may be stormed first, with the hammer that was kept.
    expect(t.asked()).toEqual(['boar storm']);
    t.luck(...successes(2));
    t.does('boar', { kind: 'fight' });
    expect(t.ship('boar')).toMatchObject({ favour: 3, tokens: { wall: 1, tower: 0 } });
    t.luck(...successes(2, 2));
    t.all('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 }, { kind: 'reroll', zeros: 0, ones: 0, twos: 1 });
    expect(t.told('combat-lost')).toEqual([]);
    t.does('boar', DECLINE);
    expect(t.told('combat-lost')).toMatchObject([{ successes: 2, defence: 3 }]);
    expect(t.ship('boar')).toMatchObject({ favour: 1, tokens: { wall: 1, tower: 0 } });
    expect(t.audit()).toEqual([]);
  });

  test('nobody is asked to fight where no hammer can be had [RM-13.3]', () => {
    const t = raid({ dice: { 'red-shield': 2 }, artefacts: [{ card: 'draupnir' }] }, ['keep-wall', 'art']);
    t.does('boar', { kind: 'take-group', group: 1 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('a die turned by Bodn may lie on the Fragment for one die more [RM-8.6, RM-13.5]', () => {
    const t = selected('territories', {
      dice: { 'red-hammer': 1, 'red-chest': 1 },
      artefacts: [{ card: 'bodn', die: 'blue-chest' }, { card: FRAGMENT }],
    });
    t.all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-1' });
    t.luck(...successes(0));
    t.all('boar', { kind: 'spend', die: 'red-hammer' }, { kind: 'roll' });
    expect(t.asked()).toEqual(['boar reroll']);
    t.all('boar', use('bodn'), { kind: 'take-die', die: 'red-helmet' });
    t.luck(...successes(1));
    t.all('boar', store(FRAGMENT, 'red-helmet'), use(FRAGMENT));
    expect(t.told('combat-won')).toHaveLength(1);
  });
});

describe('an artefact may bring what an attempt lacks', () => {
  test('Favour of the Harp pays for the next one [RM-8.6, RM-16.1]', () => {
    const t = selected('territories', { food: 0, favour: 1, artefacts: [{ card: HARP, die: 'yellow-tree' }] });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-1' });
    expect(t.choices('boar')).toEqual([{ kind: 'done' }, use(HARP)]);
    t.all('boar', use(HARP), { kind: 'peace', territory: 'food-2' });
    expect(t.ship('boar').territories).toHaveLength(2);
  });

  test('Bodn makes a hammer for it [RM-8.6, RM-16.1]', () => {
    const t = selected('territories', {
      food: 1,
      artefacts: [{ card: 'bodn', die: 'yellow-ship' }],
      dice: { 'red-ship': 1 },
    });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'dice-1' });
    t.all('boar', use('bodn'), { kind: 'take-die', die: 'red-hammer' });
    expect(t.of('boar', 'force')).toHaveLength(9);
  });

  test('without either the attempts are over [RM-16.2]', () => {
    const t = selected('territories', { food: 1, artefacts: [{ card: 'laevateinn' }] });
    t.does('boar', { kind: 'act' });
    expect(t.told('subdued')).toHaveLength(1);
    expect(t.told('tile-turned')).toHaveLength(1);
  });

  test('a die turned by Bodn may lie on Laevateinn for a better tile [RM-8.6, RM-C-laevateinn]', () => {
    const t = selected('territories', {
      food: 2,
      dice: { 'red-chest': 1 },
      artefacts: [{ card: 'bodn', die: 'blue-chest' }, { card: 'laevateinn' }],
    });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'favour-1' });
    expect(t.asked()).toEqual(['boar better']);
    t.all('boar', use('bodn'), { kind: 'take-die', die: 'red-helmet' });
    t.all('boar', store('laevateinn', 'red-helmet'), use('laevateinn'));
    expect(t.told('subdued').map(({ territory }) => territory)).toEqual(['favour-1', 'favour-3']);
  });

  test('but not where no die of the board has the colour [RM-C-laevateinn]', () => {
    const t = selected('territories', {
      food: 2,
      dice: { 'blue-chest': 1 },
      artefacts: [{ card: 'bodn', die: 'red-chest' }, { card: 'laevateinn' }],
    });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'favour-1' });
    expect(t.asked()).toEqual(['boar subdue']);
  });
});
