/** The ten phases of a turn. In an ordered one the lords act one after the other, to the right; the others have a course of their own (SC-4.3). */
export const PHASES = [
  'initiative',
  'diplomacy',
  'power',
  'events',
  'dragon',
  'taxes',
  'recruiting',
  'construction',
  'military',
  'upkeep',
] as const;
export type PhaseId = (typeof PHASES)[number];

export const ORDERED: readonly PhaseId[] = ['power', 'taxes', 'recruiting', 'construction', 'military', 'upkeep'];
