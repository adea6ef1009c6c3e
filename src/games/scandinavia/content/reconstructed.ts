import type { AlignmentId } from './alignments.ts';
import type { RegionId, RegionPrint } from './regions.ts';
import type { TroopId } from './troops.ts';
import type { IslandId, SeaId } from './waters.ts';

/**
 * The board, the region cards, the tables beside the board and the mix of counters are not in the rulebook. Every value
 * here was chosen so that the worked examples come out, the totals hold and each lord has a start. A content pack may
 * replace any of them; nothing else in the game can be replaced.
 */

/** What is paid for a unit; with a camp it is kept for less. */
export interface PricePrint {
  readonly recruit?: number;
  readonly upkeep: number;
  readonly camp: number;
}

export interface CountersPrint {
  readonly copies: number;
}

/** A row for each fertility, and in each the wealth at prosperity 1 to 24. */
export type WealthPrint = Readonly<Record<string, readonly number[]>>;

export interface BattleTablePrint {
  /** The least potential of each column; the last one ends with `last`. */
  readonly columns: readonly number[];
  readonly last: number;
  /** For a die of 0 or less, 1, 2 … 15 or more: what is added to the potential, column by column. */
  readonly rows: readonly (readonly number[])[];
  /** Beyond the last column: hundredths of the potential, by die. */
  readonly beyond: readonly number[];
}

export interface CommonersPrint extends Readonly<Record<AlignmentId, readonly (readonly number[])[]>> {
  /** What prosperity 1 to 24 adds to their combativeness. */
  readonly prosperity: readonly number[];
}

/** Text grids of 19 rows and 24 columns; every second row, from the second on, is set half a hex to the right. */
export interface BoardPrint {
  /** Whose each hex is: a land, a sea or an island, by its letter. */
  readonly land: readonly string[];
  /** What its ground is. */
  readonly terrain: readonly string[];
}

export interface IslandPrint {
  /** From where a fleet lands on it by the basic rules. */
  readonly sea: SeaId;
}

export interface Reconstructed {
  readonly regions: Readonly<Record<RegionId, Partial<RegionPrint>>>;
  readonly islands: Readonly<Record<IslandId, IslandPrint>>;
  readonly wealth: WealthPrint;
  readonly battle: BattleTablePrint;
  /** By the belief of the land: rows by that of the attacker, columns by that of the defender. */
  readonly commoners: CommonersPrint;
  readonly prices: Readonly<Partial<Record<TroopId, PricePrint>>>;
  /** Counters of the box, by troop and by bonus of a hero: no more of them stand on the board. */
  readonly counters: Readonly<Record<string, CountersPrint>>;
  readonly board: BoardPrint;
}

