import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { type Options, readOptions } from '../../../../engine/contract/options.ts';
import type { Given, GivenSeat } from '../arrange.ts';
import { reavers } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { type TestTable, table } from '../testing.ts';

/** Boar has selected a space. */
function at(space: string, boar: GivenSeat, options: Options = {}, given: Given = {}): TestTable {
  const t = table(['boar', 'stag'], { ...given, seats: { ...given.seats, boar } }, { options });
  t.does('boar', { kind: 'select', space });
  return t;
}

test('the start-player marker is drawn, or goes to the first seat [RM-O-firstSeat]', () => {
  const holders = (firstSeat: string) => {
    const options = readOptions(OPTIONS, { firstSeat }, 3);
    const seeds = Array.from({ length: 40 }, (_, i) => `marker ${i}`);
    return new Set(seeds.map(seed => reavers.setup(options, 4, new FastChance(seed)).first));
  };
  expect(holders('random')).toEqual(new Set([0, 1, 2, 3]));
  expect(holders('seat-1')).toEqual(new Set([0]));
});

describe('the bonus of a selection', () => {
  test('comes with it, or only with acting [RM-O-selectionBonus]', () => {
    const boar = { food: 4, favour: 0 };
    const given = { decks: { journeys: ['all-quiet'] } };
    expect(at('battle', boar).ship('boar').glory).toBe(2);
    const t = at('battle', boar, { selectionBonus: 'acting' }, given);
    expect(t.ship('boar').glory).toBe(0);
    t.does('boar', { kind: 'act' });
    expect(t.ship('boar').glory).toBe(2);
    const rests = at('battle', boar, { selectionBonus: 'acting' });
    rests.restAll();
    expect(rests.ship('boar').glory).toBe(0);
  });

  test('does not come to another seat that acts [RM-O-selectionBonus]', () => {
    const t = at('recruit', {}, { selectionBonus: 'acting' });
    t.does('boar', { kind: 'rest-food' });
    t.does('stag', { kind: 'act' });
    expect(t.ship('stag').favour).toBe(1);
  });
});

describe('a used upgrade tile', () => {
  /** Boar pays a village raid with tiles and then selects another space. */
  const twoSpaces = (options: Options) => {
    const boar = { food: 9, dice: { 'red-chest': 1 }, upgrades: { chest: 1 } };
    const t = at('villages', boar, options, {
      open: { villages: ['bodn', 'draupnir'] },
      decks: { villages: ['brisingamen', 'skidbladnir'] },
    });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    while (t.ask('boar')) t.does('boar', t.choices('boar')[0]);
    t.restAll();
    expect(t.ship('boar').upgrades[1]).toMatchObject({ faceUp: 0, faceDown: 1 });
    t.does('stag', { kind: 'select', space: 'keeps' });
    return t.ship('boar').upgrades[1];
  };

  test('stays face down until the clean-up, or until the next space [RM-O-upgradeUse]', () => {
    expect(twoSpaces({})).toMatchObject({ faceUp: 0, faceDown: 1 });
    expect(twoSpaces({ upgradeUse: 'space' })).toMatchObject({ faceUp: 1, faceDown: 0 });
  });
});

describe('a double hammer', () => {
  const boar = { food: 4, dice: { 'red-ship': 1, 'red-shield': 1, 'red-double-hammer': 1 } };
  const given = { decks: { journeys: ['all-quiet'] }, open: { battles: ['infamous-outcasts'] } };

  test('pays a single one outside combat, or does not [RM-O-doubleHammer]', () => {
    const pays = at('battle', boar, {}, given);
    pays.all('boar', { kind: 'act' }, { kind: 'face', card: 'infamous-outcasts' }, { kind: 'combine' });
    expect(pays.ship('boar')).toMatchObject({ crew: 0, pile: ['infamous-outcasts'] });
    const fights = at('battle', boar, { doubleHammer: 'combat-only' }, given);
    fights.all('boar', { kind: 'act' }, { kind: 'face', card: 'infamous-outcasts' });
    expect(fights.why('boar', { kind: 'combine' })).toEqual(['RM-12.7']);
    // In a fight it is as good as ever.
    fights.does('boar', { kind: 'fight' });
    expect(fights.told('combat-rolled')).toHaveLength(1);
    const [{ zeros, ones, twos }] = fights.told('combat-rolled');
    expect(zeros + ones + twos).toBe(2);
  });
});

