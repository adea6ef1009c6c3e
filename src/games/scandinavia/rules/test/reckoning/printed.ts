/** What is printed on board, cards, counters and sheets, written down a second time from the clauses. */

export type Alignment = 'chaotic' | 'neutral' | 'good';
const ALIGNMENTS: readonly Alignment[] = ['chaotic', 'neutral', 'good'];

/** Degrees between two beliefs (SC-2.3); who believes nothing in particular is near to all. */
export const degrees = (a: Alignment | null, b: Alignment | null): number =>
  a === null || b === null ? 0 : Math.abs(ALIGNMENTS.indexOf(a) - ALIGNMENTS.indexOf(b));

export interface Land {
  readonly alignment: Alignment;
  readonly fertility: number;
  readonly creed: number;
  readonly troop: string;
  readonly frequency: number;
}

const land = (line: string): Land => {
  const [alignment, fertility, creed, troop, frequency] = line.split(' ');
  return {
    alignment: alignment as Alignment,
    fertility: Number(fertility),
    creed: Number(creed),
    troop,
    frequency: Number(frequency),
  };
};

/** In the order of SC-R-regions, which is that of events, too (SC-A-event-order). */
export const LANDS: Readonly<Record<string, Land>> = {
  selorian: land('neutral 8 3 imperial-guard 7'),
  kragh: land('chaotic 4 3 ogre 3'),
  glorien: land('good 5 4 elf 6'),
  illuria: land('good 5 3 elf 5'),
  noorland: land('neutral 5 3 viking 6'),
  koregan: land('neutral 4 2 dwarf 5'),
  vaasa: land('neutral 5 3 viking 5'),
  eesti: land('neutral 4 3 dwarf 6'),
  heduken: land('neutral 6 2 human 7'),
  kunghar: land('chaotic 5 3 orc 6'),
  kenord: land('chaotic 4 2 orc 6'),
  jylland: land('good 5 2 half-elf 7'),
  larsoyane: land('good 5 3 human 7'),
  ringeriken: land('neutral 5 2 knight 5'),
  halsilglaar: land('chaotic 4 2 goblin 8'),
  turku: land('neutral 6 2 human 8'),
  'terra-innoma': land('chaotic 2 2 giant 3'),
  trondarn: land('good 3 4 pegasus 3'),
  hjelmark: land('chaotic 3 3 giant 3'),
  skaneval: land('good 7 2 knight 6'),
  rugenmark: land('good 6 2 half-elf 8'),
  kurlann: land('chaotic 4 2 goblin 7'),
  ingerven: land('chaotic 3 3 ogre 3'),
  karhela: land('good 3 3 pegasus 3'),
};
export const REGIONS: readonly string[] = Object.keys(LANDS);
export const ISLANDS: readonly string[] = ['aland', 'gotland', 'oland', 'sjaelland'];
export const isRegion = (place: string): boolean => place in LANDS;
export const isIsland = (place: string): boolean => ISLANDS.includes(place);
export const isFleet = (spot: string): boolean => spot.startsWith('fleet-');
/** SC-2.15. */
export const EDGE: readonly string[] = [
  ...['koregan', 'noorland', 'terra-innoma', 'kenord', 'karhela', 'ingerven'],
  ...['eesti', 'heduken', 'kurlann', 'illuria', 'jylland'],
];

/** Fertility × prosperity ÷ 24, rounded to the nearest, halves up (SC-R-wealth). */
export const wealth = (region: string, prosperity: number): number =>
  Math.floor((LANDS[region].fertility * prosperity) / 24 + 0.5);

export interface Sheet {
  readonly alignment: Alignment;
  readonly gold: number;
  readonly each: readonly string[];
  readonly free: number;
  /** A port and a fleet together. */
  readonly moors?: true;
  readonly home: (land: Land) => boolean;
  readonly army: Readonly<Record<string, number>>;
  readonly powers: readonly string[];
  readonly history: readonly (readonly [string, string])[];
}

const near =
  (alignment: Alignment) =>
  (its: Land): boolean =>
    its.alignment === alignment;
const among =
  (troop: string) =>
  (its: Land): boolean =>
    its.troop === troop;

