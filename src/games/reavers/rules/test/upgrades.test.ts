import { describe, expect, test } from 'vitest';
import type { GivenSeat } from '../arrange.ts';
import { successes, type TestTable, table } from '../testing.ts';
import { restAt } from './whole.ts';

/** The table with a space selected by boar. */
function selected(space: string, boar: GivenSeat, options = {}): TestTable {
  const t = table(['boar', 'stag'], { seats: { boar } }, { options });
  t.does('boar', { kind: 'select', space });
  return t;
}

/** Boar is at sea, before this journey and this battle. */
function atSea(boar: GivenSeat, journey: string, battle: string): TestTable {
  const t = table(['boar', 'stag'], {
    seats: { boar: { food: 4, ...boar } },
    decks: { journeys: [journey] },
    open: { battles: [battle] },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  t.does('boar', { kind: 'act' });
  return t;
}

/** Tiles face up and face down, by kind. */
const tiles = (t: TestTable): string =>
  t
    .ship('boar')
    .upgrades.map(({ faceUp, faceDown }) => `${faceUp}/${faceDown}`)
    .join(' ');

describe('a tile', () => {
  test.each([
    ['keeps', 'shield', 'red-shield', '0/1 0/0 0/0'],
    ['villages', 'chest', 'red-chest', '0/0 0/1 0/0'],
  ])('is a die with its symbol at %s, and is turned down then [RM-9.1]', (space, upgrade, die, after) => {
    const t = selected(space, { dice: { [die]: 1 }, upgrades: { [upgrade]: 1 } });
    t.does('boar', { kind: 'act' });
    expect(tiles(t)).toBe(after);
    expect(t.ship('boar').crew).toBe(0);
    expect(t.told('upgrade-spent')).toMatchObject([{ upgrade, as: upgrade }]);
  });

  test('is no die with another symbol [RM-9.1]', () => {
    const t = selected('keeps', { dice: { 'red-shield': 1 }, upgrades: { chest: 2, 'ship-or-hammer': 1 } });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    const pays = selected('keeps', { dice: { 'red-shield': 2, 'blue-shield': 1 }, upgrades: { chest: 2 } });
    pays.does('boar', { kind: 'act' });
    expect(pays.why('boar', { kind: 'spend-upgrade', upgrade: 'chest' })).toEqual(['RM-9.1']);
  });

  test('may be kept, where dice can pay [RM-9.1]', () => {
    const t = selected('keeps', { dice: { 'red-shield': 2 }, upgrades: { shield: 1 } });
    t.does('boar', { kind: 'act' });
    expect(t.choices('boar').map(({ kind }) => kind)).toEqual(['spend', 'spend-upgrade']);
    t.all('boar', { kind: 'spend', die: 'red-shield' }, { kind: 'spend', die: 'red-shield' });
    expect(tiles(t)).toBe('1/0 0/0 0/0');
  });

  test('that lies face down serves no more in this round [RM-9.2]', () => {
    const boar = { food: 9, dice: { 'red-shield': 2 }, usedUpgrades: { shield: 1 } };
    const t = selected('keeps', { ...boar, dice: { 'red-shield': 1 } });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    const pays = selected('keeps', { ...boar, dice: { 'red-shield': 2, 'blue-shield': 1 } });
    pays.does('boar', { kind: 'act' });
    expect(pays.why('boar', { kind: 'spend-upgrade', upgrade: 'shield' })).toEqual(['RM-9.2']);
  });

  test('is turned up in the clean-up, not before [RM-9.2]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { usedUpgrades: { shield: 1, chest: 2 } } } });
    for (const space of ['keeps', 'villages', 'battle']) {
      restAt(t, space);
      expect(tiles(t)).toBe('0/1 0/2 0/0');
    }
    restAt(t, 'territories');
    expect(t.view().round).toBe(2);
    expect(tiles(t)).toBe('1/0 2/0 0/0');
  });

  test('is turned up with the next space where the table says so [RM-O-upgradeUse]', () => {
    const t = selected(
      'keeps',
      { food: 9, dice: { 'red-shield': 1 }, upgrades: { shield: 1 } },
      { upgradeUse: 'space' },
    );
    t.does('boar', { kind: 'act' });
    expect(tiles(t)).toBe('0/1 0/0 0/0');
    const next = table(
      ['boar', 'stag'],
      { seats: { boar: { usedUpgrades: { shield: 1 } } } },
      { options: { upgradeUse: 'space' } },
    );
    next.does('boar', { kind: 'select', space: 'keeps' });
    expect(tiles(next)).toBe('1/0 0/0 0/0');
  });
});

describe('the tile with ship and hammer', () => {
  const upgrades = { 'ship-or-hammer': 1 };

  test('is a ship, or a hammer [RM-9.3]', () => {
    const ship = atSea({ leader: 'huskarl', upgrades }, 'rough-seas', 'knarr');
    ship.does('boar', { kind: 'pay' });
    expect(ship.told('upgrade-spent')).toMatchObject([{ as: 'ship' }]);
    const hammer = atSea({ leader: 'huskarl', upgrades }, 'viking-raiders', 'knarr');
    hammer.does('boar', { kind: 'pay' });
    expect(hammer.told('upgrade-spent')).toMatchObject([{ as: 'hammer' }]);
  });

  test('is never both at once [RM-9.3]', () => {
    const artefacts = [{ card: 'skidbladnir', die: 'red-ship' }];
    const one = atSea({ upgrades, artefacts: [{ card: 'skidbladnir' }], dice: { 'red-chest': 1 } }, 'kraken', 'knarr');
    expect(one.told('journey-paid')).toEqual([]);
    expect(one.told('journey-suffered')).toHaveLength(1);
    // With a ship besides, it is the hammer.
    const two = atSea({ upgrades, artefacts, dice: {} }, 'kraken', 'knarr');
    two.does('boar', { kind: 'pay' });
    expect(two.told('upgrade-spent')).toMatchObject([{ as: 'hammer' }]);
    expect(two.told('die-spent')).toMatchObject([{ die: 'red-ship', as: 'ship' }]);
    expect(two.ship('boar').glory).toBe(5);
  });

  test('is one single hammer in combat [RM-9.4]', () => {
    const t = selected('territories', { favour: 0, upgrades });
    t.does('boar', { kind: 'act' });
    t.luck(...successes(1)).does('boar', { kind: 'force', territory: 'food-3' });
    expect(t.told('combat-rolled')).toMatchObject([{ zeros: 0, ones: 1, twos: 0 }]);
    expect(tiles(t)).toBe('0/0 0/0 0/1');
    expect(t.told('combat-lost')).toMatchObject([{ successes: 1, defence: 3 }]);
  });
});

describe('a tile is no die', () => {
  const upgrades = { shield: 1, chest: 1, 'ship-or-hammer': 1 };

  test('it cannot pay where any die is asked for [RM-9.5]', () => {
    const t = selected('keeps', { upgrades, slots: { keeps: ['pillager-reaver', 'flame-bringer'] } });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    const sea = atSea({ upgrades, artefacts: [{ card: 'bodn' }] }, 'starvation', 'knarr');
    expect(sea.told('journey-suffered')).toHaveLength(1);
  });

  test('nor where a die of a colour is [RM-9.5]', () => {
    const t = selected('keeps', { upgrades, slots: { keeps: ['favoured-soul', 'grizzled-warrior', 'hromenn'] } });
    expect(t.asked()).toEqual(['boar act-or-rest']);
  });

  test('nor lie on an artefact, nor be lost as a die [RM-9.5]', () => {
    const t = selected('keeps', { upgrades, artefacts: [{ card: 'bodn' }, { card: 'draupnir' }] });
    expect(t.of('boar', 'store')).toEqual([]);
    const sea = atSea({ food: 9, upgrades: { shield: 1 } }, 'kraken', 'knarr');
    expect(sea.told('journey-suffered')).toHaveLength(1);
    expect(sea.told('die-lost')).toEqual([]);
    expect(tiles(sea)).toBe('1/0 0/0 0/0');
  });

  test('and it takes no space from the dice [RM-9.5]', () => {
    const t = selected('keeps', { upgrades, dice: { 'red-ship': 9 } });
    t.all('boar', { kind: 'rest-die' }, { kind: 'take-die', die: 'red-ship' });
    expect(t.ship('boar').crew).toBe(10);
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });
});

describe('room for tiles', () => {
  const raid = (boar: GivenSeat): TestTable => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { dice: { 'red-chest': 2 }, ...boar } },
      open: { villages: ['ship-upgrade-shield', 'ship-upgrade-shield'] },
      decks: { villages: ['bodn', 'draupnir'] },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    t.does('boar', { kind: 'act' });
    while (t.ask('boar')?.prompt === 'payment') t.does('boar', { kind: 'spend', die: 'red-chest' });
    t.does('boar', { kind: 'take-group', group: 1 });
    t.all('boar', { kind: 'resolve', card: 'bodn' }, { kind: 'resolve', card: 'draupnir' });
    return t;
  };

  test('a seat holds three, several of one kind among them [RM-9.6]', () => {
    const t = raid({ upgrades: { shield: 1 } });
    t.all('boar', { kind: 'take-upgrade' }, { kind: 'take-upgrade' });
    expect(tiles(t)).toBe('3/0 0/0 0/0');
    expect(t.ship('boar').glory).toBe(0);
    expect(t.view().supply.upgrades.shield).toBe(1);
  });

  test.each([
    ['three up', { upgrades: { chest: 2, shield: 1 } }, '1/0 2/0 0/0'],
    ['one of them down', { upgrades: { chest: 2 }, usedUpgrades: { 'ship-or-hammer': 1 } }, '0/0 2/0 0/1'],
  ])('with %s there is no room, and none is replaced [RM-9.6]', (_, boar, after) => {
    const t = raid(boar);
    expect(t.told('upgrade-taken')).toEqual([]);
    expect(tiles(t)).toBe(after);
    expect(t.ship('boar').glory).toBe(6);
  });

  test('a tile taken through an artefact, while another is offered, fills the last space for both [RM-9.6]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: {
          upgrades: { chest: 2 },
          artefacts: [{ card: 'sacred-ash-stave', die: 'red-chest' }],
        },
      },
      open: { reavers: ['axe-chief', 'axe-chief'] },
      decks: { villages: ['ship-upgrade-shield', 'ship-upgrade-chest', 'farm'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'promote', card: 'axe-chief' });
    t.does('boar', { kind: 'choose-deck', deck: 'villages' });
    expect(t.ask('boar')?.args).toEqual({ card: 'ship-upgrade-shield' });
    t.does('boar', { kind: 'use', artefact: 'sacred-ash-stave' });
    t.does('boar', { kind: 'keep-card', card: 'ship-upgrade-chest' });
    t.does('boar', { kind: 'take-upgrade' });
    // No room is left for the tile that was offered first: it is worth its Glory.
    expect(tiles(t)).toBe('0/0 3/0 0/0');
    expect(t.ship('boar').glory).toBe(3);
    expect(t.asked()).toEqual(['boar use-reaver']);
    expect(t.audit()).toEqual([]);
  });

  test('nor can the last tile of a kind be taken twice [RM-9.6]', () => {
    const t = table(['boar', 'stag'], {
      seats: {
        boar: { artefacts: [{ card: 'sacred-ash-stave', die: 'red-chest' }] },
        stag: { upgrades: { shield: 3 } },
      },
      open: { reavers: ['axe-chief', 'axe-chief'] },
      decks: { villages: ['ship-upgrade-shield', 'ship-upgrade-shield', 'farm'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'promote', card: 'axe-chief' });
    t.all('boar', { kind: 'choose-deck', deck: 'villages' }, { kind: 'use', artefact: 'sacred-ash-stave' });
    t.all('boar', { kind: 'keep-card', card: 'ship-upgrade-shield' }, { kind: 'take-upgrade' });
    expect(tiles(t)).toBe('1/0 0/0 0/0');
    expect(t.view().supply.upgrades.shield).toBe(0);
    expect(t.ship('boar').glory).toBe(3);
    expect(t.audit()).toEqual([]);
  });
});
