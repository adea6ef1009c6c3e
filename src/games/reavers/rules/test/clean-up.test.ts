import { describe, expect, test } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

/** A table whose fourth space has just been resolved. */
const cleaned = (round: number, given: Given = {}, crests: Parameters<typeof table>[0] = ['boar', 'stag']) =>
  table(crests, { begin: 'clean-up', round, ...given });

describe('after round 6', () => {
  test('the scoring comes at once: no tribute, no new cards, no new round [RM-18.1]', () => {
    const given = { seats: { boar: { territories: ['food-1', 'food-2'], usedUpgrades: { chest: 1 } } } };
    const t = cleaned(6, given);
    expect(t.told('scoring')).toHaveLength(1);
    expect(t.told('game-over')).toHaveLength(1);
    expect([t.told('laid-out'), t.told('trade-dice'), t.told('round-began'), t.told('discarded')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(t.ship('boar').glory).toBe(0);
    expect(t.view().round).toBe(6);
    expect(t.asked()).toEqual([]);
  });

  test('each tile pays once more at a table that says so [RM-O-lastTribute]', () => {
    const seats = { boar: { territories: ['food-1', 'food-2'] } };
    const t = table(['boar', 'stag'], { begin: 'clean-up', round: 6, seats }, { options: { lastTribute: 'paid' } });
    expect(t.told('glory')).toMatchObject([{ seat: 0, glory: 2, cause: 'tribute' }]);
    expect(t.ship('boar').glory).toBe(2);
    expect(t.told('laid-out')).toEqual([]);
  });
});

describe('after rounds 1 to 5', () => {
  test.each([1, 2, 3, 4, 5])('round %i is followed by the next [RM-18.2]', round => {
    const t = cleaned(round);
    expect(t.view()).toMatchObject({ round: round + 1, selections: 0 });
    expect(t.told('game-over')).toEqual([]);
  });

  test('the honour ship passes on clockwise, with three seats only [RM-18.2]', () => {
    const three: Parameters<typeof table>[0] = ['boar', 'stag', 'owl'];
    expect(cleaned(1, { honour: 'boar' }, three).view().honour).toBe(1);
    expect(cleaned(2, { honour: 'owl' }, three).view().honour).toBe(0);
    // Whoever has the marker: the honour ship goes its own way.
    expect(cleaned(3, { honour: 'stag', first: 'boar' }, three).view().honour).toBe(2);
    for (const crests of [
      ['boar', 'stag'],
      ['boar', 'stag', 'owl', 'ram'],
    ] as const) {
      const t = cleaned(1, {}, crests);
      expect(t.view().honour).toBeNull();
      expect(t.told('honour-ship')).toEqual([]);
    }
  });

  test('each seat has 1 Glory for each of its tiles, whatever the level [RM-18.3]', () => {
    const t = cleaned(2, {
      seats: { boar: { territories: ['food-1', 'dice-3', 'dice-3'] }, stag: { territories: ['favour-2'] } },
    });
    expect(t.told('glory')).toMatchObject([
      { seat: 0, glory: 3, source: 'territories', cause: 'tribute' },
      { seat: 1, glory: 1 },
    ]);
  });

  test('the dice of the trade go back and two of each colour are rolled [RM-18.4]', () => {
    const t = cleaned(1, { trade: { 'red-ship': 5 } });
    const [{ dice }] = t.told('trade-dice');
    const colours = dice.map(die => die.split('-')[0]);
    expect(colours).toEqual(['red', 'red', 'blue', 'blue', 'yellow', 'yellow']);
    expect(t.view().supply.dice).toEqual({ red: 18, blue: 18, yellow: 18 });
    expect(t.view().trade.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  test('or as many as there are: those that lay there included [RM-18.4]', () => {
    const t = cleaned(1, {
      trade: { 'red-ship': 1, 'blue-ship': 1 },
      seats: { boar: { dice: { 'red-chest': 10 } }, stag: { dice: { 'red-chest': 9, 'blue-chest': 1 } } },
    });
    const [{ dice }] = t.told('trade-dice');
    expect(dice.map(die => die.split('-')[0])).toEqual(['red', 'blue', 'blue', 'yellow', 'yellow']);
    expect(t.view().supply.dice.red).toBe(0);
  });

  test('open cards go under their decks and every place is filled from the top [RM-18.5]', () => {
    const t = cleaned(1, {
      open: {
        keeps: ['armor', 'art'],
        battles: ['wherry'],
        prophecies: ['vanquisher'],
        reavers: [],
        villages: ['farm'],
      },
      decks: { keeps: ['tapestry-a', 'tapestry-b', 'tapestry-c', 'treasure'], battles: ['knarr', 'lyngbakr'] },
    });
    const { open, discards } = t.view();
    expect(open.keeps).toEqual([
      ['tapestry-a', 'tapestry-b'],
      ['tapestry-c', 'treasure'],
    ]);
    expect(open.battles).toEqual([['knarr'], ['lyngbakr']]);
    expect([open.reavers.length, open.villages.length, open.prophecies.length]).toEqual([2, 2, 4]);
    expect(Object.values(open).flat(2)).not.toContain(null);
    expect(discards).toMatchObject({
      keeps: ['armor', 'art'],
      battles: ['wherry'],
      prophecies: ['vanquisher'],
      villages: ['farm'],
      reavers: [],
    });
  });

  test('the steps come one after the other [RM-18.2, RM-18.3, RM-18.4, RM-18.5]', () => {
    const t = cleaned(1, { seats: { owl: { territories: ['food-1'] } } }, ['boar', 'stag', 'owl']);
    const kinds = [...new Set(t.facts.map(({ kind }) => kind))];
    expect(kinds).toEqual(['honour-ship', 'glory', 'trade-dice', 'discarded', 'laid-out', 'round-began']);
  });

  test('tiles are turned up, all spaces are free, and the holder of the marker begins [RM-18.6]', () => {
    const t = cleaned(4, {
      first: 'stag',
      starter: 'boar',
      selected: { keeps: 'boar', trade: 'stag', battle: 'boar', recruit: 'stag' },
      seats: { boar: { upgrades: { shield: 1 }, usedUpgrades: { chest: 2 } } },
    });
    expect(t.ship('boar').upgrades).toMatchObject([
      { faceUp: 1, faceDown: 0 },
      { faceUp: 2, faceDown: 0 },
      { faceUp: 0, faceDown: 0 },
    ]);
    expect(t.asked()).toEqual(['stag select']);
    expect(t.of('stag', 'select')).toHaveLength(6);
    expect(Object.values(t.view().chosen)).toEqual([null, null, null, null, null, null]);
  });

  test('what seats have stays with them [RM-18.7]', () => {
    const boar = {
      food: 7,
      favour: 5,
      terror: 2,
      glory: 11,
      dice: { 'red-ship': 3, 'blue-raven': 1 },
      artefacts: [{ card: 'bodn', die: 'yellow-chest' }],
      leader: 'huskarl',
      tokens: { wall: 1 },
      prophecies: ['juggernaut'],
      pile: ['armor'],
    };
    const t = cleaned(3, { seats: { boar } });
    expect(t.ship('boar')).toMatchObject({
      food: 7,
      favour: 5,
      terror: 2,
      glory: 11,
      crew: 4,
      artefacts: [{ card: 'bodn', die: 'yellow-chest' }],
      leader: 'huskarl',
      tokens: { wall: 1 },
      prophecies: ['juggernaut'],
      pile: ['armor'],
    });
    expect(t.dice('boar')).toEqual(boar.dice);
  });
});
