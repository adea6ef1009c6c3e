import type { AlignmentId } from './alignments.ts';
import type { BuildingId } from './buildings.ts';
import type { RegionId } from './regions.ts';
import type { TroopId } from './troops.ts';

export const LORDS = ['ohrrkan', 'krosen', 'eurich', 'meloch', 'maerith', 'sandra'] as const;
export type LordId = (typeof LORDS)[number];

export type Army = Readonly<Partial<Record<TroopId, number>>>;

/** One of the two lands of a historical start. */
export interface Foothold {
  readonly region: RegionId;
  readonly buildings: readonly BuildingId[];
  readonly army: Army;
  /** Bonus of the hero who begins there. */
  readonly hero?: number;
}

export interface Lord {
  readonly id: LordId;
  readonly alignment: AlignmentId;
  readonly gold: number;
  /** What one of his first two lands must be, by its belief or by its people. */
  readonly home: { readonly alignment: AlignmentId } | { readonly troop: TroopId };
  /** May begin in Selorian and Kragh. */
  readonly imperial?: true;
  /** Stands in both of his first lands. */
  readonly each: readonly BuildingId[];
  /** Stands in one of them, of his choice, together. */
  readonly together: readonly BuildingId[];
  /** So many more buildings, wherever he likes; no fleets. */
  readonly free: number;
  readonly army: Army;
  readonly hero?: number;
  /** Where his own people come more readily: a point of frequency. */
  readonly popular: readonly RegionId[];
  /** His powers are spells. */
  readonly casts?: true;
  readonly history: readonly [Foothold, Foothold];
}

/** The sheets of the six lords, and how they stood when Helric was murdered (SC-3.3). */
export const LORD: readonly Lord[] = [
  {
    id: 'ohrrkan',
    alignment: 'chaotic',
    gold: 30,
    home: { alignment: 'chaotic' },
    imperial: true,
    each: ['castle'],
    together: [],
    free: 5,
    army: { ogre: 1, orc: 2 },
    hero: 3,
    popular: [],
    casts: true,
    // SC-15.7
    history: [
      { region: 'selorian', buildings: ['castle', 'temple', 'camp', 'port'], army: { ogre: 1, orc: 1 }, hero: 3 },
      { region: 'kragh', buildings: ['castle', 'temple', 'camp'], army: { orc: 1 } },
    ],
  },
  {
    id: 'krosen',
    alignment: 'chaotic',
    gold: 10,
    home: { alignment: 'chaotic' },
    each: ['castle'],
    together: [],
    free: 4,
    army: { orc: 3, undead: 3 },
    popular: [],
    // SC-15.4
    history: [
      { region: 'kunghar', buildings: ['castle', 'temple', 'camp'], army: { orc: 1, undead: 2 } },
      { region: 'kenord', buildings: ['castle', 'mill', 'fortification'], army: { orc: 2, undead: 1 } },
    ],
  },
  {
    id: 'eurich',
    alignment: 'neutral',
    gold: 20,
    home: { troop: 'viking' },
    each: ['castle'],
    together: ['port', 'drakkar'],
    free: 2,
    army: { viking: 4 },
    hero: 3,
    popular: ['noorland', 'vaasa'],
    // SC-15.2
    history: [
      { region: 'koregan', buildings: ['castle', 'camp'], army: { viking: 1 } },
      { region: 'noorland', buildings: ['castle', 'temple', 'port', 'drakkar'], army: { viking: 3 }, hero: 3 },
    ],
  },
  {
    id: 'meloch',
    alignment: 'neutral',
    gold: 30,
    home: { alignment: 'neutral' },
    each: ['castle', 'guild'],
    together: [],
    free: 3,
    army: { human: 2, dwarf: 2 },
    popular: [],
    // SC-15.3
    history: [
      { region: 'eesti', buildings: ['castle', 'fortification', 'mill', 'guild'], army: { dwarf: 2 } },
      { region: 'heduken', buildings: ['castle', 'camp', 'guild'], army: { human: 2 } },
    ],
  },
  {
    id: 'maerith',
    alignment: 'good',
    gold: 20,
    home: { troop: 'elf' },
    each: ['castle'],
    together: [],
    free: 4,
    army: { elf: 4 },
    popular: ['glorien', 'illuria'],
    casts: true,
    // SC-15.5
    history: [
      { region: 'jylland', buildings: ['castle', 'mill', 'port'], army: { elf: 1 } },
      { region: 'illuria', buildings: ['castle', 'temple', 'camp'], army: { elf: 3 } },
    ],
  },
  {
    id: 'sandra',
    alignment: 'good',
    gold: 20,
    home: { alignment: 'good' },
    each: ['castle'],
    together: [],
    free: 4,
    army: { human: 2, 'imperial-guard': 2 },
    popular: [],
    // SC-15.6
    history: [
      { region: 'larsoyane', buildings: ['castle', 'temple', 'camp'], army: { human: 1, 'imperial-guard': 1 } },
      {
        region: 'ringeriken',
        buildings: ['castle', 'mill', 'fortification'],
        army: { human: 1, 'imperial-guard': 1 },
      },
    ],
  },
];
/** What a popular lord adds to the frequency of his people. */
export const POPULARITY = 1;
