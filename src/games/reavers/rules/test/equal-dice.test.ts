import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

const TWO = [
  { card: 'andvarinaut', die: 'red-shield' },
  { card: 'draupnir', die: 'red-shield' },
];

function selected(space: string, boar: GivenSeat, options = {}): TestTable {
  const t = table(['boar', 'stag'], { seats: { boar } }, { options });
  t.does('boar', { kind: 'select', space });
  return t;
}

const onArtefacts = (t: TestTable): (string | null)[] => t.ship('boar').artefacts.map(({ die }) => die);

describe('of equal dice on artefacts the owner says which is spent', () => {
  test.each([
    ['andvarinaut', [null, 'red-shield']],
    ['draupnir', ['red-shield', null]],
  ])('that on %s pays [RM-6.4, RM-8.4]', (off, left) => {
    const t = selected('keeps', { artefacts: TWO, dice: { 'blue-shield': 2 } });
    t.does('boar', { kind: 'act' });
    expect(t.of('boar', 'spend')).toEqual([
      { kind: 'spend', die: 'red-shield', off: 'andvarinaut' },
      { kind: 'spend', die: 'red-shield', off: 'draupnir' },
      { kind: 'spend', die: 'blue-shield' },
    ]);
    expect(t.why('boar', { kind: 'spend', die: 'red-shield' })).toEqual(['RM-6.4']);
    t.all('boar', { kind: 'spend', die: 'red-shield', off }, { kind: 'spend', die: 'blue-shield' });
    expect(onArtefacts(t)).toEqual(left);
    expect(t.dice('boar')).toEqual({ 'blue-shield': 1 });
    expect(t.audit()).toEqual([]);
  });

  test('that on either is lost [RM-6.4, RM-8.4]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 9, artefacts: TWO } },
      decks: { journeys: ['kraken'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'act' });
    expect(t.why('boar', { kind: 'drop', die: 'red-shield' })).toEqual(['RM-6.4']);
    t.does('boar', { kind: 'drop', die: 'red-shield', off: 'draupnir' });
    expect(onArtefacts(t)).toEqual(['red-shield', null]);
  });

  test('that on either is turned [RM-6.4, RM-8.4]', () => {
    const t = selected('villages', { artefacts: TWO, slots: { villages: ['favoured-soul'] } });
    expect(t.why('boar', { kind: 'turn', die: 'red-shield' })).toEqual(['RM-6.4']);
    t.all('boar', { kind: 'turn', die: 'red-shield', off: 'andvarinaut' }, { kind: 'take-die', die: 'red-ship' });
    expect(onArtefacts(t)).toEqual([null, 'red-shield']);
    expect(t.dice('boar')).toEqual({ 'red-ship': 1 });
  });

  test('that on either goes into a fight [RM-6.4, RM-8.4]', () => {
    const artefacts = [
      { card: 'dainsleif', die: 'red-hammer' },
      { card: 'bodn', die: 'red-hammer' },
    ];
    const t = selected('territories', { artefacts });
    t.all('boar', { kind: 'act' }, { kind: 'force', territory: 'food-1' });
    expect(t.why('boar', { kind: 'spend', die: 'red-hammer' })).toEqual(['RM-6.4']);
    t.does('boar', { kind: 'spend', die: 'red-hammer', off: 'bodn' });
    expect(onArtefacts(t)).toEqual(['red-hammer', null]);
  });
});

describe('with an equal die on the board', () => {
  test('one on an artefact may go instead, to make room there for another [RM-6.4, RM-8.3]', () => {
    const artefacts = [{ card: 'bodn', die: 'red-chest' }];
    const t = selected('villages', {
      artefacts,
      slots: { villages: ['favoured-soul'] },
      dice: { 'red-chest': 1, 'blue-ship': 1 },
    });
    expect(t.of('boar', 'turn')).toEqual([
      { kind: 'turn', die: 'red-chest' },
      { kind: 'turn', die: 'red-chest', off: 'bodn' },
    ]);
    t.all('boar', { kind: 'turn', die: 'red-chest', off: 'bodn' }, { kind: 'take-die', die: 'red-ship' });
    t.does('boar', { kind: 'store', artefact: 'bodn', die: 'blue-ship' });
    expect(t.dice('boar')).toEqual({ 'red-chest': 1, 'red-ship': 1 });
    expect(onArtefacts(t)).toEqual(['blue-ship']);
  });

  test('it goes first where no other kind of die could lie [RM-6.4]', () => {
    const artefacts = [{ card: 'eldhrimnir', die: 'blue-raven' }];
    const t = selected('keeps', { artefacts, slots: { keeps: ['grizzled-warrior'] }, dice: { 'blue-raven': 1 } });
    expect(t.of('boar', 'turn')).toEqual([{ kind: 'turn', die: 'blue-raven' }]);
    expect(t.why('boar', { kind: 'turn', die: 'blue-raven', off: 'eldhrimnir' })).toEqual(['RM-6.4']);
    t.all('boar', { kind: 'turn', die: 'blue-raven' }, { kind: 'take-die', die: 'blue-ship' });
    expect(onArtefacts(t)).toEqual(['blue-raven']);
  });

  test('dice that serve their artefacts alone are no choice [RM-O-storedDice]', () => {
    const boar = { artefacts: TWO, dice: { 'red-shield': 2, 'blue-shield': 1 } };
    const t = selected('keeps', boar, { storedDice: 'artefact-only' });
    t.does('boar', { kind: 'act' });
    expect(t.of('boar', 'spend')).toEqual([
      { kind: 'spend', die: 'red-shield' },
      { kind: 'spend', die: 'blue-shield' },
    ]);
    expect(t.why('boar', { kind: 'spend', die: 'red-shield', off: 'draupnir' })).toEqual(['RM-6.4']);
  });
});

test('a die on one artefact alone needs no name, and one that is not there none either [RM-6.4]', () => {
  const t = selected('keeps', {
    artefacts: TWO.slice(0, 1),
    slots: { keeps: ['pillager-reaver'] },
    dice: { 'blue-ship': 1 },
  });
  t.does('boar', { kind: 'exchange' });
  expect(t.of('boar', 'spend')).toEqual([
    { kind: 'spend', die: 'red-shield' },
    { kind: 'spend', die: 'blue-ship' },
  ]);
  expect(t.why('boar', { kind: 'spend', die: 'blue-ship', off: 'andvarinaut' })).toEqual(['RM-6.4']);
  t.does('boar', { kind: 'spend', die: 'red-shield' });
  expect(onArtefacts(t)).toEqual([null]);
});

test('of two of one name, the used one gives up its die first [RM-8.7]', () => {
  const artefacts = [
    { card: 'draupnir', die: 'red-shield' },
    { card: 'draupnir', die: 'red-shield' },
  ];
  const boar = { artefacts, leader: 'scout', dice: { 'red-shield': 1, 'yellow-tree': 1 } };
  const t = selected('keeps', boar);
  t.does('boar', { kind: 'use', artefact: 'draupnir' });
  t.does('boar', { kind: 'store', artefact: 'draupnir', die: 'red-shield' });
  t.does('boar', { kind: 'act' });
  t.all('boar', { kind: 'spend', die: 'red-shield' }, { kind: 'spend', die: 'yellow-tree' });
  expect(t.ship('boar').artefacts).toMatchObject([
    { die: null, used: true },
    { die: 'red-shield', used: false },
  ]);
});