/** SC-C-ohrrkan to SC-C-sandra; their history by SC-15.2 to SC-15.7. In the order of the box. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  ohrrkan: {
    alignment: 'chaotic',
    gold: 30,
    each: ['castle'],
    free: 5,
    home: near('chaotic'),
    army: { ogre: 1, orc: 2, 'hero-3': 1 },
    powers: ['enticement', 'fanaticism', 'cursed-waters', 'death-omen'],
    history: [
      ['selorian', 'castle temple camp port orc ogre hero-3'],
      ['kragh', 'castle temple camp orc'],
    ],
  },
  krosen: {
    alignment: 'chaotic',
    gold: 10,
    each: ['castle'],
    free: 4,
    home: near('chaotic'),
    army: { orc: 3, undead: 3 },
    powers: ['animate', 'dark-strength', 'call-of-evil', 'final-necromancy'],
    history: [
      ['kunghar', 'castle temple camp orc undead undead'],
      ['kenord', 'castle mill fortification orc orc undead'],
    ],
  },
  eurich: {
    alignment: 'neutral',
    gold: 20,
    each: ['castle'],
    free: 2,
    moors: true,
    home: among('viking'),
    army: { viking: 4, 'hero-3': 1 },
    powers: ['art-of-war', 'piracy', 'pillage', 'viking-fury'],
    history: [
      ['koregan', 'castle camp viking'],
      ['noorland', 'castle temple port drakkar viking viking viking hero-3'],
    ],
  },
  meloch: {
    alignment: 'neutral',
    gold: 30,
    each: ['castle', 'guild'],
    free: 3,
    home: near('neutral'),
    army: { human: 2, dwarf: 2 },
    powers: ['commerce', 'master-builder', 'discounts', 'bribery'],
    history: [
      ['eesti', 'castle fortification mill guild dwarf dwarf'],
      ['heduken', 'castle camp guild human human'],
    ],
  },
  maerith: {
    alignment: 'good',
    gold: 20,
    each: ['castle'],
    free: 4,
    home: among('elf'),
    army: { elf: 4 },
    powers: ['forest-call', 'doubling', 'inversion', 'time-paralysis'],
    history: [
      ['jylland', 'castle mill port elf'],
      ['illuria', 'castle temple camp elf elf elf'],
    ],
  },
  sandra: {
    alignment: 'good',
    gold: 20,
    each: ['castle'],
    free: 4,
    home: near('good'),
    army: { human: 2, 'imperial-guard': 2 },
    powers: ['fame', 'fervour', 'code-of-honour', 'royal-aura'],
    history: [
      ['larsoyane', 'castle temple camp human imperial-guard'],
      ['ringeriken', 'castle mill fortification human imperial-guard'],
    ],
  },
};
export const LORDS: readonly string[] = Object.keys(SHEETS);
export const isLord = (side: string): boolean => side in SHEETS;

/** Points of each spell (SC-C-enticement, SC-C-fanaticism …). */
export const SPELLS: Readonly<Record<string, number>> = {
  enticement: 3,
  fanaticism: 6,
  'cursed-waters': 9,
  'death-omen': 12,
  'forest-call': 3,
  doubling: 6,
  inversion: 9,
  'time-paralysis': 12,
};

export type Class = 'minor' | 'ordinary' | 'exceptional' | 'special';
export interface Troop {
  readonly class: Class;
  readonly alignment: Alignment | null;
  readonly copies: number;
}
const troop = (of: Class, alignment: Alignment | null, copies: number): Troop => ({ class: of, alignment, copies });

/** Chapter 18, and SC-R-counters. */
export const TROOPS: Readonly<Record<string, Troop>> = {
  'half-elf': troop('minor', 'good', 14),
  goblin: troop('minor', 'chaotic', 16),
  human: troop('ordinary', null, 24),
  knight: troop('ordinary', 'neutral', 14),
  viking: troop('ordinary', 'neutral', 18),
  'imperial-guard': troop('ordinary', 'neutral', 14),
  dwarf: troop('ordinary', 'neutral', 14),
  elf: troop('ordinary', 'good', 18),
  orc: troop('ordinary', 'chaotic', 18),
  pegasus: troop('exceptional', 'good', 8),
  giant: troop('exceptional', 'neutral', 8),
  ogre: troop('exceptional', 'chaotic', 8),
  undead: troop('special', 'chaotic', 32),
  valkyrie: troop('special', 'neutral', 8),
  'living-forest': troop('special', 'good', 6),
};

