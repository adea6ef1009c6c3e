/** What every clan has alike (rulebooks), and the tracks of the clan sheet. */

export const CLANS = ['wolf', 'bear', 'serpent', 'raven'] as const;
export type ClanId = (typeof CLANS)[number];

export const STATS = ['rage', 'axes', 'horns'] as const;
export type StatId = (typeof STATS)[number];

/** Six steps a stat; the last step of Axes is a table option (`axesTop`). */
export const TRACKS: Readonly<Record<StatId, readonly number[]>> = {
  rage: [6, 7, 8, 9, 12, 12],
  axes: [3, 4, 5, 6, 8, 10],
  horns: [4, 5, 6, 7, 10, 10],
};
export const LAST_STEP = 5;

/** Glory at the end of the game for a stat that stands on this step. */
export const LEGENDARY = [0, 0, 0, 10, 10, 20] as const;

/** What a clan owns, until upgrades say otherwise (BR-1.8). */
export const WARRIORS = 8;
export const BASE_STRENGTH = { warrior: 1, leader: 3, ship: 2 } as const;

/** Slots for upgrades, in the order of the sheet (BR-8.2). */
export const SLOTS = ['warrior', 'leader', 'ship', 'monster', 'monster', 'clan', 'clan', 'clan'] as const;
export type SlotId = (typeof SLOTS)[number];
