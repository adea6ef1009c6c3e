/** Six seas of the board and the inner sea, which counts as one where a fleet is placed (SC-2.1, SC-2.2). */
export const SEAS = ['svarr', 'courland', 'turku-sea', 'sjaelland-sea', 'skagerrak', 'bokne', 'inner-sea'] as const;
export type SeaId = (typeof SEAS)[number];

/** The four sacred islands: no regions, without commoners, card or prosperity (SC-2.14). */
export const ISLANDS = ['aland', 'gotland', 'oland', 'sjaelland'] as const;
export type IslandId = (typeof ISLANDS)[number];

/** The inner sea has so many hexes, between two lands (printed). */
export const INNER_SEA: SeaId = 'inner-sea';
export const INNER_SEA_HEXES = 3;
export const INNER_SEA_SHORES = ['kunghar', 'turku'] as const;

/** Turku lies on three waters (printed). */
export const WATERS_OF_TURKU: readonly SeaId[] = ['bokne', 'turku-sea', 'inner-sea'];
