import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../arrange.ts';
import type { CrestId } from '../numbers.ts';
import { type TestTable, table } from '../testing.ts';

const RAIDER: GivenSeat = { food: 1, dice: { 'red-chest': 2 } };
const FOUR: readonly CrestId[] = ['boar', 'stag', 'owl', 'ram'];

/** Seats that can pay for the raid; the first has selected it. */
function raid(given: Given = {}, crests: readonly CrestId[] = ['boar', 'stag']): TestTable {
  const seats = Object.fromEntries(crests.map(crest => [crest, { ...RAIDER, ...given.seats?.[crest] }]));
  const t = table(crests, { ...given, seats });
  t.does(crests[0], { kind: 'select', space: 'villages' });
  return t;
}

describe('the cost', () => {
  test('is 1 Food and 2 chests [RM-14.1]', () => {
    const t = raid({ seats: { boar: { food: 3, dice: { 'red-chest': 1, 'blue-chest': 1, 'blue-ship': 1 } } } });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar').food).toBe(2);
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1 });
  });

  test.each([[{ food: 0, dice: { 'red-chest': 2 } }], [{ food: 9, dice: { 'red-chest': 1, 'red-shield': 3 } }]])(
    'is due in full: %j [RM-14.1]',
    boar => {
      expect(raid({ seats: { boar } }).why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    },
  );
});

