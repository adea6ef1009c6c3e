/** The ship board of a player (RM-1.11). */
export const ARTEFACT_SLOTS = 4;
/** Slots for specialised reavers. */
export const SPECIALISATIONS = 4;
/** Farm, wall and tower tokens in the box, of each. */
export const TOKENS_PER_KIND = 15;
