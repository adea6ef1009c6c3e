import type { RegionId } from './regions.ts';
import type { TroopId } from './troops.ts';
import type { SeaId } from './waters.ts';

/** What the seasons bring: one hundred numbers, thirty-seven events. */
export const EVENTS = [
  'double-omens',
  'lull',
  'storm',
  'njord',
  'good-harvest',
  'bad-harvest',
  'barbarians',
  'revolts',
  'blizzard',
  'mercenaries',
  'civil-disorder',
  'legendary-hero',
  'stone',
  'yggdrasil',
  'plague',
  'call-of-gold',
  'bards',
  'ogre-giant-war',
  'glaciation',
  'loki',
  'astral',
  'sanctuaries',
  'valhalla',
  'frigg',
  'fenrir',
  'tyr',
  'freya',
  'false-embassies',
  'fury-of-gods',
  'vestals',
  'viking-expedition',
  'ohrrkan-great',
  'sif',
  'hel',
  'surtur',
  'thor',
  'odin',
] as const;
export type EventId = (typeof EVENTS)[number];

/** When an event is passed over, and the D100 rolled again. */
export type Reroll =
  /** Rolled by double omens. */
  | 'from-omens'
  /** It has happened before. */
  | 'happened'
  /** It has happened before, or Ohrrkan is not played. */
  | 'no-ohrrkan'
  /** The Stone lies or is carried somewhere, or is gone. */
  | 'stone-known'
  /** No legend can come forth: nobody holds his land, or he has come before. */
  | 'no-legend'
  /** The land of the empire is nobody's where its lord must decide. */
  | 'undecided'
  /** The game ends with this turn. */
  | 'last-turn';

export interface Event {
  readonly id: EventId;
  /** The D100 that brings it. */
  readonly from: number;
  readonly to: number;
  /** It lasts until the turn ends; the others are done with when they are played out. */
  readonly lasts?: true;
  /** Powers are worked out anew after it. */
  readonly creed?: true;
  readonly reroll?: Reroll;
}

export const EVENT: readonly Event[] = [
  { id: 'double-omens', from: 1, to: 15, reroll: 'from-omens' },
  { id: 'lull', from: 16, to: 19, reroll: 'from-omens' },
  { id: 'storm', from: 20, to: 27, lasts: true },
  { id: 'njord', from: 28, to: 29, lasts: true },
  { id: 'good-harvest', from: 30, to: 33 },
  { id: 'bad-harvest', from: 34, to: 37 },
  { id: 'barbarians', from: 38, to: 39 },
  { id: 'revolts', from: 40, to: 42 },
  { id: 'blizzard', from: 43, to: 44, lasts: true },
  { id: 'mercenaries', from: 45, to: 47 },
  { id: 'civil-disorder', from: 48, to: 49, reroll: 'undecided' },
  { id: 'legendary-hero', from: 50, to: 59, reroll: 'no-legend' },
  { id: 'stone', from: 60, to: 61, reroll: 'stone-known' },
  { id: 'yggdrasil', from: 62, to: 63, lasts: true, creed: true },
  { id: 'plague', from: 64, to: 65 },
  { id: 'call-of-gold', from: 66, to: 66, lasts: true },
  { id: 'bards', from: 67, to: 67, lasts: true },
  { id: 'ogre-giant-war', from: 68, to: 68, lasts: true },
  { id: 'glaciation', from: 69, to: 69, lasts: true },
  { id: 'loki', from: 70, to: 71, lasts: true },
  { id: 'astral', from: 72, to: 72, lasts: true, creed: true },
  { id: 'sanctuaries', from: 73, to: 76, reroll: 'happened' },
  { id: 'valhalla', from: 77, to: 79 },
  { id: 'frigg', from: 80, to: 80, lasts: true, creed: true },
  { id: 'fenrir', from: 81, to: 81, lasts: true, creed: true },
  { id: 'tyr', from: 82, to: 83 },
  { id: 'freya', from: 84, to: 86, lasts: true, reroll: 'last-turn' },
  { id: 'false-embassies', from: 87, to: 88, lasts: true },
  { id: 'fury-of-gods', from: 89, to: 89 },
  { id: 'vestals', from: 90, to: 91 },
  { id: 'viking-expedition', from: 92, to: 93 },
  { id: 'ohrrkan-great', from: 94, to: 94, reroll: 'no-ohrrkan' },
  { id: 'sif', from: 95, to: 96 },
  { id: 'hel', from: 97, to: 97 },
  { id: 'surtur', from: 98, to: 98 },
  { id: 'thor', from: 99, to: 99 },
  { id: 'odin', from: 100, to: 100, lasts: true },
];

/** An even chance is a D10 of at most 5; a barbarian host comes on at most 3. */
export const EVEN_CHANCE = 5;
export const BARBARIAN_CHANCE = 3;

/** The seas that a storm falls upon, by a D10. */
export const STORM_SEAS: readonly (readonly SeaId[])[] = [
  ['svarr'],
  ['svarr'],
  ['courland'],
  ['courland'],
  ['turku-sea'],
  ['turku-sea'],
  ['sjaelland-sea', 'skagerrak'],
  ['sjaelland-sea', 'skagerrak'],
  ['bokne'],
  ['bokne'],
];

export const BLIZZARD_REGIONS: readonly RegionId[] = ['koregan', 'noorland', 'terra-innoma'];
/** What it costs to cross a border of theirs in a blizzard. */
export const BLIZZARD_BORDER = 2;
/** Each hex of theirs costs so much more by the advanced rules. */
export const BLIZZARD_HEX = 1;

/** Hosts that an event brings, with a hero at their head. */
export interface Host {
  readonly army: Readonly<Partial<Record<TroopId, number>>>;
  readonly hero: number;
}

export const BARBARIANS: Host = { army: { human: 3 }, hero: 2 };
export const MERCENARIES: Host = { army: { human: 2, knight: 1 }, hero: 2 };
export const MERCENARIES_PRICE = 15;

/** What events do to prosperity, creed, frequency and purses. */
export const HARVEST_PROSPERITY = 2;
export const DISORDER_PROSPERITY = 4;
export const PLAGUE_PROSPERITY = 4;
/** Lands no richer than this are struck by the plague. */
export const PLAGUE_FROM = 15;
export const HEL_PROSPERITY = 6;
export const SIF_PROSPERITY = 3;
export const SIF_PRICE = 10;
export const LURE_PRICE = 2;
export const EXPEDITION_GOLD = 10;
export const YGGDRASIL_CREED = 2;
export const FRIGG_CREED = 2;
export const SANCTUARY_CREED = 2;
export const SANCTUARY_CREED_FRIGG = 4;
export const ASTRAL_TIMES = 2;
export const FENRIR_PART = 2;
export const FENRIR_FREQUENCY = -2;
export const ODIN_FREQUENCY = 1;
/** For Ogres and Giants alone, in the turn of their war. */
export const WAR_FREQUENCY = -1;
