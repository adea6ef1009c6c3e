import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../../arrange.ts';
import { falls, type TestTable, table } from '../../testing.ts';

/** Keeps is selected, where one reaver of Boar's works. */
function works(card: string, boar: GivenSeat = {}, given: Given = {}, options = {}): TestTable {
  const seats = { boar: { food: 0, favour: 0, slots: { keeps: [card] }, ...boar } };
  const t = table(['boar', 'stag'], { ...given, seats }, { options });
  t.does('boar', { kind: 'select', space: 'keeps' });
  return t;
}

const WORKED = ['boar act-or-rest'];

describe.each([
  { clause: '[RM-C-axe-chief]', card: 'axe-chief' },
  { clause: '[RM-C-scavenger]', card: 'scavenger' },
])('$card $clause', ({ card }) => {
  const decks = { villages: ['farm', 'bodn', 'village-wall'] };

  test('turns over two village loot cards, of which one is kept', () => {
    const t = works(card, {}, { decks });
    expect(t.asked()).toEqual(['boar keep-card']);
    expect(t.choices('boar')).toEqual([
      { kind: 'keep-card', card: 'farm' },
      { kind: 'keep-card', card: 'bodn' },
    ]);
    expect(t.why('boar', { kind: 'keep-card', card: 'village-wall' })).toEqual(['RM-17.6']);
    expect(t.why('boar', { kind: 'decline' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'keep-card', card: 'bodn' });
    expect(t.ship('boar').artefacts).toMatchObject([{ card: 'bodn' }]);
    expect(t.view().discards.villages).toEqual(['farm']);
    expect(t.asked()).toEqual(WORKED);
  });

  test('and the kept one is resolved at once', () => {
    const t = works(card, {}, { decks });
    t.does('boar', { kind: 'keep-card', card: 'farm' });
    expect(t.ship('boar').food).toBe(3);
    expect(t.asked()).toEqual(['boar pillage']);
    t.does('boar', { kind: 'decline' });
    expect(t.view().discards.villages).toEqual(['bodn', 'farm']);
    expect(t.asked()).toEqual(WORKED);
  });
});

describe('Fanatic', () => {
  test('turns over two keep loot cards, of which one is kept [RM-C-fanatic]', () => {
    const t = works('fanatic', {}, { decks: { keeps: ['armor', 'art', 'treasure'] } });
    expect(t.choices('boar')).toEqual([
      { kind: 'keep-card', card: 'armor' },
      { kind: 'keep-card', card: 'art' },
    ]);
    expect(t.why('boar', { kind: 'keep-card', card: 'treasure' })).toEqual(['RM-17.6']);
    t.does('boar', { kind: 'keep-card', card: 'art' });
    expect(t.ship('boar').pile).toEqual(['art']);
    expect(t.view().discards.keeps).toEqual(['armor']);
    expect(t.asked()).toEqual(WORKED);
  });

  test('a Tower that is kept gives its dice before anybody acts [RM-C-fanatic]', () => {
    const t = works('fanatic', {}, { decks: { keeps: ['armor', 'tower-red-blue'] } });
    t.luck(...falls('ship', 'chest'));
    t.does('boar', { kind: 'keep-card', card: 'tower-red-blue' });
    expect(t.dice('boar')).toEqual({ 'red-ship': 1, 'blue-chest': 1 });
    expect(t.ship('boar').pile).toEqual([]);
    expect(t.asked()).toEqual(WORKED);
  });
});

const SHIPS = { 'red-ship': 1, 'blue-ship': 1, 'yellow-ship': 1 };
const COLOURS = ['red', 'blue', 'yellow'];

describe.each([
  { clause: '[RM-C-favoured-soul]', card: 'favoured-soul', turns: ['red'] },
  { clause: '[RM-C-grizzled-warrior]', card: 'grizzled-warrior', turns: ['blue'] },
  { clause: '[RM-C-scout]', card: 'scout', turns: ['yellow'] },
  { clause: '[RM-C-hromenn]', card: 'hromenn', turns: ['red', 'blue', 'yellow'] },
])('$card $clause', ({ card, turns }) => {
  test.each(turns)('a %s die is spent for one of that colour on a face of choice', colour => {
    const t = works(card, { dice: SHIPS });
    t.does('boar', { kind: 'turn', die: `${colour}-ship` });
    expect(t.told('die-spent')).toMatchObject([{ die: `${colour}-ship`, cause: card }]);
    const offered = t.of('boar', 'take-die').map(({ die }) => die);
    expect(offered).toHaveLength(6);
    expect(offered.every(die => die.startsWith(`${colour}-`))).toBe(true);
    t.does('boar', { kind: 'take-die', die: `${colour}-double-hammer` });
    const { [`${colour}-ship` as keyof typeof SHIPS]: _, ...others } = SHIPS;
    expect(t.dice('boar')).toEqual({ ...others, [`${colour}-double-hammer`]: 1 });
    expect(t.asked()).toEqual(WORKED);
  });

  test('no die of another colour, and none has to be', () => {
    const t = works(card, { dice: SHIPS });
    expect(t.of('boar', 'turn').map(({ die }) => die)).toEqual(turns.map(colour => `${colour}-ship`));
    for (const colour of COLOURS.filter(one => !turns.includes(one))) {
      expect(t.why('boar', { kind: 'turn', die: `${colour}-ship` })).toEqual([`RM-C-${card}`]);
    }
    expect(t.why('boar', { kind: 'turn', die: `${turns[0]}-chest` })).toEqual([`RM-C-${card}`]);
    t.does('boar', { kind: 'decline' });
    expect(t.dice('boar')).toEqual(SHIPS);
    expect(t.asked()).toEqual(WORKED);
  });
});

describe.each([
  { clause: '[RM-C-lithsman]', card: 'lithsman', die: 'red-helmet' },
  { clause: '[RM-C-huskarl]', card: 'huskarl', die: 'blue-raven' },
  { clause: '[RM-C-freeman]', card: 'freeman', die: 'blue-hammer' },
  { clause: '[RM-C-sword-chief]', card: 'sword-chief', die: 'yellow-tree' },
])('$card $clause', ({ card, die }) => {
  test(`gives a ${die}, and asks for nothing`, () => {
    const t = works(card);
    expect(t.dice('boar')).toEqual({ [die]: 1 });
    expect(t.told('die-gained')).toMatchObject([{ die, cause: card }]);
    expect(t.asked()).toEqual(WORKED);
  });
});

describe('Spear Chief and Keeper of Sagas', () => {
  test('the one gives 2 Food [RM-C-spear-chief]', () => {
    expect(works('spear-chief').ship('boar')).toMatchObject({ food: 2, favour: 0, glory: 0, crew: 0 });
  });

  test('the other 2 Glory [RM-C-keeper-of-sagas]', () => {
    expect(works('keeper-of-sagas').ship('boar')).toMatchObject({ food: 0, favour: 0, glory: 2, crew: 0 });
  });
});

describe('Seasoned Hunter', () => {
  test('gives 1 Food, and 3 more for a die of any kind [RM-C-seasoned-hunter]', () => {
    const t = works('seasoned-hunter', { dice: SHIPS });
    expect(t.ship('boar').food).toBe(1);
    t.all('boar', { kind: 'exchange' }, { kind: 'spend', die: 'yellow-ship' });
    expect(t.ship('boar')).toMatchObject({ food: 4, crew: 2 });
    expect(t.asked()).toEqual(WORKED);
  });

  test('the die may be kept, and without one the Food still comes [RM-C-seasoned-hunter]', () => {
    const keeps = works('seasoned-hunter', { dice: SHIPS });
    keeps.does('boar', { kind: 'decline' });
    expect(keeps.ship('boar')).toMatchObject({ food: 1, crew: 3 });
    const none = works('seasoned-hunter');
    expect(none.ship('boar').food).toBe(1);
    expect(none.asked()).toEqual(WORKED);
  });

  test('gives 2 Food without a price where the table says so [RM-O-hunterFood]', () => {
    const t = works('seasoned-hunter', { dice: { 'red-ship': 1 } }, {}, { hunterFood: 2 });
    expect(t.ship('boar').food).toBe(2);
    t.does('boar', { kind: 'exchange' });
    expect(t.ship('boar').food).toBe(5);
  });
});

describe('tokens for dice', () => {
  test('the Flame Bringer takes two of any kind for a Wall [RM-C-flame-bringer]', () => {
    const t = works('flame-bringer', { dice: SHIPS });
    t.all('boar', { kind: 'exchange' }, { kind: 'spend', die: 'red-ship' }, { kind: 'spend', die: 'yellow-ship' });
    expect(t.ship('boar').tokens).toEqual({ farm: 0, wall: 1, tower: 0 });
    expect(t.dice('boar')).toEqual({ 'blue-ship': 1 });
    expect(t.ship('boar').terror).toBe(0);
    expect(t.asked()).toEqual(WORKED);
  });

  test('one is not enough, and two need not be given [RM-C-flame-bringer]', () => {
    expect(works('flame-bringer', { dice: { 'red-ship': 1 } }).asked()).toEqual(WORKED);
    const t = works('flame-bringer', { dice: SHIPS });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ crew: 3, tokens: { wall: 0 } });
  });

  test('the Pillager takes one of any kind for a Farm [RM-C-pillager-reaver]', () => {
    const t = works('pillager-reaver', { dice: SHIPS });
    t.all('boar', { kind: 'exchange' }, { kind: 'spend', die: 'blue-ship' });
    expect(t.ship('boar').tokens).toEqual({ farm: 1, wall: 0, tower: 0 });
    expect(t.ship('boar')).toMatchObject({ crew: 2, terror: 0 });
    expect(works('pillager-reaver').asked()).toEqual(WORKED);
  });

  test('or leaves it [RM-C-pillager-reaver]', () => {
    const t = works('pillager-reaver', { dice: SHIPS });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ crew: 3, tokens: { farm: 0 } });
  });
});

describe('what is had for Favour', () => {
  test('of the Spakona, for 2, the top prophecy of the deck [RM-C-spakona]', () => {
    const t = works('spakona', { favour: 3 }, { decks: { prophecies: ['vanquisher', 'juggernaut'] } });
    t.does('boar', { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ favour: 1, prophecies: ['vanquisher'] });
    expect(t.asked()).toEqual(WORKED);
  });

  test('not for 1, and not against one’s will [RM-C-spakona]', () => {
    expect(works('spakona', { favour: 1 }).asked()).toEqual(WORKED);
    const t = works('spakona', { favour: 2 });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 2, prophecies: [] });
  });

  test('of the Revered Seer, for 1, 2 Glory [RM-C-revered-seer]', () => {
    const t = works('revered-seer', { favour: 1 });
    t.does('boar', { kind: 'exchange' });
    expect(t.ship('boar')).toMatchObject({ favour: 0, glory: 2 });
    expect(t.asked()).toEqual(WORKED);
  });

  test('not for nothing, and not against one’s will [RM-C-revered-seer]', () => {
    expect(works('revered-seer').asked()).toEqual(WORKED);
    const t = works('revered-seer', { favour: 1 });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ favour: 1, glory: 0 });
  });
});
