import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { reavers } from '../index.ts';
import { falls, type TestTable, table } from '../testing.ts';
import { restAt } from './whole.ts';

const HARP = 'harp-of-the-ljosalfar';
const FULL = ['skidbladnir', 'draupnir', 'eldhrimnir', 'dainsleif'];

/** Boar raids villages and has taken these two cards, and two that do nothing of note. */
function raiding(boar: GivenSeat, cards: readonly string[], more: readonly string[] = ['farm', 'farm']): TestTable {
  const t = table(['boar', 'stag'], {
    seats: { boar: { dice: { 'red-chest': 2 }, ...boar } },
    open: { villages: cards },
    decks: { villages: more },
  });
  t.does('boar', { kind: 'select', space: 'villages' });
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  return t;
}

/** The table with a space selected by boar. */
function selected(space: string, seats: Readonly<Record<string, GivenSeat>>, options = {}): TestTable {
  const t = table(['boar', 'stag'], { seats }, { options });
  t.does('boar', { kind: 'select', space });
  return t;
}

const cardsOf = (t: TestTable): string[] => t.ship('boar').artefacts.map(({ card }) => card);

describe('room for artefacts', () => {
  test('four lie on a board without a question [RM-8.1]', () => {
    const t = raiding({ artefacts: FULL.slice(0, 3).map(card => ({ card })) }, ['bodn', 'farm']);
    t.does('boar', { kind: 'resolve', card: 'bodn' });
    expect(cardsOf(t)).toEqual([...FULL.slice(0, 3), 'bodn']);
    expect(t.asked()).not.toEqual(['boar give-up']);
  });

  test.each([...FULL, 'bodn'])('of five one goes to the glory pile, old or new: %s [RM-8.1]', card => {
    const t = raiding({ artefacts: FULL.map(one => ({ card: one })) }, ['bodn', 'farm']);
    t.does('boar', { kind: 'resolve', card: 'bodn' });
    expect(t.of('boar', 'give-up').map(choice => choice.card)).toEqual([...FULL, 'bodn']);
    expect(t.why('boar', { kind: 'give-up', card: 'hringhorni' })).toEqual(['RM-8.1']);
    t.does('boar', { kind: 'give-up', card });
    expect(cardsOf(t)).toEqual([...FULL, 'bodn'].filter(one => one !== card));
    expect(t.ship('boar').pile).toEqual([card]);
    expect(t.audit()).toEqual([]);
  });
});