/** The troop of a unit, be it fitted out, paid or sated; nothing for heroes and tokens. */
export function troopOf(piece: string): string | undefined {
  if (piece in TROOPS) return piece;
  if (piece === 'dwarf-engines') return 'dwarf';
  if (piece === 'ogre-sated') return 'ogre';
  return /^orc-\d$/.test(piece) ? 'orc' : undefined;
}
export const isUnit = (piece: string): boolean => troopOf(piece) !== undefined;

/** Heroes: bonus, and for the six of legend the D100 that brings them, and where. */
export const LEGENDS: Readonly<Record<string, { bonus: number; from: number; to: number; region: string }>> = {
  glok: { bonus: 3, from: 1, to: 20, region: 'halsilglaar' },
  ragnar: { bonus: 3, from: 21, to: 35, region: 'kragh' },
  ermanaric: { bonus: 2, from: 36, to: 50, region: 'heduken' },
  aelrich: { bonus: 7, from: 51, to: 65, region: 'noorland' },
  sverin: { bonus: 2, from: 66, to: 80, region: 'larsoyane' },
  joruld: { bonus: 1, from: 81, to: 100, region: 'illuria' },
};
export const isHero = (piece: string): boolean => piece in LEGENDS || piece.startsWith('hero-');
export const bonusOf = (piece: string): number => LEGENDS[piece]?.bonus ?? Number(piece.slice('hero-'.length));

/** SC-R-prices: to recruit, to keep, to keep beside a camp. */
export function prices(unit: string): readonly [number, number, number] {
  const kind = troopOf(unit) ?? unit;
  if (kind === 'ogre') return [10, 5, 3];
  const byClass: Readonly<Record<Class, readonly [number, number, number]>> = {
    minor: [3, 2, 1],
    ordinary: [5, 3, 2],
    exceptional: [10, 6, 3],
    special: [0, 0, 0],
  };
  return byClass[TROOPS[kind].class];
}

/** Meloch’s discounts (SC-C-discounts). */
export const discounted = (price: number): number => ({ 10: 6, 6: 4, 5: 3, 3: 2 })[price] ?? price;

/** SC-6.4. */
export const THRESHOLDS: Readonly<Record<number, readonly [number, number, number]>> = {
  2: [12, 21, 30],
  3: [11, 18, 24],
  4: [10, 15, 20],
  5: [9, 13, 18],
  6: [8, 12, 16],
};
/** SC-1.3. */
export const MINIMUM: Readonly<Record<number, number>> = { 2: 17, 3: 13, 4: 11, 5: 9, 6: 8 };

/** SC-9.5. */
export const TAXES: Readonly<Record<string, { times: number; change: number }>> = {
  none: { times: 0, change: 6 },
  light: { times: 2, change: 2 },
  normal: { times: 3, change: 0 },
  heavy: { times: 4, change: -3 },
  plunder: { times: 6, change: -8 },
};

export const PHASES = [
  ...['initiative', 'diplomacy', 'power', 'events', 'dragon'],
  ...['taxes', 'recruiting', 'construction', 'military', 'upkeep'],
] as const;

/** Pieces in the order of the box. */
const ORDER = [
  ...['half-elf', 'goblin', 'human', 'knight', 'viking', 'imperial-guard', 'dwarf', 'elf', 'orc', 'pegasus', 'giant'],
  ...['ogre', 'undead', 'valkyrie', 'living-forest', 'dwarf-engines', 'orc-1', 'orc-2', 'orc-3', 'orc-4', 'orc-5'],
  ...['ogre-sated', 'hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5'],
  ...['glok', 'ragnar', 'ermanaric', 'aelrich', 'sverin', 'joruld', 'token'],
];
export const sortedPieces = (pieces: Iterable<[string, number]>): [string, number][] =>
  [...pieces].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