export const RECONSTRUCTED: Reconstructed = {
  regions: {
    selorian: { alignment: 'neutral', fertility: 8, creed: 3 },
    kragh: { fertility: 4 },
    glorien: { fertility: 5, creed: 4, frequency: 6 },
    illuria: { alignment: 'good', fertility: 5, creed: 3, frequency: 5 },
    noorland: { alignment: 'neutral', fertility: 5, creed: 3, frequency: 6 },
    koregan: { alignment: 'neutral', fertility: 4, creed: 2, troop: 'dwarf', frequency: 5 },
    vaasa: { alignment: 'neutral', fertility: 5, creed: 3, frequency: 5 },
    eesti: { alignment: 'neutral', fertility: 4, creed: 3, troop: 'dwarf', frequency: 6 },
    heduken: { alignment: 'neutral', fertility: 6, creed: 2, troop: 'human', frequency: 7 },
    kunghar: { alignment: 'chaotic', fertility: 5, creed: 3, troop: 'orc', frequency: 6 },
    kenord: { alignment: 'chaotic', fertility: 4, creed: 2, troop: 'orc', frequency: 6 },
    jylland: { alignment: 'good', fertility: 5, creed: 2, troop: 'half-elf', frequency: 7 },
    larsoyane: { alignment: 'good', fertility: 5, creed: 3, troop: 'human', frequency: 7 },
    ringeriken: { alignment: 'neutral', fertility: 5, creed: 2, troop: 'knight', frequency: 5 },
    halsilglaar: { alignment: 'chaotic', fertility: 4, creed: 2, troop: 'goblin', frequency: 8 },
    turku: { alignment: 'neutral', fertility: 6, creed: 2, troop: 'human', frequency: 8 },
    'terra-innoma': { alignment: 'chaotic', fertility: 2, creed: 2, troop: 'giant', frequency: 3 },
    trondarn: { alignment: 'good', fertility: 3, creed: 4, troop: 'pegasus', frequency: 3 },
    hjelmark: { alignment: 'chaotic', fertility: 3, creed: 3, troop: 'giant', frequency: 3 },
    skaneval: { alignment: 'good', fertility: 7, creed: 2, troop: 'knight', frequency: 6 },
    rugenmark: { alignment: 'good', fertility: 6, creed: 2, troop: 'half-elf', frequency: 8 },
    kurlann: { alignment: 'chaotic', fertility: 4, creed: 2, troop: 'goblin', frequency: 7 },
    ingerven: { alignment: 'chaotic', fertility: 3, creed: 3, troop: 'ogre', frequency: 3 },
    karhela: { alignment: 'good', fertility: 3, creed: 3, troop: 'pegasus', frequency: 3 },
  },
  islands: {
    aland: { sea: 'turku-sea' },
    gotland: { sea: 'courland' },
    oland: { sea: 'courland' },
    sjaelland: { sea: 'sjaelland-sea' },
  },
  // A straight line from nothing to the fertility at 24, rounded to the nearest.
  wealth: {
    'fertility-2': [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
    'fertility-3': [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    'fertility-4': [0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
    'fertility-5': [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5],
    'fertility-6': [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6],
    'fertility-7': [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7],
    'fertility-8': [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8],
  },
  // Eight hundredths a pip through the one known cell: potential 18 with a die of 6 gives +5.
  battle: {
    columns: [1, 3, 5, 7, 9, 11, 13, 15, 17, 20, 23, 26, 29, 33, 37, 41, 46, 51, 56],
    last: 60,
    rows: [
      [0, -1, -1, -2, -2, -2, -3, -3, -4, -4, -5, -5, -6, -7, -8, -9, -10, -11, -12],
      [0, 0, -1, -1, -1, -1, -2, -2, -2, -3, -3, -3, -4, -4, -5, -5, -6, -6, -7],
      [0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -2, -2, -2, -2, -2],
      [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
      [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7],
      [0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12],
      [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16],
      [1, 1, 2, 3, 3, 4, 5, 6, 6, 8, 9, 10, 11, 12, 14, 15, 17, 19, 21],
      [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15, 17, 19, 21, 23, 26],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30],
      [1, 2, 3, 5, 6, 7, 8, 9, 11, 13, 14, 16, 18, 21, 23, 26, 29, 32, 35],
      [1, 2, 4, 5, 6, 8, 9, 11, 12, 14, 16, 18, 21, 23, 26, 29, 33, 36, 39],
      [1, 3, 4, 6, 7, 9, 10, 12, 14, 16, 18, 21, 23, 26, 29, 33, 36, 40, 44],
      [1, 3, 5, 6, 8, 10, 11, 13, 15, 18, 20, 23, 26, 29, 32, 36, 40, 45, 49],
      [1, 3, 5, 7, 9, 11, 12, 14, 17, 19, 22, 25, 28, 32, 35, 40, 44, 49, 53],
      [2, 4, 6, 8, 10, 12, 14, 16, 18, 21, 24, 27, 31, 35, 39, 43, 48, 53, 58],
    ],
    beyond: [-20, -12, -4, 4, 12, 20, 28, 36, 44, 52, 60, 68, 76, 84, 92, 100],
  },
  // Folk fight for the lord who is nearer to their own belief: chaotic, neutral, good.
  commoners: {
    chaotic: [
      [0, -1, -2],
      [1, 0, -1],
      [2, 1, 0],
    ],
    neutral: [
      [0, 1, 0],
      [-1, 0, -1],
      [0, 1, 0],
    ],
    good: [
      [0, 1, 2],
      [-1, 0, 1],
      [-2, -1, 0],
    ],
    prosperity: [-3, -3, -3, -2, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  },
  prices: {
    'half-elf': { recruit: 3, upkeep: 2, camp: 1 },
    goblin: { recruit: 3, upkeep: 2, camp: 1 },
    human: { recruit: 5, upkeep: 3, camp: 2 },
    knight: { recruit: 5, upkeep: 3, camp: 2 },
    viking: { recruit: 5, upkeep: 3, camp: 2 },
    'imperial-guard': { upkeep: 3, camp: 2 },
    dwarf: { recruit: 5, upkeep: 3, camp: 2 },
    elf: { recruit: 5, upkeep: 3, camp: 2 },
    orc: { recruit: 5, upkeep: 3, camp: 2 },
    pegasus: { recruit: 10, upkeep: 6, camp: 3 },
    giant: { recruit: 10, upkeep: 6, camp: 3 },
  },
  counters: {
    'half-elf': { copies: 14 },
    goblin: { copies: 16 },
    human: { copies: 24 },
    knight: { copies: 14 },
    viking: { copies: 18 },
    'imperial-guard': { copies: 14 },
    dwarf: { copies: 14 },
    elf: { copies: 18 },
    orc: { copies: 18 },
    pegasus: { copies: 8 },
    giant: { copies: 8 },
    ogre: { copies: 8 },
    valkyrie: { copies: 8 },
    'living-forest': { copies: 6 },
    'hero-1': { copies: 6 },
    'hero-2': { copies: 6 },
    'hero-3': { copies: 5 },
    'hero-4': { copies: 3 },
    'hero-5': { copies: 2 },
  },
  board: {
    land: [
      'sssssOOOOONNNNXXXXXXDDDD',
      'ssssOOOOONNNNNXXXXXDDDDD',
      'ssssFFOOMNNNNbbVXXXDDDZZ',
      'sssFFFFMMMNNNbbVVVUDDDZZ',
      'sssFFFMMMMNNbbbVVVUUDDZZ',
      'ssBBBFMMMKKNbbbbVVVUUUZZ',
      'ssBBBBMMKKKSbbbbVVVUUUZZ',
      'ssLBBBRKKKKSSbbbVTTiUUZZ',
      'ssLLBRRRKKSSSbbbbTTiiUZZ',
      'ssLLLRRRRGGSSSbbbTTTTYYZ',
      'sssLLkRRGGGGSSc1tTTTtYYY',
      'ssskkkkRGGGGGSccttttttYY',
      'sskkJkkjGCCGGccccctEEEYY',
      'sskJJJkjjCCGGccc2ccEEEEE',
      'ssJJJJjjjCCCcc3cccQEEHHH',
      'JJJJJjj4jCCcccccccQQQHHH',
      'IIIIjjjjjjcccWWWccQQQHHH',
      'IIIIIjjWWWWWWWWWcQQQQHHH',
      'IIIIIIIIIIQQQQQQQQHHHHHH',
    ],
    terrain: [
      '~~~~~hmttttttttmttmttfth',
      '~~~~*.tmmmtff.tt*tmfhhtf',
      '~~~~.mtmmhf.*~~.pthf.phf',
      '~~~*hmmmmhp..~~*.ff*hfh.',
      '~~~.hmm*fff.~~~f.pfhpf*m',
      '~~.mmhmhmmh.~~~~.fph.mhm',
      '~~.*hmfmm*..~~~~.ffp*hff',
      '~~.hmhmmhmf..~~~..f~.hh.',
      '~~.hfhfmhff.*~~~~.f~~.ph',
      '~~*..f..hff.ph~~~.p..fpf',
      '~~~fh~*.fhff..~.~*..~*.h',
      '~~~~~~~.ff*fh.~~~~~~~~.h',
      '~~~~.~~~f.fh.~~~~~~*...p',
      '~~~ph.~~~..ff~~~h~~hmhf.',
      '~~f..*~~~*.h~~.~~~.hh.f.',
      'p.hf.~~.~.p~~~~~~~..f..f',
      'hff.~~~~~~~~~pf.~~.hp.*p',
      'fff.f~~f.*.h.fpf~*.hpf.h',
      'phf.*...h..p..h...h.p.f.',
    ],
  },
};