describe('a die on an artefact', () => {
  test.each([
    ['andvarinaut', ['red-shield', 'blue-shield', 'yellow-shield']],
    ['draupnir', ['red-shield', 'blue-shield', 'yellow-shield']],
    ['skidbladnir', ['red-ship', 'blue-ship', 'yellow-ship']],
    ['hringhorni', ['red-ship', 'blue-ship', 'yellow-ship']],
    ['friggs-chalice', ['red-chest', 'blue-chest', 'yellow-chest']],
    ['sacred-ash-stave', ['red-chest', 'blue-chest', 'yellow-chest']],
    ['dainsleif', ['red-hammer']],
    ['brisingamen', ['yellow-tree']],
    [HARP, ['yellow-tree']],
    ['eldhrimnir', ['blue-raven']],
    ['jarnglofar', ['blue-raven']],
    ['fragment-of-mjolnir', ['red-helmet']],
    ['laevateinn', ['red-helmet']],
  ])('%s takes the face it shows and no other [RM-8.2]', (card, takes) => {
    const faces = ['shield', 'ship', 'chest'].flatMap(face => [`red-${face}`, `blue-${face}`, `yellow-${face}`]);
    const clans = ['red-helmet', 'blue-raven', 'yellow-tree', 'red-hammer', 'red-double-hammer'];
    const offered = [faces, clans].flatMap(dice => {
      const boar = { artefacts: [{ card }], dice: Object.fromEntries(dice.map(die => [die, 1])) };
      const t = selected('keeps', { boar });
      for (const die of dice.filter(one => !takes.includes(one))) {
        expect(t.why('boar', { kind: 'store', artefact: card, die })).toEqual(['RM-8.3']);
      }
      return t.of('boar', 'store').map(({ die }) => die);
    });
    expect([...offered].sort()).toEqual([...takes].sort());
  });

  test('on Bodn any die may lie [RM-8.2]', () => {
    const dice = { 'red-helmet': 1, 'blue-double-hammer': 1, 'yellow-ship': 1, 'blue-chest': 1 };
    const t = selected('keeps', { boar: { artefacts: [{ card: 'bodn' }], dice } });
    expect(
      t
        .of('boar', 'store')
        .map(({ die }) => die)
        .sort(),
    ).toEqual(Object.keys(dice).sort());
  });

  test('there is room for one, and it takes no space of the board [RM-8.2]', () => {
    const t = selected('keeps', { boar: { artefacts: [{ card: 'bodn' }], dice: { 'red-ship': 10 } } });
    t.does('boar', { kind: 'store', artefact: 'bodn', die: 'red-ship' });
    expect(t.ship('boar')).toMatchObject({ crew: 9, artefacts: [{ card: 'bodn', die: 'red-ship' }] });
    expect(t.why('boar', { kind: 'store', artefact: 'bodn', die: 'red-ship' })).toEqual(['RM-8.2']);
    t.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-ship' });
    expect(t.ship('boar').crew).toBe(10);
    expect(t.told('die-dropped')).toEqual([]);
  });

  test('a wild cannot lie there for another symbol [RM-8.3]', () => {
    const boar = { leader: 'huskarl', artefacts: [{ card: 'draupnir' }], dice: { 'blue-raven': 1 } };
    const t = selected('keeps', { boar });
    expect(t.of('boar', 'store')).toEqual([]);
    expect(t.why('boar', { kind: 'store', artefact: 'draupnir', die: 'blue-raven' })).toEqual(['RM-8.3']);
  });

  test('a single hammer is no double one [RM-8.3]', () => {
    const t = selected('keeps', { boar: { artefacts: [{ card: 'dainsleif' }], dice: { 'red-double-hammer': 1 } } });
    expect(t.why('boar', { kind: 'store', artefact: 'dainsleif', die: 'red-double-hammer' })).toEqual(['RM-8.3']);
  });

  test('it is put there in its owner’s own part, not while a space is selected nor in another’s part [RM-8.3]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: { artefacts: [{ card: 'draupnir' }], dice: { 'red-shield': 1 } },
        stag: { artefacts: [{ card: 'draupnir' }], dice: { 'red-shield': 1 } },
      },
    });
    const store = { kind: 'store', artefact: 'draupnir', die: 'red-shield' } as const;
    expect(t.why('boar', store)).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'select', space: 'villages' });
    expect(t.why('stag', store)).toEqual(['engine']);
    t.does('boar', store);
    t.does('boar', { kind: 'rest-food' });
    t.does('stag', store);
    expect(t.ship('stag').artefacts).toEqual([{ card: 'draupnir', die: 'red-shield', used: false }]);
  });

  test('it may go there as it is gained, where it would not fit the board [RM-8.3]', () => {
    const t = selected('villages', { boar: { artefacts: [{ card: 'draupnir' }], dice: { 'red-ship': 10 } } });
    t.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'blue-shield' });
    t.does('boar', { kind: 'store', artefact: 'draupnir', die: 'blue-shield' });
    expect(t.ship('boar')).toMatchObject({ crew: 10, artefacts: [{ die: 'blue-shield' }] });
  });

  test('nobody else’s artefact will do, and no die that is not on the board [RM-8.3]', () => {
    const t = selected('villages', {
      boar: { artefacts: [{ card: 'draupnir' }], dice: { 'red-shield': 1 } },
      stag: { artefacts: [{ card: 'bodn' }] },
    });
    expect(t.why('boar', { kind: 'store', artefact: 'bodn', die: 'red-shield' })).toEqual(['RM-8.3']);
    expect(t.why('boar', { kind: 'store', artefact: 'draupnir', die: 'blue-shield' })).toEqual(['RM-8.3']);
  });

  test('once there it stays: nothing offers to move it [RM-8.3]', () => {
    const artefacts = [{ card: 'bodn', die: 'red-shield' }, { card: 'draupnir' }];
    const t = selected('villages', { boar: { artefacts } });
    expect(t.of('boar', 'store')).toEqual([]);
    expect(t.why('boar', { kind: 'store', artefact: 'draupnir', die: 'red-shield' })).toEqual(['RM-8.3']);
  });
});

