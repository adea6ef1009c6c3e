import type { LordId } from './lords.ts';

/** The four powers of each lord, from the one that is always there to the one that takes the most creed. */
export const POWERS = [
  'enticement',
  'fanaticism',
  'cursed-waters',
  'death-omen',
  'animate',
  'dark-strength',
  'call-of-evil',
  'final-necromancy',
  'art-of-war',
  'piracy',
  'pillage',
  'viking-fury',
  'commerce',
  'master-builder',
  'discounts',
  'bribery',
  'forest-call',
  'doubling',
  'inversion',
  'time-paralysis',
  'fame',
  'fervour',
  'code-of-honour',
  'royal-aura',
] as const;
export type PowerId = (typeof POWERS)[number];

export interface Power {
  readonly id: PowerId;
  readonly lord: LordId;
  /** 1 to 4. */
  readonly level: number;
  /** Power points, for those that are spells. */
  readonly cost?: number;
}

/** Spells are paid with points of the turn's creed; all other powers are simply there. */
export const POWER: readonly Power[] = [
  { id: 'enticement', lord: 'ohrrkan', level: 1, cost: 3 },
  { id: 'fanaticism', lord: 'ohrrkan', level: 2, cost: 6 },
  { id: 'cursed-waters', lord: 'ohrrkan', level: 3, cost: 9 },
  { id: 'death-omen', lord: 'ohrrkan', level: 4, cost: 12 },
  { id: 'animate', lord: 'krosen', level: 1 },
  { id: 'dark-strength', lord: 'krosen', level: 2 },
  { id: 'call-of-evil', lord: 'krosen', level: 3 },
  { id: 'final-necromancy', lord: 'krosen', level: 4 },
  { id: 'art-of-war', lord: 'eurich', level: 1 },
  { id: 'piracy', lord: 'eurich', level: 2 },
  { id: 'pillage', lord: 'eurich', level: 3 },
  { id: 'viking-fury', lord: 'eurich', level: 4 },
  { id: 'commerce', lord: 'meloch', level: 1 },
  { id: 'master-builder', lord: 'meloch', level: 2 },
  { id: 'discounts', lord: 'meloch', level: 3 },
  { id: 'bribery', lord: 'meloch', level: 4 },
  { id: 'forest-call', lord: 'maerith', level: 1, cost: 3 },
  { id: 'doubling', lord: 'maerith', level: 2, cost: 6 },
  { id: 'inversion', lord: 'maerith', level: 3, cost: 9 },
  { id: 'time-paralysis', lord: 'maerith', level: 4, cost: 12 },
  { id: 'fame', lord: 'sandra', level: 1 },
  { id: 'fervour', lord: 'sandra', level: 2 },
  { id: 'code-of-honour', lord: 'sandra', level: 3 },
  { id: 'royal-aura', lord: 'sandra', level: 4 },
];

/** The numbers in what the powers do (SC-C-<power>). */
export const CURSED_WATERS_PROSPERITY = 3;
export const CALL_OF_EVIL_UNDEAD = 4;
export const ART_OF_WAR = 2;
export const PIRATE_FLEET_PRICE = 5;
export const PILLAGE_TIMES = 6;
export const PILLAGE_PROSPERITY = 8;
export const FURY = 2;
export const FANATICISM = 2;
export const COMMERCE = 2;
/** What Meloch pays for a building, and gets for pulling one down. */
export const MASTER_BUILDER_PRICE = 7;
export const MASTER_BUILDER_GOLD = 7;
/** Prices that Meloch talks down, to recruit and to keep; those below them he pays in full. */
export const DISCOUNTED: Readonly<Record<number, number>> = { 3: 2, 5: 3, 6: 4, 10: 6 };
/** Times the price of recruiting it, to send an enemy unit home. */
export const BRIBE_TIMES = 2;
export const PARALYSIS_PROSPERITY = 3;
export const FAME_COMMONERS = 1;
/** Buildings that a land must have before its people build one more for nothing; fleets do not count. */
export const FERVOUR_BUILDINGS = 2;
