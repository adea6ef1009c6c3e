import type { LordId } from './lords.ts';

/** What may become of a captured lord. */
export const FATES = ['release', 'execute', 'ransom', 'prison', 'vassal'] as const;
export type FateId = (typeof FATES)[number];

/** How a captured lord may slip away by himself. */
export interface Flight {
  /** A D10 of at most this. */
  readonly chance: number;
  /** Only in lands of his people (SC-16.13, SC-16.15). */
  readonly among?: 'viking' | 'elf';
  /** Not from an army that a lord leads (SC-16.7). */
  readonly unlessLed?: true;
  /** After the captor has spoken: more where it is death, less for each capture before. */
  readonly afterSentence?: { readonly death: number; readonly before: number };
  /** Taken off it by who the captor is. */
  readonly from?: Readonly<Partial<Record<LordId, number>>>;
}

/** A lord on the board, with the option `tokens`, whatever the number of seats (SC-16.1, SC-16.2, SC-16.17, SC-A-tokens-few). */
export interface Token {
  readonly lord: LordId;
  /** As a hero. */
  readonly bonus: number;
  readonly flight?: Flight;
}

export const TOKEN: readonly Token[] = [
  { lord: 'ohrrkan', bonus: 1, flight: { chance: 9, unlessLed: true } },
  { lord: 'krosen', bonus: 1, flight: { chance: 5, afterSentence: { death: 3, before: 1 } } },
  { lord: 'eurich', bonus: 5, flight: { chance: 9, among: 'viking' } },
  { lord: 'meloch', bonus: 1 },
  { lord: 'maerith', bonus: 1, flight: { chance: 9, among: 'elf' } },
  { lord: 'sandra', bonus: 1, flight: { chance: 7, from: { krosen: 2, ohrrkan: 3 } } },
];

export const RANSOM = 50;
/** A prisoner is free on a D10 of this or more, after each diplomacy. */
export const PRISON_BREAK = 8;
/** What the traits add where the token stands (SC-16.5 to SC-16.16). */
export const OHRRKAN_CREED = 1;
/** Creed for good, for each lord he puts to death; Lord Krosen is dead already (SC-16.6). */
export const OHRRKAN_EXECUTION_CREED = 2;
export const KROSEN_UNDEAD = 1;
export const MAERITH_ELVES = 1;
export const SANDRA_FAME = 3;