describe('it still belongs to the crew', () => {
  const artefacts = [{ card: 'draupnir', die: 'red-shield' }];

  test('and pays like any other [RM-8.4]', () => {
    const t = selected('keeps', { boar: { artefacts, dice: { 'blue-shield': 1 } } });
    t.does('boar', { kind: 'act' });
    expect(t.told('die-spent').map(({ die }) => die)).toEqual(['red-shield', 'blue-shield']);
    expect(t.ship('boar')).toMatchObject({ crew: 0, artefacts: [{ card: 'draupnir', die: null }] });
    expect(t.audit()).toEqual([]);
  });

  test('and is among the dice to lose [RM-8.4]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 9, artefacts, dice: { 'blue-chest': 1 } } },
      decks: { journeys: ['kraken'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'act' });
    // Without ship and hammer the Kraken is suffered by itself.
    expect(t.of('boar', 'drop').map(({ die }) => die)).toEqual(['red-shield', 'blue-chest']);
    t.does('boar', { kind: 'drop', die: 'red-shield' });
    expect(t.ship('boar').artefacts).toMatchObject([{ die: null }]);
  });

  test('unless the table lets it serve its artefact alone [RM-O-storedDice]', () => {
    const options = { storedDice: 'artefact-only' };
    const t = selected('keeps', { boar: { artefacts, dice: { 'blue-shield': 1 } } }, options);
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    const lost = table(
      ['boar', 'stag'],
      { seats: { boar: { food: 9, artefacts } }, decks: { journeys: ['kraken'] }, open: { battles: ['knarr'] } },
      { options },
    );
    lost.does('boar', { kind: 'select', space: 'battle' });
    lost.does('boar', { kind: 'act' });
    expect(lost.told('lost')).toMatchObject([{ what: 'food', count: 2 }]);
    expect(lost.told('die-lost')).toEqual([]);
    expect(lost.ship('boar').artefacts).toMatchObject([{ die: 'red-shield' }]);
  });
});

