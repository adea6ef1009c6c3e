import { describe, expect, test } from 'vitest';
import { COLOURS, FACES } from './dice.ts';
import { KEEP_CARDS } from './keeps.ts';
import { PROPHECIES } from './prophecies.ts';
import { REAVERS } from './reavers.ts';
import { RECONSTRUCTED } from './reconstructed.ts';
import { BATTLES, JOURNEYS } from './sea.ts';
import { COSTS, SPACES } from './spaces.ts';
import { TERRITORIES } from './territories.ts';
import { VILLAGE_CARDS } from './villages.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const copies = (group: Readonly<Record<string, { readonly copies: number }>>, ids = Object.keys(group)): number =>
  sum(ids.map(id => group[id].copies));
const rises = (numbers: readonly number[]): boolean => numbers.every((n, i) => i === 0 || n >= numbers[i - 1]);

test('a crew die has each of its six faces once, a combat die 0, 1 and 2 twice [RM-R-dice]', () => {
  const { dice } = RECONSTRUCTED;
  for (const colour of COLOURS) expect([...dice[colour]].sort()).toEqual([...FACES].sort());
  expect([...dice.combat].sort()).toEqual([0, 0, 1, 1, 2, 2]);
});

test('a board has 10 dice spaces and 3 for tiles, of which 4 boards could hold all 12 [RM-R-board]', () => {
  const { board, upgrades } = RECONSTRUCTED;
  expect(board).toMatchObject({ diceSpaces: 10, upgradeSlots: 3 });
  expect(copies(upgrades)).toBe(4 * board.upgradeSlots);
  expect(Object.values(upgrades).map(tile => tile.copies)).toEqual([4, 4, 4]);
  expect(Object.values(upgrades).map(tile => [...tile.countsAs].sort())).toEqual([
    ['shield'],
    ['chest'],
    ['hammer', 'ship'],
  ]);
});

test('the four slots belong to the spaces with a cost [RM-R-slots]', () => {
  const paid = SPACES.filter(space => COSTS[space].food > 0 || space === 'territories');
  expect([...RECONSTRUCTED.board.specialisations].sort()).toEqual([...paid].sort());
});

test('as many stacks, pairs and sea battles lie open as there are seats, and 4 prophecies [RM-R-places]', () => {
  const { trade, ...others } = RECONSTRUCTED.faceUp;
  expect(trade).toEqual([4, 4, 4]);
  expect(Object.values(others)).toEqual([
    [2, 3, 4],
    [2, 3, 4],
    [2, 3, 4],
    [2, 3, 4],
  ]);
});

describe('reavers', () => {
  const CLAN_COLOURS = [
    ['helmet', 'red'],
    ['raven', 'blue'],
    ['tree', 'yellow'],
  ] as const;

  test('are 66, 22 of each clan [RM-R-reavers]', () => {
    expect(Object.keys(RECONSTRUCTED.reavers).sort()).toEqual(REAVERS.map(({ id }) => id).sort());
    expect(copies(RECONSTRUCTED.reavers)).toBe(66);
    for (const [clan] of CLAN_COLOURS) {
      const ids = REAVERS.filter(reaver => reaver.clan === clan).map(({ id }) => id);
      expect(copies(RECONSTRUCTED.reavers, ids)).toBe(22);
    }
  });

  test('roll 2 dice, one of their own colour, the other half and half, and rally one of their own [RM-R-reavers]', () => {
    for (const [clan, colour] of CLAN_COLOURS) {
      const prints = REAVERS.filter(reaver => reaver.clan === clan).map(({ id }) => RECONSTRUCTED.reavers[id]);
      for (const { rolled, rally } of prints) {
        expect(rolled).toHaveLength(2);
        expect(rolled[0]).toBe(colour);
        expect(rolled[1]).not.toBe(colour);
        expect(rally).toEqual([colour]);
      }
      for (const other of COLOURS.filter(one => one !== colour)) {
        expect(sum(prints.filter(({ rolled }) => rolled[1] === other).map(print => print.copies))).toBe(11);
      }
    }
  });
});

