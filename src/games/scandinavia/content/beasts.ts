/** Who fights for gold, for one turn: neither is a unit, and no land is held by one alone. */
export const BEASTS = ['dragon', 'loki'] as const;
export type BeastId = (typeof BEASTS)[number];

/** The Dragon adds this and a D10 to the force of its side, past the battle table (SC-8.7, SC-A-dragon-margin). */
export const DRAGON_VALUE = 15;
export const DRAGON_DIE = 10;
/** There is no auction before this turn (SC-8.2). */
export const FIRST_DRAGON = 2;
/** Loki fights alone, with a D100 that nothing changes. */
export const LOKI_DIE = 100;
/** Nobody bids more than this: it keeps a bluff within three digits. */
export const MOST_BID = 999;
