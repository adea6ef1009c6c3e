import type { AlignmentId } from './alignments.ts';
import type { TroopId } from './troops.ts';

/** The 24 lands. The rulebook names seventeen of them; the last seven have names of ours (SC-2.1, SC-R-names). */
export const REGIONS = [
  'selorian',
  'kragh',
  'glorien',
  'illuria',
  'noorland',
  'koregan',
  'vaasa',
  'eesti',
  'heduken',
  'kunghar',
  'kenord',
  'jylland',
  'larsoyane',
  'ringeriken',
  'halsilglaar',
  'turku',
  'terra-innoma',
  'trondarn',
  'hjelmark',
  'skaneval',
  'rugenmark',
  'kurlann',
  'ingerven',
  'karhela',
] as const;
export type RegionId = (typeof REGIONS)[number];

/** The seat of the emperors: nobody wins without it, and only Ohrrkan may begin in it or in Kragh. */
export const SELORIAN: RegionId = 'selorian';
export const KRAGH: RegionId = 'kragh';

/** What is printed on a region and its card. */
export interface RegionPrint {
  readonly alignment: AlignmentId;
  /** Its wealth at full prosperity. */
  readonly fertility: number;
  readonly creed: number;
  /** The one troop that can be recruited there, and how likely. */
  readonly troop: TroopId;
  readonly frequency: number;
}

/**
 * What the worked examples and sheets of the rulebook tell of the lands: no pack changes it. All else about them was
 * reconstructed.
 */
export const TOLD: Readonly<Partial<Record<RegionId, Partial<RegionPrint>>>> = {
  selorian: { troop: 'imperial-guard', frequency: 7 },
  kragh: { alignment: 'chaotic', creed: 3, troop: 'ogre', frequency: 3 },
  glorien: { alignment: 'good', troop: 'elf' },
  illuria: { troop: 'elf' },
  noorland: { troop: 'viking' },
  vaasa: { troop: 'viking' },
};

/** So many lands touch the edge of the board (printed, by the barbarians). */
export const BORDER_REGIONS = 11;

/** Prosperity goes from 1 to 24 and begins at 18 wherever a lord takes a land that nobody held. */
export const LEAST_PROSPERITY = 1;
export const MOST_PROSPERITY = 24;
export const FIRST_PROSPERITY = 18;

/** 1D10 + fertility finds something from 3 to 18 in a land: there is no other fertility. */
export const LEAST_FERTILITY = 2;
export const MOST_FERTILITY = 8;
