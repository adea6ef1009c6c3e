/** How an empire is won (SC-1.2): Selorian, more lands than anybody else, and so many at least. */
export const MINIMUM_REGIONS: Readonly<Record<number, number>> = { 2: 17, 3: 13, 4: 11, 5: 9, 6: 8 };

/** Islands take so many off it (SC-1.4, SC-A-island-discount): Aland alone, or all four together. */
export const ALAND_DISCOUNT = 1;
export const ISLANDS_DISCOUNT = 3;
/** For Ohrrkan, once he is called the Great. */
export const GREAT_DISCOUNT = 2;

/** Creed needed for Powers 1 to 4 (SC-6.4), by the number of players at the beginning. */
export const POWER_CREED: Readonly<Record<number, readonly number[]>> = {
  2: [0, 12, 21, 30],
  3: [0, 11, 18, 24],
  4: [0, 10, 15, 20],
  5: [0, 9, 13, 18],
  6: [0, 8, 12, 16],
};
export const MOST_POWER = 4;

/** Turns that a game may last; without a limit it ends by itself after the last of these. */
export const LIMITS = [4, 8, 12] as const;
export const USUAL_LIMIT = 12;
export const LAST_TURN = 40;
