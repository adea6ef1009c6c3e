import type { TokenId } from './gain.ts';

/** Glory lost for terror tokens; every further one costs the last step again. */
export const TERROR = [0, -1, -3, -6, -10, -15, -21] as const;
export const FURTHER_TERROR = -6;

/** Glory of sets by size; more cards make further sets. */
export const SETS = {
  armor: [1, 2, 6, 12, 20, 30],
  treasure: [2, 4, 9, 16],
  art: [3, 6, 10],
} as const;

/** All three crests together, and a crest that is left over. */
export const CREST_TRIO = 15;
export const CREST_SINGLE = 2;

/** Glory of each token by how many one has, and for having the most. */
export const TOKEN_GLORY: Readonly<
  Record<TokenId, { readonly few: number; readonly some: number; readonly many: number; readonly majority: number }>
> = {
  farm: { few: 1, some: 2, many: 3, majority: 3 },
  wall: { few: 2, some: 3, many: 4, majority: 4 },
  tower: { few: 3, some: 4, many: 5, majority: 5 },
};
/** From so many tokens on they are some, or many. */
export const SOME = 4;
export const MANY = 6;