describe('using an artefact', () => {
  test('spends the die on it [RM-8.5]', () => {
    const t = selected('keeps', { boar: { artefacts: [{ card: 'draupnir', die: 'red-shield' }] } });
    const { red } = t.view().supply.dice;
    t.does('boar', { kind: 'use', artefact: 'draupnir' });
    expect(t.ship('boar')).toMatchObject({ food: 6, artefacts: [{ card: 'draupnir', die: null, used: true }] });
    expect(t.view().supply.dice.red).toBe(red + 1);
  });

  test('takes nothing in its place: no die of the board, no wild, no tile [RM-8.5]', () => {
    const boar = {
      leader: 'huskarl',
      artefacts: [{ card: 'draupnir' }],
      dice: { 'red-shield': 1, 'blue-raven': 1 },
      upgrades: { shield: 1 },
    };
    const t = selected('keeps', { boar });
    expect(t.why('boar', { kind: 'use', artefact: 'draupnir' })).toEqual(['RM-8.5']);
    expect(t.why('boar', { kind: 'use', artefact: 'bodn' })).toEqual(['RM-8.5']);
  });

  test('is for the space that it names [RM-8.6]', () => {
    const artefacts = [
      { card: 'draupnir', die: 'red-shield' },
      { card: 'eldhrimnir', die: 'blue-raven' },
      { card: HARP, die: 'yellow-tree' },
    ];
    const use = (space: string) =>
      selected(space, { boar: { artefacts } })
        .of('boar', 'use')
        .map(one => one.artefact);
    expect(use('keeps')).toEqual(['draupnir', HARP]);
    expect(use('villages')).toEqual(['eldhrimnir', HARP]);
    for (const space of ['recruit', 'trade', 'battle', 'territories']) expect(use(space)).toEqual([HARP]);
    const t = selected('villages', { boar: { artefacts } });
    expect(t.why('boar', { kind: 'use', artefact: 'draupnir' })).toEqual(['RM-8.6']);
  });

  test('is not for the time between two spaces, nor for the part of another [RM-8.6]', () => {
    const artefacts = [{ card: HARP, die: 'yellow-tree' }];
    const t = table(['boar', 'stag'], { seats: { boar: { artefacts }, stag: { artefacts } } });
    expect(t.of('boar', 'use')).toEqual([]);
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.why('stag', { kind: 'use', artefact: HARP })).toEqual(['engine']);
    t.all('boar', { kind: 'rest-food' }, { kind: 'done' });
    t.does('stag', { kind: 'use', artefact: HARP });
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['engine']);
  });

  test('comes while reavers work, before the decision, in the action or after it [RM-8.6]', () => {
    const boar = {
      artefacts: [{ card: HARP, die: 'yellow-tree' }],
      slots: { villages: ['pillager-reaver'] },
      dice: { 'red-chest': 3 },
    };
    const moments = [
      [],
      [{ kind: 'decline' }],
      [{ kind: 'decline' }, { kind: 'act' }],
      [{ kind: 'decline' }, { kind: 'rest-food' }],
    ] as const;
    const prompts = ['boar exchange', 'boar act-or-rest', 'boar choose-cards', 'boar after'];
    moments.forEach((before, i) => {
      const t = selected('villages', { boar });
      t.all('boar', ...before);
      expect(t.asked()).toEqual([prompts[i]]);
      t.does('boar', { kind: 'use', artefact: HARP });
      expect(t.ship('boar').favour).toBe(3);
    });
  });

  test('comes once a space; a die may be put on it again, for a later space [RM-8.7]', () => {
    const t = selected('keeps', {
      boar: { artefacts: [{ card: HARP, die: 'yellow-tree' }], dice: { 'yellow-tree': 1 } },
    });
    t.does('boar', { kind: 'use', artefact: HARP });
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['RM-8.5']);
    t.does('boar', { kind: 'store', artefact: HARP, die: 'yellow-tree' });
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['RM-8.7']);
    t.restAll();
    t.does('stag', { kind: 'select', space: 'villages' });
    t.does('stag', { kind: 'rest-food' });
    t.does('boar', { kind: 'use', artefact: HARP });
    expect(t.ship('boar').favour).toBe(5);
  });

  test('two of one name may each be used [RM-8.7]', () => {
    const artefacts = [
      { card: HARP, die: 'yellow-tree' },
      { card: HARP, die: 'yellow-tree' },
    ];
    const t = selected('keeps', { boar: { artefacts } });
    t.all('boar', { kind: 'use', artefact: HARP }, { kind: 'use', artefact: HARP });
    expect(t.ship('boar')).toMatchObject({ favour: 5, artefacts: [{ used: true }, { used: true }] });
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['RM-8.5']);
  });

  test('with one of two used, a die goes to the other, which is still to be used [RM-8.7]', () => {
    const artefacts = [{ card: HARP, die: 'yellow-tree' }, { card: HARP }];
    const t = selected('keeps', { boar: { artefacts, dice: { 'yellow-tree': 2 } } });
    t.does('boar', { kind: 'use', artefact: HARP });
    t.does('boar', { kind: 'store', artefact: HARP, die: 'yellow-tree' });
    expect(t.ship('boar').artefacts).toMatchObject([
      { die: null, used: true },
      { die: 'yellow-tree', used: false },
    ]);
    t.does('boar', { kind: 'use', artefact: HARP });
    expect(t.ship('boar').favour).toBe(5);
    // Both are used: the next die waits for another space.
    t.does('boar', { kind: 'store', artefact: HARP, die: 'yellow-tree' });
    expect(t.why('boar', { kind: 'use', artefact: HARP })).toEqual(['RM-8.7']);
  });

  test('is open to who rests, before and after [RM-8.8]', () => {
    const artefacts = [
      { card: HARP, die: 'yellow-tree' },
      { card: 'draupnir', die: 'red-shield' },
    ];
    const t = selected('keeps', { boar: { artefacts } });
    t.does('boar', { kind: 'use', artefact: HARP });
    t.does('boar', { kind: 'rest-food' });
    t.does('boar', { kind: 'use', artefact: 'draupnir' });
    expect(t.ship('boar')).toMatchObject({ favour: 3, food: 8 });
    expect(t.told('acts')).toEqual([]);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });

  test('one gained in a space may be used there, if the space is named on it [RM-8.9]', () => {
    const dice = { 'red-chest': 2, 'blue-raven': 1, 'red-shield': 1 };
    const t = raiding({ food: 1, dice }, ['eldhrimnir', 'draupnir']);
    t.all('boar', { kind: 'resolve', card: 'eldhrimnir' }, { kind: 'resolve', card: 'draupnir' });
    t.does('boar', { kind: 'store', artefact: 'eldhrimnir', die: 'blue-raven' });
    t.does('boar', { kind: 'store', artefact: 'draupnir', die: 'red-shield' });
    const { food } = t.ship('boar');
    t.does('boar', { kind: 'use', artefact: 'eldhrimnir' });
    expect(t.ship('boar').food).toBe(food + 3);
    expect(t.why('boar', { kind: 'use', artefact: 'draupnir' })).toEqual(['RM-8.6']);
  });
});

