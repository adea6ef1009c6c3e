import { describe, expect, test } from 'vitest';
import { byName, firstOf } from '../../../kit/rules/ids.ts';
import { boardOf, type Region } from './board.ts';
import { around, HEX_COUNT, type Hex, LETTERS } from './grids.ts';
import { LORD } from './lords.ts';
import { isHome } from './pack-checks.ts';
import { checkBoard } from './playable.ts';
import { RECONSTRUCTED } from './reconstructed.ts';
import { REGIONS, type RegionId } from './regions.ts';
import { ISLANDS, SEAS } from './waters.ts';

const board = boardOf(RECONSTRUCTED.board);
const regionNumber = byName<Region>(REGIONS);
const neighbours = (id: RegionId): string[] => board.adjacent[regionNumber[id]].map(other => REGIONS[other]).sort();
const waters = (id: RegionId): string[] => board.seas[regionNumber[id]].map(sea => SEAS[sea]).sort();

describe('the board [SC-R-board]', () => {
  test('can be played', () => {
    expect(() => checkBoard(board)).not.toThrow();
  });

  test('has 456 hexes, 137 of them at sea and 4 islands', () => {
    const count = (kind: string) => board.cells.filter(({ owner }) => owner.kind === kind).length;
    expect([count('region'), count('sea'), count('island')]).toEqual([HEX_COUNT - 137 - ISLANDS.length, 137, 4]);
    expect(new Set(Object.values(LETTERS)).size).toBe(Object.keys(LETTERS).length);
  });

  test('every hex is a neighbour of its neighbours, six in the middle', () => {
    for (const hex of firstOf<Hex>(HEX_COUNT)) {
      for (const beside of around(hex)) expect(around(beside)).toContain(hex);
    }
    expect(around((5 * 24 + 5) as Hex)).toHaveLength(6);
    expect(around(0 as Hex)).toHaveLength(2);
  });

  test.each([
    ['selorian', ['glorien', 'kragh', 'noorland'], ['bokne', 'courland']],
    ['kragh', ['glorien', 'hjelmark', 'noorland', 'ringeriken', 'selorian'], []],
    ['glorien', ['kragh', 'ringeriken', 'selorian', 'skaneval'], ['courland', 'sjaelland-sea']],
    ['illuria', ['jylland', 'kurlann', 'rugenmark'], ['sjaelland-sea']],
    ['noorland', ['hjelmark', 'koregan', 'kragh', 'selorian', 'terra-innoma'], ['bokne']],
    ['koregan', ['hjelmark', 'noorland', 'trondarn'], ['svarr']],
    ['vaasa', ['kunghar', 'terra-innoma', 'turku'], ['bokne']],
    ['eesti', ['heduken', 'ingerven', 'kurlann'], ['courland', 'turku-sea']],
    ['heduken', ['eesti', 'kurlann'], []],
    ['kunghar', ['ingerven', 'karhela', 'kenord', 'terra-innoma', 'turku', 'vaasa'], ['inner-sea']],
    ['kenord', ['karhela', 'kunghar', 'terra-innoma'], []],
    ['jylland', ['illuria'], ['sjaelland-sea', 'skagerrak', 'svarr']],
    ['larsoyane', ['halsilglaar', 'ringeriken'], ['skagerrak', 'svarr']],
    ['ringeriken', ['glorien', 'halsilglaar', 'hjelmark', 'kragh', 'larsoyane'], ['sjaelland-sea', 'skagerrak']],
    ['halsilglaar', ['hjelmark', 'larsoyane', 'ringeriken', 'trondarn'], ['svarr']],
    ['turku', ['ingerven', 'kunghar', 'vaasa'], ['bokne', 'inner-sea', 'turku-sea']],
    ['terra-innoma', ['kenord', 'kunghar', 'noorland', 'vaasa'], ['bokne']],
    ['trondarn', ['halsilglaar', 'hjelmark', 'koregan'], ['svarr']],
    ['hjelmark', ['halsilglaar', 'koregan', 'kragh', 'noorland', 'ringeriken', 'trondarn'], []],
    ['skaneval', ['glorien'], ['courland', 'sjaelland-sea']],
    ['rugenmark', ['illuria', 'kurlann'], ['courland', 'sjaelland-sea']],
    ['kurlann', ['eesti', 'heduken', 'illuria', 'rugenmark'], ['courland']],
    ['ingerven', ['eesti', 'karhela', 'kunghar', 'turku'], ['turku-sea']],
    ['karhela', ['ingerven', 'kenord', 'kunghar'], []],
  ] as const)('%s has these neighbours and waters', (id, lands, seas) => {
    expect(neighbours(id)).toEqual(lands);
    expect(waters(id)).toEqual(seas);
    for (const other of lands) expect(neighbours(other)).toContain(id);
  });

  test('can be walked from end to end', () => {
    const reached = new Set<RegionId>(['selorian']);
    for (const id of reached) for (const other of neighbours(id)) reached.add(other as RegionId);
    expect(reached.size).toBe(REGIONS.length);
  });

  test('eleven lands touch its edge [SC-C-barbarians]', () => {
    const border = REGIONS.filter(id => board.border[regionNumber[id]]);
    expect(border).toEqual(
      ['illuria', 'noorland', 'koregan', 'eesti', 'heduken', 'kenord', 'jylland', 'terra-innoma', 'kurlann'].concat(
        'ingerven',
        'karhela',
      ),
    );
  });

  test('fifteen capitals lie on a coast [SC-2.15]', () => {
    const coastal = REGIONS.filter(id => board.capitalSeas[regionNumber[id]].length > 0);
    expect(coastal).toHaveLength(15);
    expect(coastal).toEqual(expect.arrayContaining(['noorland', 'selorian', 'koregan', 'vaasa', 'turku', 'kunghar']));
    expect(REGIONS.filter(id => board.seas[regionNumber[id]].length === 0)).toEqual([
      'kragh',
      'heduken',
      'kenord',
      'hjelmark',
      'karhela',
    ]);
  });

  test('seas touch as they do on a map', () => {
    const next = Object.fromEntries(SEAS.map((id, i) => [id, [...board.seaNext][i].map(sea => SEAS[sea]).sort()]));
    expect(next).toEqual({
      svarr: ['skagerrak'],
      courland: ['bokne', 'sjaelland-sea', 'turku-sea'],
      'turku-sea': ['bokne', 'courland'],
      'sjaelland-sea': ['courland', 'skagerrak'],
      skagerrak: ['sjaelland-sea', 'svarr'],
      bokne: ['courland', 'turku-sea'],
      'inner-sea': [],
    });
  });

  test('counts forests, of which Glorien has the most [SC-C-forest-call]', () => {
    expect(board.forests[regionNumber.glorien]).toBe(11);
    expect(board.forests[regionNumber.koregan]).toBe(0);
    expect([...board.forests].reduce((sum, n) => sum + n, 0)).toBe(65);
  });

  test.each(LORD.map(lord => [lord.id, lord] as const))(
    '%s begins in two lands that touch and fit the sheet',
    (_, lord) => {
      const [one, other] = lord.history.map(({ region }) => region);
      expect(neighbours(one)).toContain(other);
      expect(isHome(RECONSTRUCTED, lord, one) || isHome(RECONSTRUCTED, lord, other)).toBe(true);
    },
  );
});
