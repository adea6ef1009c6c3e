import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { falls, type TestTable, table } from '../testing.ts';

/** Boar has taken these two reavers, and their dice have fallen on ships. */
function recruiting(
  boar: GivenSeat,
  cards: readonly string[],
  more: Readonly<Record<string, string[]>> = {},
): TestTable {
  const t = table(['boar', 'stag'], { seats: { boar }, open: { reavers: cards }, decks: more });
  t.does('boar', { kind: 'select', space: 'recruit' });
  t.luck(...falls('ship', 'ship', 'ship', 'ship'));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  return t;
}

const slot = (t: TestTable, space: string): readonly string[] | undefined =>
  t.ship('boar').slots.find(one => one.space === space)?.cards;

describe('taking reavers', () => {
  test('costs nothing, and 2 Favour are for the seat that selected alone [RM-10.1]', () => {
    const t = table(['boar', 'stag', 'owl'], {
      seats: { boar: { food: 0, favour: 0 }, stag: { food: 0, favour: 0 }, owl: { food: 0, favour: 0 } },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    for (const crest of ['boar', 'stag', 'owl'] as const) {
      t.all(crest, { kind: 'act' }, { kind: 'draw' });
      while (t.of(crest, 'specialise').length > 0) t.does(crest, t.of(crest, 'specialise')[0]);
    }
    expect(t.told('paid')).toEqual([]);
    expect(t.view().seats.map(({ favour }) => favour)).toEqual([2, 0, 0]);
    expect(t.view().seats.map(({ slots }) => slots.flatMap(({ cards }) => cards).length)).toEqual([2, 2, 2]);
  });

  test('it is an open stack, or the top two of the deck [RM-10.2]', () => {
    const given = {
      open: { reavers: ['lithsman', 'spear-chief', 'huskarl', 'scout'] },
      decks: { reavers: ['freeman', 'hromenn', 'spakona'] },
    };
    const t = table(['boar', 'stag'], given);
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.does('boar', { kind: 'act' });
    expect(t.choices('boar')).toEqual([
      { kind: 'take-group', group: 1 },
      { kind: 'take-group', group: 2 },
      { kind: 'draw' },
    ]);
    expect(t.why('boar', { kind: 'take-group', group: 3 })).toEqual(['RM-17.5']);
    t.does('boar', { kind: 'take-group', group: 2 });
    expect(t.told('recruited')).toMatchObject([{ cards: ['huskarl', 'scout'], from: 'board' }]);
    t.all('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    t.all('boar', { kind: 'specialise', card: 'scout', space: 'keeps' });
    t.does('stag', { kind: 'act' });
    // What boar has taken is not there for stag, and nothing came in its place.
    expect(t.why('stag', { kind: 'take-group', group: 2 })).toEqual(['RM-17.5']);
    expect(t.view().open.reavers).toEqual([
      ['lithsman', 'spear-chief'],
      [null, null],
    ]);
    t.does('stag', { kind: 'draw' });
    expect(t.told('recruited')[1]).toMatchObject({ cards: ['freeman', 'hromenn'], from: 'deck' });
  });

  test('the dice of both are rolled before either is used [RM-10.3]', () => {
    const t = table(['boar', 'stag'], { open: { reavers: ['fanatic', 'seasoned-hunter'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.luck(...falls('shield', 'chest', 'ship', 'hammer'));
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.told('rolled')).toMatchObject([{ dice: ['red-shield', 'yellow-chest', 'blue-ship', 'red-hammer'] }]);
    expect(t.ship('boar').crew).toBe(4);
    expect(t.view().supply.dice).toEqual({ red: 16, blue: 17, yellow: 17 });
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.ask('boar')?.args).toEqual({ left: 2 });
  });

  test('also where they do not fit: that is settled first [RM-10.3]', () => {
    const t = recruiting({ dice: { 'red-chest': 8 } }, ['fanatic', 'huskarl']);
    expect(t.asked()).toEqual(['boar overflow']);
    t.all('boar', { kind: 'drop', die: 'red-chest' }, { kind: 'drop', die: 'red-chest' }, { kind: 'done' });
    expect(t.asked()).toEqual(['boar use-reaver']);
  });
});

describe('using reavers', () => {
  test('each card once, in any order, in one of three ways [RM-10.4]', () => {
    const t = recruiting({}, ['fanatic', 'huskarl']);
    const ways = (card: string) => t.choices('boar').filter(choice => 'card' in choice && choice.card === card);
    for (const card of ['fanatic', 'huskarl']) {
      expect(ways(card)).toEqual([
        { kind: 'rally', card },
        ...['battle', 'villages', 'keeps', 'territories'].map(space => ({ kind: 'specialise', card, space })),
        { kind: 'promote', card },
      ]);
    }
    expect(t.why('boar', { kind: 'promote', card: 'scout' })).toEqual(['RM-10.4']);
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    expect(t.why('boar', { kind: 'rally', card: 'huskarl' })).toEqual(['RM-10.4']);
    expect(t.why('boar', { kind: 'done' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'specialise', card: 'fanatic', space: 'keeps' });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('two of one name are used one by one [RM-10.4]', () => {
    const t = recruiting({}, ['huskarl', 'huskarl']);
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'battle' });
    expect(t.ship('boar').leader).toBe('huskarl');
    expect(slot(t, 'battle')).toEqual(['huskarl']);
    expect(t.audit()).toEqual([]);
  });

  test.each([
    ['lithsman', 'red'],
    ['huskarl', 'blue'],
    ['scout', 'yellow'],
  ])('to rally %s is a %s die on any face, and the card is put into the pile [RM-10.5]', (card, colour) => {
    const t = recruiting({}, [card, 'hromenn']);
    t.does('boar', { kind: 'rally', card });
    expect(t.of('boar', 'take-die')).toHaveLength(6);
    expect(t.of('boar', 'take-die').every(({ die }) => die.startsWith(colour))).toBe(true);
    t.does('boar', { kind: 'take-die', die: `${colour}-double-hammer` });
    expect(t.dice('boar')[`${colour}-double-hammer`]).toBe(1);
    expect(t.ship('boar')).toMatchObject({ crew: 5, pile: [card] });
  });

  test.each(['battle', 'villages', 'keeps', 'territories'])(
    'a reaver in the slot of %s works from now on, the same as in any other [RM-10.6]',
    space => {
      const t = recruiting({ food: 0 }, ['spear-chief', 'keeper-of-sagas']);
      t.does('boar', { kind: 'specialise', card: 'spear-chief', space });
      t.does('boar', { kind: 'specialise', card: 'keeper-of-sagas', space });
      expect(slot(t, space)).toEqual(['spear-chief', 'keeper-of-sagas']);
      expect(t.ship('boar')).toMatchObject({ food: 0, glory: 0 });
      t.does('stag', { kind: 'rest-food' });
      t.does('stag', { kind: 'select', space });
      expect(t.ship('boar')).toMatchObject({ food: 2, glory: 2 });
    },
  );

  const three = ['spear-chief', 'spear-chief', 'spear-chief'];

  test('a slot takes three reavers [RM-10.7]', () => {
    const t = recruiting({ slots: { battle: three.slice(1) } }, ['huskarl', 'scout']);
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'battle' });
    expect(slot(t, 'battle')).toHaveLength(3);
    expect(t.of('boar', 'specialise').map(({ space }) => space)).toEqual(['villages', 'keeps', 'territories']);
    expect(t.why('boar', { kind: 'specialise', card: 'scout', space: 'battle' })).toEqual(['RM-10.7']);
  });

  test('when all are full, one can only rally or promote [RM-10.7]', () => {
    const slots = {
      battle: three,
      villages: ['lithsman', 'lithsman', 'lithsman'],
      keeps: ['sword-chief', 'sword-chief', 'sword-chief'],
      territories: ['freeman', 'freeman', 'freeman'],
    };
    const t = recruiting({ slots }, ['huskarl', 'scout']);
    expect([...new Set(t.choices('boar').map(({ kind }) => kind))]).toEqual(['rally', 'promote']);
    expect(t.why('boar', { kind: 'specialise', card: 'scout', space: 'keeps' })).toEqual(['RM-10.7']);
  });

  test('who is promoted is the Leader, and an earlier one goes to the pile [RM-10.8]', () => {
    const t = recruiting({ leader: 'freeman' }, ['huskarl', 'scout']);
    t.does('boar', { kind: 'promote', card: 'scout' });
    expect(t.ship('boar')).toMatchObject({ leader: 'scout', pile: ['freeman'] });
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    expect(t.ship('boar')).toMatchObject({ leader: 'huskarl', pile: ['freeman', 'scout'] });
    expect(t.audit()).toEqual([]);
  });
});

describe('the bonus of a clan', () => {
  test('Raven gives 4 Food, Tree 2 Favour, at once and each time [RM-10.9]', () => {
    const t = recruiting({ food: 0, favour: 0 }, ['huskarl', 'scout']);
    expect(t.ship('boar').favour).toBe(2);
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    expect(t.ship('boar')).toMatchObject({ food: 4, favour: 2 });
    t.does('boar', { kind: 'promote', card: 'scout' });
    expect(t.ship('boar')).toMatchObject({ food: 4, favour: 4 });
  });

  test('Helmet gives the top loot card of either deck [RM-10.9]', () => {
    const more = { villages: ['eldhrimnir', 'bodn'], keeps: ['armor', 'art'] };
    const t = recruiting({}, ['lithsman', 'fanatic'], more);
    t.does('boar', { kind: 'promote', card: 'lithsman' });
    expect(t.of('boar', 'choose-deck').map(({ deck }) => deck)).toEqual(['villages', 'keeps']);
    expect(t.why('boar', { kind: 'choose-deck', deck: 'prophecies' })).toEqual(['RM-10.9']);
    t.does('boar', { kind: 'choose-deck', deck: 'keeps' });
    expect(t.ship('boar').pile).toEqual(['armor']);
    t.does('boar', { kind: 'promote', card: 'fanatic' });
    t.does('boar', { kind: 'choose-deck', deck: 'villages' });
    expect(t.ship('boar')).toMatchObject({ pile: ['armor', 'lithsman'], artefacts: [{ card: 'eldhrimnir' }] });
  });

  test('Helmet lets its owner draw, and does not make them [RM-10.9]', () => {
    const t = recruiting({}, ['lithsman', 'huskarl'], { villages: ['farm'], keeps: ['armor'] });
    t.does('boar', { kind: 'promote', card: 'lithsman' });
    t.does('boar', { kind: 'decline' });
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.ship('boar').pile).toEqual([]);
    expect(t.told('cards-drawn')).toEqual([]);
  });

  test('comes with a promotion only [RM-10.9]', () => {
    const t = recruiting({ food: 0, favour: 0 }, ['huskarl', 'scout']);
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    t.all('boar', { kind: 'rally', card: 'scout' }, { kind: 'take-die', die: 'yellow-ship' });
    expect(t.ship('boar')).toMatchObject({ food: 0, favour: 2 });
  });
});

describe('the dice of a reaver', () => {
  test.each(['rally', 'promote'] as const)('are gained as it is taken and not again: %s [RM-10.10]', kind => {
    const t = recruiting({}, ['huskarl', 'scout']);
    t.does('boar', { kind, card: 'scout' });
    if (kind === 'rally') t.does('boar', { kind: 'take-die', die: 'yellow-chest' });
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    expect(t.told('rolled')).toHaveLength(1);
    expect(t.ship('boar').crew).toBe(kind === 'rally' ? 5 : 4);
  });

  test('come with one won at sea, too, which is then used like any other [RM-10.10]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 4, dice: { 'red-ship': 2, 'red-hammer': 1 } } },
      decks: { journeys: ['all-quiet'], reavers: ['huskarl'] },
      open: { battles: ['longship'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.luck(...falls('chest', 'chest'));
    t.all('boar', { kind: 'act' }, { kind: 'face', card: 'longship' }, { kind: 'combine' });
    expect(t.dice('boar')).toEqual({ 'blue-chest': 1, 'yellow-chest': 1 });
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.ask('boar')?.args).toEqual({ left: 1 });
    t.does('boar', { kind: 'promote', card: 'huskarl' });
    expect(t.ship('boar')).toMatchObject({ leader: 'huskarl', food: 4, favour: 1 });
  });
});