describe('the cards', () => {
  const open = { villages: ['farm', 'bodn', 'farm', 'draupnir'] };

  test('are one open pair, or the top two of the deck [RM-14.2]', () => {
    const decks = { villages: ['brisingamen', 'skidbladnir', 'hringhorni', 'laevateinn', 'jarnglofar'] };
    const takes = raid({ open, decks });
    takes.does('boar', { kind: 'act' });
    expect(takes.choices('boar')).toEqual([
      { kind: 'take-group', group: 1 },
      { kind: 'take-group', group: 2 },
      { kind: 'draw' },
    ]);
    takes.does('boar', { kind: 'take-group', group: 2 });
    expect(takes.told('cards-taken')).toMatchObject([{ seat: 0, deck: 'villages', cards: ['farm', 'draupnir'] }]);
    const draws = raid({ open, decks });
    draws.does('boar', { kind: 'rest-food' });
    draws.all('stag', { kind: 'act' }, { kind: 'draw' });
    expect(draws.told('cards-drawn').map(({ cards }) => cards)).toEqual([['brisingamen', 'skidbladnir']]);
    expect(draws.view().open.villages).toEqual([
      ['farm', 'bodn'],
      ['farm', 'draupnir'],
    ]);
  });

  test('a place that is not there or is empty cannot be taken [RM-14.2]', () => {
    const t = raid({ open: { villages: ['farm', 'bodn'] } });
    t.does('boar', { kind: 'act' });
    expect(t.why('boar', { kind: 'take-group', group: 2 })).toEqual(['RM-17.5']);
    expect(t.why('boar', { kind: 'take-group', group: 7 })).toEqual(['RM-17.5']);
  });

  /** How many cards each of four seats takes off the deck on top of its pair. */
  function further(resting: readonly string[] = []): number[] {
    const t = raid({ open: { villages: new Array(8).fill('farm') } }, FOUR);
    for (const [at, crest] of FOUR.entries()) {
      if (resting.includes(crest)) t.does(crest, { kind: 'rest-food' });
      else {
        t.all(crest, { kind: 'act' }, { kind: 'take-group', group: at + 1 });
        while (t.ask(crest) && t.ask(crest)?.prompt !== 'act-or-rest') t.does(crest, t.choices(crest)[0]);
      }
    }
    return FOUR.map((_, seat) =>
      t
        .told('cards-drawn')
        .filter(fact => fact.seat === seat)
        .reduce((sum, { cards }) => sum + cards.length, 0),
    );
  }

  test('the active seat has 2 more from the deck, the second 1, the others none [RM-14.3]', () => {
    expect(further()).toEqual([2, 1, 0, 0]);
  });

  test('who rests has none of them [RM-14.3]', () => {
    expect(further(['boar'])).toEqual([0, 1, 0, 0]);
    expect(further(['stag'])).toEqual([2, 0, 0, 0]);
  });

  test('a pair that is taken leaves its place empty [RM-14.7]', () => {
    const t = raid({ open, decks: { villages: ['draupnir', 'bodn'] } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.view().open.villages).toEqual([
      [null, null],
      ['farm', 'draupnir'],
    ]);
    while (t.ask('boar')) t.does('boar', t.choices('boar')[0]);
    t.does('stag', { kind: 'act' });
    expect(t.why('stag', { kind: 'take-group', group: 1 })).toEqual(['RM-17.5']);
  });
});

describe('resolving', () => {
  const cards = { open: { villages: ['farm', 'bodn'] }, decks: { villages: ['village-wall', 'axes-and-spears'] } };

  test('goes card by card, in the order their owner likes [RM-14.4]', () => {
    const t = raid(cards);
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    const names = () => t.of('boar', 'resolve').map(({ card }) => card);
    expect(names()).toEqual(['farm', 'bodn', 'village-wall', 'axes-and-spears']);
    expect(t.why('boar', { kind: 'resolve', card: 'draupnir' })).toEqual(['RM-14.4']);
    t.does('boar', { kind: 'resolve', card: 'village-wall' });
    // The next one waits until this one is done.
    expect(t.asked()).toEqual(['boar pillage']);
    expect(t.why('boar', { kind: 'resolve', card: 'farm' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'decline' });
    expect(names()).toEqual(['farm', 'bodn', 'axes-and-spears']);
    t.all('boar', { kind: 'resolve', card: 'axes-and-spears' }, { kind: 'plunder' });
    expect(names()).toEqual(['farm', 'bodn']);
  });

  test('an artefact stays on the board, every other card goes under the deck [RM-14.5]', () => {
    const t = raid(cards);
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: 'bodn' });
    expect(t.ship('boar').artefacts).toMatchObject([{ card: 'bodn' }]);
    expect(t.view().discards.villages).toEqual([]);
    t.all('boar', { kind: 'resolve', card: 'farm' }, { kind: 'pillage' });
    t.all('boar', { kind: 'resolve', card: 'axes-and-spears' }, { kind: 'plunder' }, { kind: 'decline' });
    expect(t.view().discards.villages).toEqual(['farm', 'axes-and-spears', 'village-wall']);
    expect(t.ship('boar').pile).toEqual([]);
  });

  test.each(['runic-carvings', 'ship-upgrade-chest', 'bundle-of-swords'])(
    '%s goes under the deck, whatever was chosen [RM-14.5]',
    card => {
      const given = { open: { villages: [card, card] }, decks: { villages: ['bodn', 'draupnir'] } };
      for (const at of [0, -1]) {
        const t = raid(given);
        t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card });
        const answer = t
          .choices('boar')
          .filter(({ kind }) => kind !== 'store' && kind !== 'use')
          .at(at);
        if (answer) t.does('boar', answer);
        expect(t.view().discards.villages).toEqual([card]);
        expect(t.ship('boar').pile).toEqual([]);
      }
    },
  );

  test('to pillage is a choice after the first reward, and adds the second [RM-14.6]', () => {
    const t = raid({ ...cards, seats: { boar: { favour: 0 } } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: 'farm' });
    expect(t.ship('boar')).toMatchObject({ food: 3, terror: 0, tokens: { farm: 0 } });
    expect(t.choices('boar')).toEqual([{ kind: 'pillage' }, { kind: 'decline' }]);
    t.does('boar', { kind: 'pillage' });
    expect(t.ship('boar')).toMatchObject({ food: 4, terror: 1, tokens: { farm: 1 } });
    t.does('boar', { kind: 'resolve', card: 'village-wall' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, terror: 1 });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, terror: 1, tokens: { wall: 0 } });
  });
});
