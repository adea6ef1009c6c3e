import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../engine/contract/content.ts';
import { contentSpec, withPack } from './pack.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

const problem = (pack: unknown): string => {
  try {
    readContent(contentSpec, pack);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'it is taken';
};

/** The board with other letters in one place: row and column counted from 1. */
const changed = (grid: 'land' | 'terrain', row: number, column: number, letters: string): readonly string[] =>
  RECONSTRUCTED.board[grid].map((text, i) =>
    i === row - 1 ? text.slice(0, column - 1) + letters + text.slice(column - 1 + letters.length) : text,
  );
const land = (row: number, column: number, letters: string) => ({
  board: { land: changed('land', row, column, letters) },
});
const terrain = (row: number, column: number, letters: string) => ({
  board: { terrain: changed('terrain', row, column, letters) },
});
/** Both grids at once. */
const hex = (row: number, column: number, letters: string, ground: string) => ({
  board: { land: changed('land', row, column, letters), terrain: changed('terrain', row, column, ground) },
});
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('a content pack [SC-R-pack]', () => {
  test('may replace every reconstructed value, and each is listed with its clause', () => {
    const ids = contentSpec.values.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'regions.turku.troop',
        'wealth.fertility-8',
        'battle.rows',
        'prices.elf.upkeep',
        'board.land',
      ]),
    );
    expect(contentSpec.values.every(({ clause }) => clause.startsWith('SC-R-'))).toBe(true);
    expect(problem(JSON.parse(JSON.stringify(RECONSTRUCTED)))).toBe('it is taken');
  });

  test('reads as the example of the documents does', () => {
    const text = readFileSync(new URL('../../../../docs/content-packs.md', import.meta.url), 'utf8');
    const [, example] = /## Scandinavia\s+```json\n([\s\S]*?)```/.exec(text) ?? [];
    expect(problem(JSON.parse(example))).toBe('it is taken');
  });

  test('says nothing of what the rulebook tells', () => {
    const ids = contentSpec.values.map(({ id }) => id);
    expect(ids.filter(id => id.startsWith('regions.kragh'))).toEqual(['regions.kragh.fertility']);
    expect(ids.filter(id => /ogre|imperial-guard\.recruit|undead/.test(id))).toEqual(['counters.ogre.copies']);
  });

  test('keeps what it does not name', () => {
    const values = withPack(
      contentSpec.read({ regions: { turku: { creed: 4 } }, counters: { elf: { copies: 17 }, orc: { copies: 19 } } }),
    );
    expect(values.regions.turku).toEqual({ ...RECONSTRUCTED.regions.turku, creed: 4 });
    expect(values.counters.elf.copies + values.counters.orc.copies).toBe(36);
    expect(values.board).toEqual(RECONSTRUCTED.board);
  });

  test.each([
    [[], 'the content pack must be an object {…}, but is []'],
    [{ runes: {} }, 'runes: unknown; there are regions, islands, wealth'],
    [{ regions: { asgard: {} } }, 'regions.asgard: unknown'],
    [{ regions: { kragh: { troop: 'elf' } } }, 'regions.kragh.troop: unknown; there are fertility'],
    [{ regions: { turku: { fertility: 9 } } }, 'regions.turku.fertility: must be a whole number from 2 to 8, but is 9'],
    [
      { regions: { turku: { alignment: 'evil' } } },
      'regions.turku.alignment: is "evil"; allowed are chaotic, neutral, good',
    ],
    [{ regions: { turku: { troop: 'undead' } } }, 'regions.turku.troop: is "undead"; allowed are half-elf'],
    [
      { regions: { kunghar: { alignment: 'good' }, kenord: { alignment: 'neutral' } } },
      'regions.kunghar: krosen begins in kunghar and kenord, and one of them must be chaotic',
    ],
    [
      { islands: { aland: { sea: 'svarr' } } },
      'islands.aland.sea: is svarr, but around it is courland, turku-sea, bokne',
    ],
    [{ wealth: { 'fertility-5': [1, 2] } }, 'wealth.fertility-5: must have 24 values, but has 2'],
    [{ wealth: { 'fertility-5': times(24, 4) } }, 'wealth.fertility-5[23]: must be 5, the fertility, but is 4'],
    [{ wealth: { 'fertility-5': [...times(22, 4), 3, 5] } }, 'wealth.fertility-5[22]: must not be less than before'],
    [
      { wealth: { 'fertility-8': [...times(16, 5), 5, 5, ...times(6, 8)] } },
      'wealth.fertility-8[17]: in the rulebook selorian has wealth 6 at prosperity 18, and here 5',
    ],
    [{ battle: { columns: [1, 3, 3] } }, 'battle.columns[2]: must be more than the one before'],
    [{ battle: { columns: [2, 3] } }, 'battle.columns[0]: must be 1, but is 2'],
    [{ battle: { last: 50 } }, 'battle.last: must be at least 56, where the last column begins'],
    [{ battle: { rows: times(16, [1]) } }, 'battle.rows[0]: must have 19 values, one for each column, but has 1'],
    [
      { battle: { rows: times(16, times(19, 1)) } },
      'battle.rows[6][8]: in the rulebook potential 18 and a die of 6 give 5',
    ],
    [{ battle: { beyond: [1] } }, 'battle.beyond: must have 16 values, but has 1'],
    [{ commoners: { good: [[0]] } }, 'commoners.good: must have 3 values, but has 1'],
    [
      { commoners: { prosperity: times(24, 10) } },
      'commoners.prosperity[0]: must be a whole number from -9 to 9, but is 10',
    ],
    [{ prices: { ogre: { upkeep: 6 } } }, 'prices.ogre: unknown'],
    [{ prices: { elf: { camp: 4 } } }, 'prices.elf.camp: is 4, more than 3 without a camp'],
    [{ counters: { elf: { copies: 20 } } }, 'counters: the copies add up to 212, and the box has 210'],
    [
      { counters: { elf: { copies: 3 }, orc: { copies: 33 } } },
      'counters.elf.copies: is 3, but the lords begin with 4',
    ],
  ])('is refused by field and value: %j', (pack, message) => {
    expect(problem(pack)).toContain(message);
  });
});

