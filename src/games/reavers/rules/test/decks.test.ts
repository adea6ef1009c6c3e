import { describe, expect, test } from 'vitest';
import { cardNumber } from '../numbers.ts';
import { falls, table } from '../testing.ts';

/** Can pay for a raid on keeps. */
const RAIDER = { food: 2, favour: 0, dice: { 'red-shield': 2 } };

describe('the glory pile', () => {
  test('takes a Leader that is replaced, a rallied reaver, an artefact given up, won battles and sets [RM-17.1]', () => {
    const recruits = table(['boar', 'stag'], {
      seats: { boar: { leader: 'spear-chief' } },
      open: { reavers: ['huskarl', 'scout'] },
    });
    recruits.does('boar', { kind: 'select', space: 'recruit' });
    recruits.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'promote', card: 'huskarl' });
    recruits.all('boar', { kind: 'rally', card: 'scout' }, { kind: 'take-die', die: 'yellow-ship' });
    expect(recruits.ship('boar').pile).toEqual(['spear-chief', 'scout']);

    const collects = table(['boar', 'stag'], {
      seats: {
        boar: {
          dice: { 'red-chest': 2 },
          artefacts: ['bodn', 'draupnir', 'brisingamen', 'jarnglofar'].map(card => ({ card })),
        },
      },
      open: { villages: ['eldhrimnir', 'farm'] },
      decks: { villages: ['farm', 'farm'] },
    });
    collects.does('boar', { kind: 'select', space: 'villages' });
    collects.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: 'eldhrimnir' });
    collects.does('boar', { kind: 'give-up', card: 'draupnir' });
    expect(collects.ship('boar').pile).toEqual(['draupnir']);

    const wins = table(['boar', 'stag'], {
      seats: { boar: { food: 4, dice: { 'red-ship': 1, 'red-chest': 1, 'red-shield': 1 } } },
      open: { battles: ['knarr'] },
      decks: { journeys: ['all-quiet'], keeps: ['treasure'] },
    });
    wins.does('boar', { kind: 'select', space: 'battle' });
    wins.all('boar', { kind: 'act' }, { kind: 'face', card: 'knarr' }, { kind: 'combine' });
    expect(wins.ship('boar').pile).toEqual(['knarr', 'treasure']);
  });

  test('takes nothing else: other cards go face up under their own deck [RM-17.2]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 6, dice: { 'red-shield': 2 }, slots: { keeps: ['axe-chief'] } } },
      open: { keeps: ['keep-wall', 'armor'] },
      decks: { keeps: ['art', 'art'], villages: ['farm', 'bodn'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.all('boar', { kind: 'keep-card', card: 'bodn' }, { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.view().discards).toMatchObject({ villages: ['farm'], keeps: ['keep-wall'] });
    expect(t.ship('boar').pile).toEqual(['armor', 'art', 'art']);
  });
});

