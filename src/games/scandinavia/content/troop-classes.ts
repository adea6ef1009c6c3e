export const TROOP_CLASSES = ['minor', 'ordinary', 'exceptional', 'special'] as const;
export type TroopClassId = (typeof TROOP_CLASSES)[number];

/** What the class of a troop decides (SC-2.11). */
export interface TroopClass {
  readonly id: TroopClassId;
  /** What the combativeness of commoners of this kind is multiplied by. */
  readonly commoners: number;
  /** Gold for each point of frequency bought. */
  readonly surcharge: number;
  /** Taken off the frequency after each success in the same land. */
  readonly repeat: number;
  /** Recruited in a land in one turn, at most. */
  readonly most: number;
  /** Units that royal aura brings to each land. */
  readonly aura: number;
}

export const TROOP_CLASS: readonly TroopClass[] = [
  { id: 'minor', commoners: 2, surcharge: 1, repeat: 0, most: 4, aura: 3 },
  { id: 'ordinary', commoners: 3, surcharge: 1, repeat: 1, most: 3, aura: 2 },
  { id: 'exceptional', commoners: 4, surcharge: 2, repeat: 2, most: 2, aura: 1 },
  { id: 'special', commoners: 0, surcharge: 0, repeat: 0, most: 0, aura: 0 },
];

/** Recruiting (SC-10.14 to SC-10.19): a camp helps by so much, and where prosperity is this low nobody comes. */
export const CAMP_FREQUENCY = 1;
export const FREQUENCY_CAP = 2;
export const TOO_POOR = 6;
/** Each unit recruited costs its land so much prosperity. */
export const RECRUIT_PROSPERITY = 1;