describe('a board that cannot be played is refused by row and column [SC-R-pack]', () => {
  test.each([
    [
      'too few rows',
      { board: { land: RECONSTRUCTED.board.land.slice(1) } },
      'board.land: must have 19 rows, but has 18',
    ],
    [
      'a short row',
      { board: { land: changed('land', 3, 24, '').map((row, i) => (i === 2 ? row.slice(1) : row)) } },
      'board.land[2]: row 3 must have 24 letters, one for each hex, but has 23',
    ],
    ['no text', { board: { terrain: times(19, 7) } }, 'board.terrain[0]: must be a text, but is 7'],
    ['an unknown letter', land(1, 6, 'A'), 'board.land[0]: row 1, column 6: “A” is no land, sea or island'],
    ['unknown ground', terrain(9, 3, '?'), 'board.terrain[8]: row 9, column 3: “?” is no terrain'],
    [
      'water on land',
      terrain(1, 7, '~'),
      'board.terrain[0]: row 1, column 7: a hex of koregan (O) must be land, and is sea (~)',
    ],
    ['ground at sea', terrain(1, 1, '.'), 'board.terrain[0]: row 1, column 1: a hex of svarr (s) must be sea (~)'],
    [
      'a capital on an island',
      terrain(11, 16, '*'),
      'board.terrain[10]: row 11, column 16: a capital (*) must lie in a land, and this is aland (1)',
    ],
    [
      'a land in two parts',
      land(19, 11, 'K'),
      'board.land[18]: row 19, column 11: this part of kragh (K) is cut off from the rest of it',
    ],
    ['a sea in two parts', hex(6, 7, 's', '~'), 'board.land[5]: row 6, column 7: this part of svarr (s) is cut off'],
    [
      'no capital',
      terrain(7, 10, 'm'),
      'board.terrain[5]: row 6, column 10: kragh (K) has no capital (*) in its 11 hexes',
    ],
    ['two capitals', terrain(8, 9, '*'), 'board.terrain[7]: row 8, column 9: kragh (K) has a second capital (*)'],
    [
      'a land that is not there',
      {
        board: {
          land: RECONSTRUCTED.board.land.map(row => row.replaceAll('Z', 'U')),
          terrain: changed('terrain', 5, 23, 'h'),
        },
      },
      'board.land: there is no hex of karhela (Z)',
    ],
    [
      'an island on land',
      hex(10, 5, '4', '.'),
      'board.land[15]: row 16, column 8: the island sjaelland (4) has a second hex',
    ],
    [
      'an island that touches land',
      hex(16, 6, '4jj', '.~~'),
      'board.land[15]: row 16, column 6: the island sjaelland (4) touches jylland (J)',
    ],
    ['no island', hex(14, 17, 'c', '~'), 'board.land: there is no hex of gotland (2)'],
    ['one land less at the edge', land(14, 24, 'H'), '11 lands must touch the edge, but 10 do'],
    [
      'a smaller inner sea',
      hex(8, 20, 'U', '.'),
      'board.land[8]: row 9, column 20: inner-sea (i) must have 3 hexes and lie between kunghar (U) and turku (T)',
    ],
  ])('%s', (_, pack, message) => {
    expect(problem(pack)).toContain(message);
  });

  test('a capital that some troop can never leave', () => {
    // Mountains all around the capital of Halsilglaar, in row 7, column 4.
    const rows = [...RECONSTRUCTED.board.terrain];
    rows[5] = `${rows[5].slice(0, 2)}mmm${rows[5].slice(5)}`;
    rows[6] = `${rows[6].slice(0, 2)}m*m${rows[6].slice(5)}`;
    rows[7] = `${rows[7].slice(0, 2)}mmm${rows[7].slice(5)}`;
    expect(problem({ board: { terrain: rows } })).toContain(
      'board.terrain[6]: row 7, column 4: knight could never leave the capital of halsilglaar (B): all around it is closed',
    );
  });

  test('a capital with a hill beside it, and mountains around both', () => {
    const rows = [...RECONSTRUCTED.board.terrain];
    rows[5] = `${rows[5].slice(0, 2)}mmm${rows[5].slice(5)}`;
    rows[6] = `${rows[6].slice(0, 2)}m*hm${rows[6].slice(6)}`;
    rows[7] = `${rows[7].slice(0, 2)}mmm${rows[7].slice(5)}`;
    expect(problem({ board: { terrain: rows } })).toContain(
      'row 7, column 4: knight could never leave the capital of halsilglaar (B): all around the 2 hexes it comes to',
    );
  });

  test('first lands that do not touch', () => {
    // The one hex of Larsoyane that Ringeriken touches goes to Halsilglaar.
    expect(problem(land(10, 5, 'B'))).toBe(
      'board.land[7]: row 8, column 3: larsoyane (L) and ringeriken (R), where sandra begins, must touch',
    );
  });
});