describe('a deck that runs out', () => {
  /** One card is left in the deck of keeps; three Armor lie under it, and Boar has all the others. */
  const nearlyGone = {
    seats: { boar: RAIDER },
    open: { keeps: [] },
    decks: { keeps: ['tapestry-a'] },
    discards: { keeps: ['armor', 'armor', 'armor'] },
    rest: { keeps: 'stag' },
  };

  test('is made anew of the cards under it, and the draw goes on [RM-17.3]', () => {
    const t = table(['boar', 'stag'], nearlyGone);
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    // The deck is the only thing to choose.
    expect(t.told('reshuffled')).toEqual([{ kind: 'reshuffled', deck: 'keeps', count: 3 }]);
    expect(t.ship('boar').pile).toEqual(['tapestry-a', 'armor', 'armor', 'armor']);
    expect(t.view()).toMatchObject({ decks: { keeps: 0 }, discards: { keeps: [] } });
  });

  test('is not shuffled before the last card above is used [RM-17.3]', () => {
    const t = table(['boar', 'stag'], {
      ...nearlyGone,
      decks: { keeps: ['tapestry-a', 'tapestry-b', 'tapestry-c', 'treasure'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.told('reshuffled')).toEqual([]);
    expect(t.view()).toMatchObject({ decks: { keeps: 0 }, discards: { keeps: ['armor', 'armor', 'armor'] } });
  });

  test('gives what it has and no more [RM-17.4]', () => {
    const t = table(['boar', 'stag'], { ...nearlyGone, discards: { keeps: ['armor'] } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar').pile).toEqual(['tapestry-a', 'armor']);
    expect(t.audit()).toEqual([]);
  });

  test('and has no card under it gives none [RM-17.4]', () => {
    const given = { rest: { journeys: 'stag', prophecies: 'stag' }, open: { battles: ['lyngbakr'] } };
    const t = table(['boar', 'stag'], {
      ...given,
      seats: { boar: { food: 4, dice: { 'red-ship': 2, 'red-shield': 1, 'red-hammer': 1 } } },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'act' });
    // No journey: the battle comes at once. And no prophecy for who beats Lyngbakr.
    expect(t.told('journey')).toEqual([]);
    t.all('boar', { kind: 'face', card: 'lyngbakr' }, { kind: 'combine' });
    expect(t.ship('boar')).toMatchObject({ glory: 17, prophecies: [] });
  });
});

describe('places', () => {
  test('one that holds a single card gives that one [RM-17.5]', () => {
    const t = table(['boar', 'stag'], {
      seats: { stag: RAIDER },
      open: { keeps: ['armor', 'art', 'treasure'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'rest-food' });
    t.all('stag', { kind: 'act' }, { kind: 'take-group', group: 2 });
    expect(t.ship('stag').pile).toEqual(['treasure']);
  });

  test('an empty one cannot be chosen, nor an empty deck [RM-17.5, RM-17.4]', () => {
    const t = table(['boar', 'stag', 'owl'], {
      seats: { boar: RAIDER },
      open: { keeps: ['armor', 'armor', 'art', 'art'] },
      rest: { keeps: 'owl' },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.choices('boar').map(({ kind }) => kind)).toEqual(['take-group', 'take-group']);
    expect(t.why('boar', { kind: 'take-group', group: 3 })).toEqual(['RM-17.5']);
    expect(t.why('boar', { kind: 'draw' })).toEqual(['RM-17.4']);
  });

  test('who has nothing to choose takes nothing [RM-17.5]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: RAIDER }, open: { keeps: [] }, rest: { keeps: 'stag' } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar')).toMatchObject({ pile: [], crew: 0, food: 0 });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });
});

describe('drawing two and keeping one', () => {
  const fanatic = { boar: { slots: { keeps: ['fanatic'] } } };

  test('one is kept and resolved, the other goes under the deck [RM-17.6]', () => {
    const t = table(['boar', 'stag'], { seats: fanatic, decks: { keeps: ['armor', 'tapestry-b', 'art'] } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.asked()).toEqual(['boar keep-card']);
    expect(t.choices('boar')).toEqual([
      { kind: 'keep-card', card: 'armor' },
      { kind: 'keep-card', card: 'tapestry-b' },
    ]);
    expect(t.why('boar', { kind: 'keep-card', card: 'art' })).toEqual(['RM-17.6']);
    t.does('boar', { kind: 'keep-card', card: 'tapestry-b' });
    expect(t.ship('boar').pile).toEqual(['tapestry-b']);
    expect(t.view().discards.keeps).toEqual(['armor']);
  });

  test('only who draws them sees the cards, until one is kept and the other lies face up under the deck [RM-17.6]', () => {
    const searching = () =>
      table(['boar', 'stag'], { seats: fanatic, decks: { keeps: ['armor', 'tapestry-b', 'art'] } });
    const select = { kind: 'select', space: 'keeps' } as const;
    const drawn = { seat: 0, deck: 'keeps' };
    const seen = { kind: 'cards-drawn', ...drawn, cards: ['armor', 'tapestry-b'] };
    expect(searching().overheard('boar', select, 'boar')).toContainEqual(seen);
    const t = searching();
    const heard = t.overheard('boar', select, 'stag');
    expect(heard).toContainEqual({ kind: 'drew-unseen', ...drawn, count: 2 });
    expect(heard.some(({ kind }) => kind === 'cards-drawn')).toBe(false);
    const cards = [cardNumber.armor, cardNumber['tapestry-b']];
    expect(t.view('boar').frames.at(-1)).toMatchObject({ kind: 'ability', cards });
    expect(t.view('stag').frames.at(-1)).not.toHaveProperty('cards');
    expect(t.view().frames.at(-1)).not.toHaveProperty('cards');
    const kept = { kind: 'card-kept', seat: 0, card: 'armor' };
    expect(t.overheard('boar', { kind: 'keep-card', card: 'armor' }, 'stag')).toContainEqual(kept);
    expect(t.view('stag').discards.keeps).toEqual(['tapestry-b']);
  });

  test('that two cards are equal does not show: one is asked for all the same [RM-17.6]', () => {
    const t = table(['boar', 'stag'], { seats: fanatic, decks: { keeps: ['armor', 'armor', 'art'] } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.choices('boar')).toEqual([{ kind: 'keep-card', card: 'armor' }]);
  });

  test('all see them where the table says so [RM-O-searched]', () => {
    const given = { seats: fanatic, decks: { keeps: ['armor', 'tapestry-b', 'art'] } };
    const t = table(['boar', 'stag'], given, { options: { searched: 'all' } });
    const heard = t.overheard('boar', { kind: 'select', space: 'keeps' }, 'stag');
    expect(heard).toContainEqual({ kind: 'cards-drawn', seat: 0, deck: 'keeps', cards: ['armor', 'tapestry-b'] });
    expect(t.view('stag').frames.at(-1)).toMatchObject({ cards: [cardNumber.armor, cardNumber['tapestry-b']] });
  });

  test('a single card left is kept [RM-17.6]', () => {
    const t = table(['boar', 'stag'], { seats: fanatic, decks: { keeps: ['armor'] }, rest: { keeps: 'stag' } });
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.ship('boar').pile).toEqual(['armor']);
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });
});

describe('cards gained on the way', () => {
  test('loot is resolved before anything else goes on [RM-17.7]', () => {
    const t = table(['boar', 'stag'], {
      open: { reavers: ['lithsman', 'scout'] },
      decks: { villages: ['farm'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.luck(...falls('ship', 'ship', 'ship', 'ship'));
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'promote', card: 'lithsman' });
    t.does('boar', { kind: 'choose-deck', deck: 'villages' });
    // The other reaver waits.
    expect(t.asked()).toEqual(['boar pillage']);
    expect(t.why('boar', { kind: 'promote', card: 'scout' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'decline' });
    expect(t.asked()).toEqual(['boar use-reaver']);
  });

  test('a drawn prophecy is laid in front of its owner [RM-17.7]', () => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { favour: 2, slots: { keeps: ['spakona'] } } },
      decks: { prophecies: ['vanquisher'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('boar', { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ prophecies: ['vanquisher'], pile: [], favour: 0 });
  });
});