test('45 sea battles and 24 journeys; Defence and combination grow with the Glory [RM-R-sea]', () => {
  const { battles, journeys } = RECONSTRUCTED;
  expect(Object.keys(journeys).sort()).toEqual(JOURNEYS.map(({ id }) => id).sort());
  expect([copies(battles), copies(journeys)]).toEqual([45, 24]);
  const byGlory = [...BATTLES].sort((a, b) => (a.gain.glory ?? 0) - (b.gain.glory ?? 0)).map(({ id }) => battles[id]);
  expect(byGlory).toHaveLength(8);
  expect(rises(byGlory.map(({ defence }) => defence))).toBe(true);
  expect(rises(byGlory.map(({ combination }) => combination.length))).toBe(true);
});

test('17 names make 34 prophecies, 2 of each [RM-R-prophecies]', () => {
  expect(PROPHECIES).toHaveLength(17);
  expect(Object.keys(RECONSTRUCTED.prophecies).sort()).toEqual(PROPHECIES.map(({ id }) => id).sort());
  expect(Object.values(RECONSTRUCTED.prophecies).every(card => card.copies === 2)).toBe(true);
  expect(copies(RECONSTRUCTED.prophecies)).toBe(34);
});

test('76 keep loot cards: whole sets of each kind, 9 walls, 9 towers [RM-R-keep-loot]', () => {
  const { keeps } = RECONSTRUCTED;
  const named = (start: string) => KEEP_CARDS.map(({ id }) => id).filter(id => id.startsWith(start));
  const counts = ['armor', 'treasure', 'art', 'tapestry', 'keep-wall', 'tower'].map(kind => copies(keeps, named(kind)));
  expect(counts).toEqual([18, 16, 12, 12, 9, 9]);
  expect(copies(keeps)).toBe(76);
  expect([18 % 6, 16 % 4, 12 % 3, 12 % 3]).toEqual([0, 0, 0, 0]);
  expect(new Set(named('tapestry').map(id => keeps[id].copies))).toEqual(new Set([4]));
});

describe('village loot', () => {
  const { villages } = RECONSTRUCTED;
  const ofKind = (kind: string) => VILLAGE_CARDS.filter(card => card.kind === kind).map(({ id }) => id);

  test('is 62 cards: 28 artefacts, 12 upgrades, 8 farms, 5 walls, 6 artisans, 3 carvings [RM-R-village-loot]', () => {
    expect(copies(villages)).toBe(62);
    const kinds = [
      ofKind('artefact'),
      ofKind('upgrade'),
      ['farm'],
      ['village-wall'],
      ofKind('artisan'),
      ofKind('runes'),
    ];
    expect(kinds.map(ids => copies(villages, ids))).toEqual([28, 12, 8, 5, 6, 3]);
  });

  test('has ten artefacts whose Glory is not in the text, on the scale of the four that is [RM-R-village-loot]', () => {
    const known = VILLAGE_CARDS.flatMap(card => (card.kind === 'artefact' && card.glory ? [card.glory] : []));
    expect([...known].sort()).toEqual([2, 2, 3, 4]);
    const chosen = ofKind('artefact').flatMap(id => villages[id].glory ?? []);
    expect(chosen).toHaveLength(10);
    for (const glory of chosen) expect(known).toContain(glory);
    // Never both: what the text tells cannot be replaced.
    const both = VILLAGE_CARDS.filter(card => card.kind === 'artefact' && card.glory && villages[card.id].glory);
    expect(both).toEqual([]);
  });
});

test('nine stacks of 6 tiles; costs and rewards grow with the level [RM-R-territories]', () => {
  const { territories } = RECONSTRUCTED;
  expect(Object.keys(territories)).toEqual(TERRITORIES.map(({ id }) => id));
  for (const { tiles } of Object.values(territories)) expect(sum(tiles.map(tile => tile.copies))).toBe(6);
  for (const kind of ['food', 'favour', 'dice']) {
    const levels = [1, 2, 3].map(level => territories[`${kind}-${level}`]);
    const costs = levels.map(({ cost }) => (cost.food ?? 0) + (cost.favour ?? 0));
    const rewards = levels.map(({ tiles }) =>
      sum(
        tiles.map(
          ({ copies, food = 0, favour = 0, chosen = 0, rolled = 0 }) => copies * (food + favour + chosen + rolled),
        ),
      ),
    );
    for (const list of [costs, rewards]) {
      expect(list[0]).toBeGreaterThan(0);
      expect(list[1]).toBeGreaterThan(list[0]);
      expect(list[2]).toBeGreaterThan(list[1]);
    }
  }
});
