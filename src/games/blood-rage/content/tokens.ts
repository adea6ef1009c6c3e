/** Pillage tokens: nine, five kinds (BR-2.3; rulebooks); the split of the eight outer ones is cross-checked. */
export const REWARDS = ['rage', 'axes', 'horns', 'glory5', 'all'] as const;
export type RewardId = (typeof REWARDS)[number];

export const OUTER_TOKENS: readonly RewardId[] = ['rage', 'rage', 'rage', 'axes', 'axes', 'horns', 'horns', 'glory5'];
export const YGGDRASIL_TOKEN: RewardId = 'all';
export const TOKEN_GLORY = 5;

/** Glory for each figure that dies in Ragnarök, by age (BR-15.3). */
export const RAGNAROK_GLORY = [2, 3, 4] as const;

/** Provinces that are gone before the game begins, by number of players (BR-2.5). */
export const DESTROYED_AT_START: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1 };

export const AGES = 3;
export const DEALT = 8;
export const DRAFTED = 6;