describe('an artefact that leaves', () => {
  const artefacts = FULL.map(card => (card === 'draupnir' ? { card, die: 'red-shield' } : { card }));

  test('gives its die to the board [RM-8.10]', () => {
    const t = raiding({ artefacts }, ['bodn', 'farm']);
    t.all('boar', { kind: 'resolve', card: 'bodn' }, { kind: 'give-up', card: 'draupnir' });
    expect(t.dice('boar')).toEqual({ 'red-shield': 1 });
    expect(t.ship('boar').artefacts.every(({ die }) => die === null)).toBe(true);
    expect(t.audit()).toEqual([]);
  });

  test('or, where the board is full, to the choice of what stays [RM-8.10]', () => {
    const t = raiding({ artefacts, upgrades: { chest: 2 }, dice: { 'blue-ship': 10 } }, ['bodn', 'farm']);
    t.all('boar', { kind: 'resolve', card: 'bodn' }, { kind: 'give-up', card: 'draupnir' });
    expect(t.asked()).toEqual(['boar overflow']);
    t.does('boar', { kind: 'store', artefact: 'bodn', die: 'red-shield' });
    expect(t.ship('boar')).toMatchObject({ crew: 10 });
    expect(t.ship('boar').artefacts.at(-1)).toMatchObject({ card: 'bodn', die: 'red-shield' });
  });

  test('so does one that a journey takes [RM-8.10]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 9, artefacts: [{ card: 'eldhrimnir', die: 'blue-raven' }] } },
      decks: { journeys: ['draugr-ambush'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar')).toMatchObject({ artefacts: [], pile: ['eldhrimnir'] });
    expect(t.dice('boar')).toEqual({ 'blue-raven': 1 });
  });
});

test('an artefact scores the same on the board and in the glory pile [RM-8.11]', () => {
  const t = table(['boar', 'stag'], {
    round: 6,
    selected: { keeps: 'boar', villages: 'stag', territories: 'boar' },
    seats: { boar: { artefacts: [{ card: 'bodn' }, { card: 'draupnir' }] }, stag: { pile: ['bodn', 'draupnir'] } },
  });
  restAt(t, 'recruit');
  expect(reavers.result(t.state)).not.toBeNull();
  const paid = (seat: number): number =>
    t
      .told('glory')
      .filter(fact => fact.seat === seat && fact.source === 'artefacts')
      .reduce((sum, { glory }) => sum + glory, 0);
  expect([paid(0), paid(1)]).toEqual([7, 7]);
});

test('dice that fall during a space may be put away in it [RM-8.3]', () => {
  const t = table(['boar', 'stag'], {
    seats: { boar: { artefacts: [{ card: 'eldhrimnir' }] } },
    open: { reavers: ['huskarl', 'sword-chief'] },
  });
  t.does('boar', { kind: 'select', space: 'recruit' });
  t.luck(...falls('clan', 'ship', 'ship', 'ship'));
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  t.does('boar', { kind: 'store', artefact: 'eldhrimnir', die: 'blue-raven' });
  expect(t.ship('boar')).toMatchObject({ crew: 3, artefacts: [{ die: 'blue-raven' }] });
});
