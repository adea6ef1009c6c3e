import { describe, expect, test } from 'vitest';
import type { Given, GivenSeat } from '../../arrange.ts';
import type { CrestId } from '../../numbers.ts';
import { falls, type TestTable, table } from '../../testing.ts';
import { copiesOf } from './copies.ts';

const TWO = ['boar', 'stag'] as const;

/** Stag has selected Raid Villages and rests; Boar takes the one card that lies open. */
function raids(card: string, boar: GivenSeat = {}, more: Given = {}, options = {}): TestTable {
  const t = table(
    TWO,
    {
      first: 'stag',
      open: { villages: [card] },
      seats: { boar: { food: 1, favour: 0, dice: { 'red-chest': 2 }, ...boar }, ...more.seats },
    },
    { options },
  );
  t.does('stag', { kind: 'select', space: 'villages' });
  t.does('stag', { kind: 'rest-food' });
  t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
  return t;
}

const OVER = ['boar select'];
const underDeck = (t: TestTable): readonly string[] => t.view().discards.villages;
const tiles = (t: TestTable, crest: CrestId): Record<string, number> =>
  Object.fromEntries(t.ship(crest).upgrades.map(({ upgrade, faceUp }) => [upgrade, faceUp]));

describe('Ship Upgrade', () => {
  test.each(['shield', 'chest', 'ship-or-hammer'])(
    'puts the %s tile on a free space, or gives 3 Glory [RM-C-ship-upgrade]',
    tile => {
      const card = `ship-upgrade-${tile}`;
      expect(copiesOf('villages', card)).toBe(4);
      const takes = raids(card);
      takes.does('boar', { kind: 'take-upgrade' });
      expect(tiles(takes, 'boar')).toEqual({ shield: 0, chest: 0, 'ship-or-hammer': 0, [tile]: 1 });
      expect(takes.view().supply.upgrades[tile as 'shield']).toBe(3);
      expect(takes.ship('boar').glory).toBe(0);
      expect(underDeck(takes)).toEqual([card]);
      const leaves = raids(card);
      leaves.does('boar', { kind: 'take-glory' });
      expect(leaves.ship('boar').glory).toBe(3);
      expect(tiles(leaves, 'boar')).toEqual({ shield: 0, chest: 0, 'ship-or-hammer': 0 });
      expect(underDeck(leaves)).toEqual([card]);
      expect(leaves.asked()).toEqual(OVER);
    },
  );

  test('without a free space it is the Glory, a tile that lies face down fills one too [RM-C-ship-upgrade]', () => {
    const t = raids('ship-upgrade-shield', {
      upgrades: { shield: 2 },
      usedUpgrades: { 'ship-or-hammer': 1 },
    });
    expect(t.ship('boar').glory).toBe(3);
    expect(tiles(t, 'boar')).toMatchObject({ shield: 2 });
    expect(underDeck(t)).toEqual(['ship-upgrade-shield']);
    expect(t.asked()).toEqual(OVER);
  });

  test('and so it is with no such tile left [RM-C-ship-upgrade]', () => {
    const t = raids(
      'ship-upgrade-shield',
      { upgrades: { shield: 1 } },
      { seats: { stag: { upgrades: { shield: 3 } } } },
    );
    expect(t.view().supply.upgrades.shield).toBe(0);
    expect(t.ship('boar').glory).toBe(3);
    expect(tiles(t, 'boar')).toMatchObject({ shield: 1 });
    expect(t.asked()).toEqual(OVER);
  });

  test('also if the last space is filled while the question is open [RM-C-ship-upgrade]', () => {
    const t = table(TWO, {
      seats: { boar: { upgrades: { chest: 2 }, artefacts: [{ card: 'jarnglofar', die: 'blue-raven' }] } },
      open: { reavers: ['lithsman'] },
      decks: { villages: ['ship-upgrade-shield', 'ship-upgrade-ship-or-hammer'] },
    });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 }, { kind: 'promote', card: 'lithsman' });
    t.does('boar', { kind: 'choose-deck', deck: 'villages' });
    expect(t.ask('boar')).toMatchObject({ prompt: 'upgrade', args: { card: 'ship-upgrade-shield' } });
    t.all('boar', { kind: 'use', artefact: 'jarnglofar' }, { kind: 'choose-deck', deck: 'villages' });
    expect(t.ask('boar')).toMatchObject({ prompt: 'upgrade', args: { card: 'ship-upgrade-ship-or-hammer' } });
    t.does('boar', { kind: 'take-upgrade' });
    expect(tiles(t, 'boar')).toEqual({ shield: 0, chest: 2, 'ship-or-hammer': 1 });
    expect(t.ship('boar').glory).toBe(3);
    expect(t.asked()).toEqual(['stag act-or-rest']);
    expect(t.audit()).toEqual([]);
  });
});