describe('a die on an artefact', () => {
  const boar = { food: 2, dice: { 'red-shield': 1 }, artefacts: [{ card: 'draupnir', die: 'blue-shield' }] };

  test('pays like any other, or serves its artefact alone [RM-O-storedDice]', () => {
    const crew = at('keeps', boar);
    crew.does('boar', { kind: 'act' });
    expect(crew.ship('boar')).toMatchObject({ crew: 0, artefacts: [{ die: null }] });
    const alone = at('keeps', boar, { storedDice: 'artefact-only' });
    expect(alone.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    alone.does('boar', { kind: 'use', artefact: 'draupnir' });
    expect(alone.ship('boar').food).toBe(4);
  });

  test('can be lost like any other, or cannot [RM-O-storedDice]', () => {
    const sailor = { food: 6, artefacts: [{ card: 'draupnir', die: 'blue-shield' }] };
    const given = { decks: { journeys: ['kraken'] } };
    const crew = at('battle', sailor, {}, given);
    crew.does('boar', { kind: 'act' });
    expect(crew.told('die-lost')).toMatchObject([{ die: 'blue-shield', cause: 'kraken' }]);
    const alone = at('battle', sailor, { storedDice: 'artefact-only' }, given);
    alone.does('boar', { kind: 'act' });
    expect(alone.told('die-lost')).toEqual([]);
    expect(alone.ship('boar')).toMatchObject({ food: 0, artefacts: [{ die: 'blue-shield' }] });
  });
});

describe('Starvation', () => {
  const given = { decks: { journeys: ['starvation'] } };

  test('is paid with any die, or with the sign of a clan [RM-O-starvation]', () => {
    const boar = { food: 9, dice: { 'red-ship': 1, 'yellow-tree': 1 } };
    const any = at('battle', boar, {}, given);
    any.all('boar', { kind: 'act' }, { kind: 'pay' }, { kind: 'spend', die: 'red-ship' });
    expect(any.dice('boar')).toEqual({ 'yellow-tree': 1 });
    const clan = at('battle', boar, { starvation: 'clan-die' }, given);
    clan.all('boar', { kind: 'act' }, { kind: 'pay' });
    expect(clan.dice('boar')).toEqual({ 'red-ship': 1 });
  });

  test('cannot be paid without such a sign, nor with a tile [RM-O-starvation]', () => {
    const boar = { food: 9, dice: { 'red-ship': 1 }, upgrades: { shield: 1 }, artefacts: [{ card: 'bodn' }] };
    const t = at('battle', boar, { starvation: 'clan-die' }, given);
    t.does('boar', { kind: 'act' });
    expect(t.why('boar', { kind: 'pay' })).toEqual(['RM-12.3']);
  });
});

test('an artefact lost to Draugr Ambush scores in the glory pile, or is gone [RM-O-ambush]', () => {
  const boar = { food: 4, artefacts: [{ card: 'bodn' }] };
  const given = { decks: { journeys: ['draugr-ambush'] } };
  const pile = at('battle', boar, {}, given);
  pile.does('boar', { kind: 'act' });
  expect(pile.ship('boar')).toMatchObject({ artefacts: [], pile: ['bodn'] });
  expect(pile.view().discards.villages).toEqual([]);
  const deck = at('battle', boar, { ambush: 'deck' }, given);
  deck.does('boar', { kind: 'act' });
  expect(deck.ship('boar')).toMatchObject({ artefacts: [], pile: [] });
  expect(deck.view().discards.villages).toEqual(['bodn']);
});

describe('Runic Carvings', () => {
  const carve = (terror: number, options: Options) => {
    const boar = { food: 1, terror, dice: { 'red-chest': 2 } };
    const t = at('villages', boar, options, {
      open: { villages: ['runic-carvings', 'bodn'] },
      decks: { villages: ['farm', 'draupnir'] },
    });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: 'bodn' });
    t.does('boar', { kind: 'resolve', card: 'farm' });
    t.all('boar', { kind: 'decline' }, { kind: 'resolve', card: 'runic-carvings' });
    return t;
  };

  test('give a Terror away also by who has none, or only by who has one [RM-O-runes]', () => {
    const always = carve(0, {});
    always.does('boar', { kind: 'curse', seat: 1 });
    expect([always.ship('boar').terror, always.ship('stag').terror]).toEqual([0, 1]);
    const own = carve(1, { runes: 'own-terror' });
    own.does('boar', { kind: 'curse', seat: 1 });
    expect([own.ship('boar').terror, own.ship('stag').terror]).toEqual([0, 1]);
    // Without one there is only the plunder left, and it comes by itself.
    const none = carve(0, { runes: 'own-terror' });
    expect(none.ship('boar')).toMatchObject({ glory: 10, terror: 2 });
    expect(none.ship('stag').terror).toBe(0);
  });
});

test.each([
  [{}, 1],
  [{ hunterFood: 2 }, 2],
])('with %j the Seasoned Hunter brings %i Food for nothing, and 3 for a die [RM-O-hunterFood]', (options, food) => {
  const boar = { food: 0, dice: { 'red-ship': 1 }, slots: { keeps: ['seasoned-hunter'] } };
  const t = at('keeps', boar, options);
  expect(t.ship('boar').food).toBe(food);
  t.does('boar', { kind: 'exchange' });
  expect(t.ship('boar')).toMatchObject({ food: food + 3, crew: 0 });
});

describe('tokens', () => {
  /** Boar pillages a farm when Stag has all fifteen. */
  const sixteenth = (options: Options) => {
    const boar = { food: 1, dice: { 'red-chest': 2 } };
    const t = at('villages', boar, options, {
      seats: { stag: { tokens: { farm: 15 } } },
      open: { villages: ['farm', 'bodn'] },
      decks: { villages: ['draupnir', 'skidbladnir'] },
    });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'resolve', card: 'farm' });
    t.does('boar', { kind: 'pillage' });
    return t.ship('boar');
  };

  test('are fifteen of each kind, or without end [RM-O-tokens]', () => {
    expect(sixteenth({})).toMatchObject({ food: 4, terror: 1, tokens: { farm: 0 } });
    expect(sixteenth({ tokens: 'unlimited' })).toMatchObject({ food: 4, terror: 1, tokens: { farm: 1 } });
  });
});

test.each([
  [{}, 2],
  [{ berserker: 'helmet-and-raven' }, 5],
])('with %j Berserker’s Glory counts %i reavers [RM-O-berserker]', (options, glory) => {
  const boar = {
    leader: 'huskarl',
    slots: { keeps: ['freeman'] },
    pile: ['lithsman', 'fanatic', 'scavenger', 'scout'],
    prophecies: ['berserkers-glory'],
  };
  const t = table(['boar', 'stag'], { begin: 'clean-up', round: 6, seats: { boar } }, { options });
  expect(t.ship('boar').glory).toBe(glory);
});
