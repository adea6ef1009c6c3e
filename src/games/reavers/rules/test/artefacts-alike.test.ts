import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

const CHALICE = 'friggs-chalice';
const [RED, BLUE] = ['red-chest', 'blue-chest'];
const chalice = (die?: string) => (die === undefined ? { card: CHALICE } : { card: CHALICE, die });

const lying = (t: TestTable): string[] => t.ship('boar').artefacts.map(({ card, die }) => `${card} ${die ?? 'bare'}`);

/** Boar has selected a space in which the chalice works, and has something to use it for. */
function selected(artefacts: NonNullable<GivenSeat['artefacts']>, more: GivenSeat = {}): TestTable {
  const t = table(['boar', 'stag'], { seats: { boar: { terror: 3, artefacts, ...more } } });
  t.does('boar', { kind: 'select', space: 'villages' });
  return t;
}

/** A fifth artefact is drawn. */
function drawn(card: string, artefacts: NonNullable<GivenSeat['artefacts']>, more: GivenSeat = {}): TestTable {
  const t = table(['boar', 'stag'], {
    seats: { boar: { dice: { 'yellow-chest': 2 }, artefacts, ...more } },
    open: { villages: [card, 'farm'] },
    decks: { villages: ['farm', 'farm'] },
  });
  t.does('boar', { kind: 'select', space: 'villages' });
  t.all('boar', { kind: 'act' }, ...[1, 2].map(() => ({ kind: 'spend', die: 'yellow-chest' }) as const));
  t.all('boar', { kind: 'take-group', group: 1 }, { kind: 'resolve', card });
  return t;
}

describe('two artefacts of one name with different dice', () => {
  test.each([
    [RED, BLUE],
    [BLUE, RED],
  ])('are told apart when one is used: that with the %s [RM-8.12]', (die, left) => {
    const t = selected([chalice(RED), chalice(BLUE)]);
    expect(t.of('boar', 'use')).toEqual([
      { kind: 'use', artefact: CHALICE, die: RED },
      { kind: 'use', artefact: CHALICE, die: BLUE },
    ]);
    expect(t.why('boar', { kind: 'use', artefact: CHALICE })).toEqual(['RM-8.12']);
    expect(t.why('boar', { kind: 'use', artefact: CHALICE, die: 'yellow-chest' })).toEqual(['RM-8.12']);
    t.does('boar', { kind: 'use', artefact: CHALICE, die });
    expect(t.told('artefact-used')).toMatchObject([{ card: CHALICE, die }]);
    expect(t.ship('boar').artefacts.flatMap(one => one.die ?? [])).toEqual([left]);
    // One is left: there is nothing to tell apart.
    expect(t.of('boar', 'use')).toEqual([{ kind: 'use', artefact: CHALICE }]);
    expect(t.why('boar', { kind: 'use', artefact: CHALICE, die: left })).toEqual(['RM-8.12']);
    expect(t.audit()).toEqual([]);
  });

  test.each([
    [RED, BLUE],
    [BLUE, RED],
  ])('are told apart when one makes room: that with the %s [RM-8.1, RM-8.12]', (die, left) => {
    const t = drawn('bodn', [chalice(RED), { card: 'draupnir' }, chalice(BLUE), { card: 'eldhrimnir' }]);
    expect(t.of('boar', 'give-up').map(choice => [choice.card, choice.die])).toEqual([
      [CHALICE, RED],
      [CHALICE, BLUE],
      ['draupnir', undefined],
      ['eldhrimnir', undefined],
      ['bodn', undefined],
    ]);
    expect(t.why('boar', { kind: 'give-up', card: CHALICE })).toEqual(['RM-8.12']);
    expect(t.why('boar', { kind: 'give-up', card: 'draupnir', die: 'red-shield' })).toEqual(['RM-8.12']);
    t.does('boar', { kind: 'give-up', card: CHALICE, die });
    expect(lying(t).filter(line => line.startsWith(CHALICE))).toEqual([`${CHALICE} ${left}`]);
    expect(t.dice('boar')).toEqual({ [die]: 1 });
    expect(t.audit()).toEqual([]);
  });

  test('are told apart when one is lost [RM-8.12, RM-C-draugr-ambush]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 9, artefacts: [chalice(RED), chalice()] } },
      decks: { journeys: ['draugr-ambush'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'act' });
    expect(t.of('boar', 'lose-artefact')).toEqual([
      { kind: 'lose-artefact', card: CHALICE, die: RED },
      { kind: 'lose-artefact', card: CHALICE },
    ]);
    expect(t.why('boar', { kind: 'lose-artefact', card: CHALICE, die: BLUE })).toEqual(['RM-8.12']);
    t.does('boar', { kind: 'lose-artefact', card: CHALICE, die: RED });
    expect(lying(t)).toEqual([`${CHALICE} bare`]);
    expect(t.dice('boar')).toEqual({ [RED]: 1 });
  });
});

describe('a new artefact of a name that is there already', () => {
  const three = ['draupnir', 'eldhrimnir', 'dainsleif'].map(card => ({ card }));

  test.each([
    [undefined, [`${CHALICE} ${RED}`], {}],
    [RED, [`${CHALICE} bare`], { [RED]: 1 }],
  ])('comes without a die; given up is the one with %s [RM-8.1, RM-8.12]', (die, left, dice) => {
    const t = drawn(CHALICE, [chalice(RED), ...three]);
    t.does('boar', die === undefined ? { kind: 'give-up', card: CHALICE } : { kind: 'give-up', card: CHALICE, die });
    expect(lying(t).filter(line => line.startsWith(CHALICE))).toEqual(left);
    expect(t.dice('boar')).toEqual(dice);
  });

  test('is kept in place of one that was used [RM-8.7, RM-8.9]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { terror: 3, dice: { 'yellow-chest': 3 }, artefacts: [chalice(RED), ...three] } },
      open: { villages: [CHALICE, 'farm'] },
      decks: { villages: ['farm', 'farm'] },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    t.does('boar', { kind: 'use', artefact: CHALICE });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: CHALICE });
    expect(t.of('boar', 'give-up').filter(({ card }) => card === CHALICE)).toHaveLength(1);
    t.does('boar', { kind: 'give-up', card: CHALICE });
    t.does('boar', { kind: 'store', artefact: CHALICE, die: 'yellow-chest' });
    t.does('boar', { kind: 'use', artefact: CHALICE });
    expect(t.ship('boar').terror).toBe(1);
  });
});

test('equal dice on artefacts of one name leave nothing to say [RM-8.12]', () => {
  const t = selected([chalice(RED), chalice(RED)]);
  expect(t.of('boar', 'use')).toEqual([{ kind: 'use', artefact: CHALICE }]);
});