describe('what may be pillaged', () => {
  test('a Farm gives 3 Food [RM-C-farm]', () => {
    expect(copiesOf('villages', 'farm')).toBe(8);
    const t = raids('farm');
    expect(t.ship('boar')).toMatchObject({ food: 3, terror: 0 });
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ food: 3, favour: 0, terror: 0, tokens: { farm: 0, wall: 0 } });
    expect(underDeck(t)).toEqual(['farm']);
    expect(t.asked()).toEqual(OVER);
  });

  test('pillaged, 1 Food, a Farm and a Terror more [RM-C-farm]', () => {
    const t = raids('farm');
    t.does('boar', { kind: 'pillage' });
    expect(t.ship('boar')).toMatchObject({ food: 4, favour: 0, glory: 0, terror: 1 });
    expect(t.ship('boar').tokens).toEqual({ farm: 1, wall: 0, tower: 0 });
    expect(underDeck(t)).toEqual(['farm']);
  });

  test('a Village Wall gives 2 Favour [RM-C-village-wall]', () => {
    expect(copiesOf('villages', 'village-wall')).toBe(5);
    const t = raids('village-wall');
    t.does('boar', { kind: 'decline' });
    expect(t.ship('boar')).toMatchObject({ food: 0, favour: 2, terror: 0, tokens: { farm: 0, wall: 0 } });
    expect(underDeck(t)).toEqual(['village-wall']);
    expect(t.asked()).toEqual(OVER);
  });

  test('pillaged, 1 Favour, a Wall and a Terror more [RM-C-village-wall]', () => {
    const t = raids('village-wall');
    t.does('boar', { kind: 'pillage' });
    expect(t.ship('boar')).toMatchObject({ food: 0, favour: 3, glory: 0, terror: 1 });
    expect(t.ship('boar').tokens).toEqual({ farm: 0, wall: 1, tower: 0 });
    expect(underDeck(t)).toEqual(['village-wall']);
  });
});

describe.each([
  { clause: '[RM-C-axes-and-spears]', card: 'axes-and-spears', colours: ['blue', 'red'] },
  { clause: '[RM-C-bows-and-arrows]', card: 'bows-and-arrows', colours: ['blue', 'yellow'] },
  { clause: '[RM-C-bundle-of-swords]', card: 'bundle-of-swords', colours: ['red', 'yellow'] },
])('$card $clause', ({ card, colours }) => {
  test(`rolls ${colours.join(' and ')}, and is there twice`, () => {
    expect(copiesOf('villages', card)).toBe(2);
    const t = raids(card);
    t.luck(...falls('ship', 'chest')).does('boar', { kind: 'take-dice' });
    expect(t.dice('boar')).toEqual({ [`${colours[0]}-ship`]: 1, [`${colours[1]}-chest`]: 1 });
    expect(t.ship('boar')).toMatchObject({ glory: 0, terror: 0 });
    expect(underDeck(t)).toEqual([card]);
    expect(t.asked()).toEqual(OVER);
  });

  test('or gives 5 Glory and a Terror, and no dice', () => {
    const t = raids(card);
    expect(t.choices('boar')).toEqual([{ kind: 'take-dice' }, { kind: 'plunder' }]);
    expect(t.why('boar', { kind: 'decline' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'plunder' });
    expect(t.ship('boar')).toMatchObject({ glory: 5, terror: 1, crew: 0 });
    expect(underDeck(t)).toEqual([card]);
    expect(t.asked()).toEqual(OVER);
  });
});

describe('Runic Carvings', () => {
  test('pass a Terror on to another seat [RM-C-runic-carvings]', () => {
    expect(copiesOf('villages', 'runic-carvings')).toBe(3);
    const t = raids('runic-carvings', { terror: 2 }, { seats: { stag: { terror: 1 } } });
    expect(t.of('boar', 'curse')).toEqual([{ kind: 'curse', seat: 1 }]);
    t.does('boar', { kind: 'curse', seat: 1 });
    expect([t.ship('boar').terror, t.ship('stag').terror]).toEqual([1, 2]);
    expect(t.ship('boar').glory).toBe(0);
    expect(underDeck(t)).toEqual(['runic-carvings']);
    expect(t.asked()).toEqual(OVER);
  });

  test('to one of choice, never to oneself [RM-C-runic-carvings]', () => {
    const t = table(['boar', 'stag', 'owl', 'ram'], {
      seats: { owl: { terror: 1, slots: { keeps: ['axe-chief'] } } },
      decks: { villages: ['runic-carvings', 'runic-carvings'] },
    });
    t.does('boar', { kind: 'select', space: 'keeps' });
    t.does('owl', { kind: 'keep-card', card: 'runic-carvings' });
    expect(t.of('owl', 'curse').map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(t.why('owl', { kind: 'curse', seat: 2 })).toEqual(['RM-C-runic-carvings']);
    t.does('owl', { kind: 'curse', seat: 3 });
    expect(t.crests.map(crest => t.ship(crest).terror)).toEqual([0, 0, 0, 1]);
  });

  test('or give 10 Glory and 2 Terror [RM-C-runic-carvings]', () => {
    const t = raids('runic-carvings', { terror: 1 });
    t.does('boar', { kind: 'plunder' });
    expect(t.ship('boar')).toMatchObject({ glory: 10, terror: 3 });
    expect(t.ship('stag').terror).toBe(0);
    expect(underDeck(t)).toEqual(['runic-carvings']);
  });

  test('who has no Terror may give one all the same [RM-C-runic-carvings]', () => {
    const t = raids('runic-carvings', { terror: 0 });
    t.does('boar', { kind: 'curse', seat: 1 });
    expect([t.ship('boar').terror, t.ship('stag').terror]).toEqual([0, 1]);
  });

  test('unless the table says otherwise [RM-O-runes]', () => {
    const options = { runes: 'own-terror' };
    // With nothing left to choose the Glory comes by itself.
    expect(raids('runic-carvings', { terror: 0 }, {}, options).ship('boar')).toMatchObject({ glory: 10, terror: 2 });
    const t = raids('runic-carvings', { terror: 1 }, {}, options);
    t.does('boar', { kind: 'curse', seat: 1 });
    expect([t.ship('boar').terror, t.ship('stag').terror]).toEqual([0, 1]);
  });
});
