import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../arrange.ts';
import type { CrestId } from '../numbers.ts';
import { falls, successes, type TestTable, table } from '../testing.ts';

const RAIDER: GivenSeat = { food: 2, favour: 0, dice: { 'red-shield': 2 } };
const FOUR: readonly CrestId[] = ['boar', 'stag', 'owl', 'ram'];

/** Seats that can pay for the raid; the first has selected it. */
function raid(given: Given = {}, crests: readonly CrestId[] = ['boar', 'stag'], options = {}): TestTable {
  const seats = Object.fromEntries(crests.map(crest => [crest, { ...RAIDER, ...given.seats?.[crest] }]));
  const t = table(crests, { ...given, seats }, { options });
  t.does(crests[0], { kind: 'select', space: 'keeps' });
  return t;
}

describe('the cost', () => {
  test('is 2 Food and 2 shields [RM-15.1]', () => {
    const t = raid({ seats: { boar: { food: 5, dice: { 'red-shield': 1, 'blue-shield': 1, 'blue-ship': 1 } } } });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar').food).toBe(3);
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1 });
  });

  test.each([[{ food: 1, dice: { 'red-shield': 2 } }], [{ food: 9, dice: { 'red-shield': 1, 'red-chest': 3 } }]])(
    'is due in full: %j [RM-15.1]',
    boar => {
      expect(raid({ seats: { boar } }).why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    },
  );
});

describe('the cards', () => {
  const open = { keeps: ['armor', 'art', 'treasure', 'tapestry-a'] };

  test('are one open pair, or the top two of the deck [RM-15.2]', () => {
    const takes = raid({ open });
    takes.does('boar', { kind: 'rest-food' });
    takes.does('stag', { kind: 'act' });
    expect(takes.choices('stag').map(({ kind }) => kind)).toEqual(['take-group', 'take-group', 'draw']);
    takes.does('stag', { kind: 'take-group', group: 2 });
    expect(takes.ship('stag').pile).toEqual(['treasure', 'tapestry-a']);
    const draws = raid({ open, decks: { keeps: ['art', 'tapestry-c', 'armor'] } });
    draws.does('boar', { kind: 'rest-food' });
    draws.all('stag', { kind: 'act' }, { kind: 'draw' });
    expect(draws.ship('stag').pile).toEqual(['art', 'tapestry-c']);
  });

  /** How many cards each of four seats gains when all take a pair. */
  function gained(options = {}, resting: readonly string[] = []): number[] {
    const t = raid(
      { open: { keeps: new Array(8).fill('armor') }, decks: { keeps: new Array(8).fill('art') } },
      FOUR,
      options,
    );
    FOUR.forEach((crest, at) => {
      if (resting.includes(crest)) t.does(crest, { kind: 'rest-food' });
      else t.all(crest, { kind: 'act' }, { kind: 'take-group', group: at + 1 });
    });
    return FOUR.map(crest => t.ship(crest).pile.length);
  }

  test('the active seat has 2 more from the deck, the second 1, the others none [RM-15.3]', () => {
    expect(gained()).toEqual([4, 3, 2, 2]);
    expect(gained({}, ['boar'])).toEqual([0, 3, 2, 2]);
  });

  test('with the other reading every seat that acts has a third from the deck [RM-O-keepRaid, RM-15.2]', () => {
    expect(gained({ keepRaid: 3 })).toEqual([5, 4, 3, 3]);
    const t = raid({ open, decks: { keeps: ['art', 'armor', 'treasure', 'treasure'] } }, ['boar', 'stag'], {
      keepRaid: 3,
    });
    t.does('boar', { kind: 'rest-food' });
    t.all('stag', { kind: 'act' }, { kind: 'draw' });
    expect(t.ship('stag').pile).toEqual(['art', 'armor', 'treasure']);
  });

  test('are resolved in the order their owner likes, and the place stays empty [RM-15.4]', () => {
    const t = raid({
      open: { keeps: ['keep-wall', 'tower-red-blue', 'art', 'art'] },
      decks: { keeps: ['armor', 'armor'] },
    });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.of('boar', 'resolve').map(({ card }) => card)).toEqual(['keep-wall', 'tower-red-blue']);
    t.luck(...falls('ship', 'ship')).does('boar', { kind: 'resolve', card: 'tower-red-blue' });
    // Neither dice nor Favour make a hammer: both cards are done.
    expect(t.told('discarded').map(({ cards }) => cards[0])).toEqual(['tower-red-blue', 'keep-wall']);
    expect(t.view().open.keeps[0]).toEqual([null, null]);
    t.does('stag', { kind: 'act' });
    expect(t.why('stag', { kind: 'take-group', group: 1 })).toEqual(['RM-17.5']);
  });

  test('of sets go to the glory pile at once and do nothing, walls and towers under the deck [RM-15.5]', () => {
    const t = raid({ open: { keeps: ['armor', 'tapestry-b'] }, decks: { keeps: ['treasure', 'keep-wall'] } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.ship('boar')).toMatchObject({ pile: ['armor', 'tapestry-b', 'treasure'], glory: 0, favour: 2 });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });
});

describe('pillaging a keep', () => {
  const wall = { open: { keeps: ['keep-wall', 'armor'] }, decks: { keeps: ['armor', 'armor'] } };
  const armed = { dice: { 'red-shield': 2, 'blue-hammer': 1 } };

  test('is a choice [RM-15.6]', () => {
    const t = raid({ ...wall, seats: { boar: armed } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.asked()).toEqual(['boar storm']);
    expect(t.ship('boar').favour).toBe(2);
    expect(t.choices('boar')).toEqual([{ kind: 'fight' }, { kind: 'decline' }]);
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, crew: 1, tokens: { wall: 0 } });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
  });

  test('takes a combat, for which the Favour of the wall is at hand, and brings no Terror [RM-15.6]', () => {
    const t = raid({ ...wall, seats: { boar: armed } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    t.luck(...successes(0)).does('boar', { kind: 'fight' });
    t.luck(...successes(2)).does('boar', { kind: 'reroll', zeros: 1, ones: 0, twos: 0 });
    expect(t.told('combat-won')).toMatchObject([{ defence: 2 }]);
    // 2 for the wall, 1 spent, 1 for the win.
    expect(t.ship('boar')).toMatchObject({ favour: 2, terror: 0, tokens: { wall: 1 } });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
  });

  test('that fails brings nothing more, and the card is gone all the same [RM-15.6, RM-15.5]', () => {
    const t = raid({ ...wall, seats: { boar: armed } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    t.luck(...successes(1)).all('boar', { kind: 'fight' }, { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, terror: 0, crew: 0, tokens: { wall: 0 } });
    expect(t.view().discards.keeps).toEqual(['keep-wall']);
  });

  test('may be done with the very dice of the tower [RM-15.6]', () => {
    const t = raid({ open: { keeps: ['tower-blue-yellow', 'armor'] }, decks: { keeps: ['armor', 'armor'] } });
    t.does('boar', { kind: 'act' });
    t.luck(...falls('double-hammer', 'chest')).does('boar', { kind: 'take-group', group: 1 });
    expect(t.dice('boar')).toEqual({ 'blue-double-hammer': 1, 'yellow-chest': 1 });
    t.luck(...successes(2, 1)).does('boar', { kind: 'fight' });
    expect(t.told('combat-won')).toMatchObject([{ defence: 3 }]);
    expect(t.ship('boar')).toMatchObject({ glory: 3, terror: 0, tokens: { tower: 1 } });
    expect(t.dice('boar')).toEqual({ 'yellow-chest': 1 });
  });
});
