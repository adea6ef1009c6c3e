import { describe, expect, test } from 'vitest';
import { successes, table } from '../rules/testing.ts';
import { contentSpec } from './pack.ts';

const refusal = (pack: unknown): string => {
  try {
    contentSpec.read(pack);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
};

describe('the totals of the box', () => {
  test.each([
    [{ reavers: { scout: { copies: 3 } } }, 'the box has 66'],
    [{ battles: { knarr: { copies: 7 } } }, 'the box has 45'],
    [{ journeys: { kraken: { copies: 4 } } }, 'the box has 24'],
    [{ villages: { farm: { copies: 9 } } }, 'the box has 62'],
    [{ keeps: { armor: { copies: 17 } } }, 'the box has 76'],
    [{ prophecies: { vanquisher: { copies: 3 } } }, 'the box has 34 or 43'],
    [{ territories: { 'dice-3': { tiles: [{ copies: 7, chosen: 3 }] } } }, 'the box has 54'],
    [{ upgrades: { chest: { copies: 5 } } }, 'the box has 12'],
  ])('have to hold: %j [RM-R-pack]', (pack, message) => {
    expect(refusal(pack)).toContain(message);
  });

  test.each([
    { reavers: { scout: { copies: 3 }, huskarl: { copies: 5 } } },
    { keeps: { armor: { copies: 12 }, treasure: { copies: 22 } } },
    {
      territories: { 'dice-3': { tiles: [{ copies: 7, chosen: 3 }] }, 'dice-1': { tiles: [{ copies: 5, rolled: 2 }] } },
    },
    { upgrades: { chest: { copies: 6 }, shield: { copies: 2 } } },
  ])('leave the parts free: %j [RM-R-pack]', pack => {
    expect(refusal(pack)).toBe('');
  });
});

test.each([
  { battles: { knarr: { gain: { glory: 20 } } } },
  { keeps: { 'keep-wall': { defence: 1 } } },
  { villages: { draupnir: { glory: 9 } } },
  { territories: { 'food-1': { defence: 2 } } },
  { spaces: { battle: { food: 1 } } },
  { reavers: { 'seasoned-hunter': { food: 2 } } },
  { scoring: {} },
])('what the text tells cannot be replaced: %j [RM-R-pack]', pack => {
  expect(refusal(pack)).toContain('unknown');
});

describe('what is replaced is played', () => {
  test('the dice and the Defence of a sea battle [RM-R-pack]', () => {
    const pack = { battles: { knarr: { defence: 1, combination: ['chest'] } }, keeps: {} };
    const given = {
      seats: { boar: { food: 4, dice: { 'red-chest': 1, 'red-hammer': 1 } } },
      open: { battles: ['knarr'] },
      decks: { journeys: ['all-quiet'], keeps: ['armor'] },
    };
    const pays = table(['boar', 'stag'], given, { pack });
    pays.does('boar', { kind: 'select', space: 'battle' });
    pays.all('boar', { kind: 'act' }, { kind: 'face', card: 'knarr' }, { kind: 'combine' });
    expect(pays.dice('boar')).toEqual({ 'red-hammer': 1 });
    const fights = table(['boar', 'stag'], given, { pack });
    fights.does('boar', { kind: 'select', space: 'battle' });
    fights.all('boar', { kind: 'act' }, { kind: 'face', card: 'knarr' });
    fights.luck(...successes(1)).does('boar', { kind: 'fight' });
    expect(fights.told('combat-won')).toMatchObject([{ defence: 1 }]);
  });

  test('the dice of a reaver and the faces of a die [RM-R-pack]', () => {
    const pack = {
      reavers: { huskarl: { rolled: ['red', 'red', 'red'], rally: ['yellow', 'yellow'] }, scout: { rolled: [] } },
      dice: { red: ['ship', 'ship', 'ship', 'ship', 'ship', 'ship'] },
    };
    const t = table(['boar', 'stag'], { open: { reavers: ['huskarl', 'scout'] } }, { pack });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.dice('boar')).toEqual({ 'red-ship': 3 });
    t.does('boar', { kind: 'rally', card: 'huskarl' });
    t.all('boar', { kind: 'take-die', die: 'yellow-tree' }, { kind: 'take-die', die: 'yellow-ship' });
    expect(t.ship('boar').crew).toBe(5);
  });

  test('what a tile counts as, and how many a board holds [RM-R-pack]', () => {
    const pack = { upgrades: { shield: { countsAs: ['chest'] } }, board: { upgradeSlots: 2 } };
    const seats = { boar: { food: 2, upgrades: { shield: 2 } } };
    const given = {
      seats,
      open: { villages: ['ship-upgrade-chest', 'bodn'] },
      decks: { villages: ['draupnir', 'bodn'] },
    };
    const t = table(['boar', 'stag'], given, { pack });
    t.does('boar', { kind: 'select', space: 'villages' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(t.ship('boar').upgrades[0]).toMatchObject({ faceUp: 0, faceDown: 2 });
    t.does('boar', { kind: 'resolve', card: 'ship-upgrade-chest' });
    // No free space: the Glory it is.
    expect(t.ship('boar').glory).toBe(3);
  });

  test('the slots of a board [RM-R-pack]', () => {
    const pack = { board: { specialisations: ['recruit', 'trade', 'battle', 'keeps'] } };
    const seats = { boar: { food: 0, slots: { trade: ['spear-chief'] } } };
    const t = table(['boar', 'stag'], { seats }, { pack });
    t.does('boar', { kind: 'select', space: 'trade' });
    expect(t.ship('boar').food).toBe(2);
  });

  test('the price and the reward of land, and the Glory of an artefact [RM-R-pack]', () => {
    const pack = {
      territories: { 'food-1': { cost: { food: 2 }, tiles: [{ copies: 6, food: 9 }] } },
      villages: { andvarinaut: { glory: 7 } },
    };
    const t = table(['boar', 'stag'], { seats: { boar: { food: 2, favour: 0 } } }, { pack });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.all('boar', { kind: 'act' }, { kind: 'peace', territory: 'food-1' });
    expect(t.ship('boar').food).toBe(9);
    const seats = { boar: { artefacts: [{ card: 'andvarinaut' }] } };
    expect(table(['boar', 'stag'], { begin: 'clean-up', round: 6, seats }, { pack }).ship('boar').glory).toBe(7);
  });
});
