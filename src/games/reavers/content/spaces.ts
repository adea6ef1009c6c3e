/** The six action spaces (RM-1.1). */
export const SPACES = ['recruit', 'trade', 'battle', 'villages', 'keeps', 'territories'] as const;
export type SpaceId = (typeof SPACES)[number];

/**
 * What taking part costs (RM-10.1, RM-11.1, RM-12.1, RM-14.1, RM-15.1); territories ask their own price (RM-16.1).
 */
export const COSTS: Readonly<
  Record<SpaceId, { readonly food: number; readonly dice: readonly ('chest' | 'shield')[] }>
> = {
  recruit: { food: 0, dice: [] },
  trade: { food: 0, dice: [] },
  battle: { food: 4, dice: [] },
  villages: { food: 1, dice: ['chest', 'chest'] },
  keeps: { food: 2, dice: ['shield', 'shield'] },
  territories: { food: 0, dice: [] },
};

/** Favour and Glory for selecting a space. */
export const RECRUIT_FAVOUR = 2;
export const BATTLE_GLORY = 2;
/** On red spaces the bonus goes by distance from the active seat (RM-4.6): further loot cards (RM-14.3, RM-15.3). */
export const EXTRA_LOOT = [2, 1, 0, 0] as const;
/** On blue spaces the effect is repeated (RM-4.7): rewards of a trade, attempts on territories (RM-11.1, RM-16.1). */
export const REPEATS = [3, 2, 1, 1] as const;
/** With two players the second seat stands where the fourth would. */
export const FOURTH = 3;

export const ROUNDS = 6;
export const SELECTIONS = 4;
/** Cards of a face-up group, and cards drawn in its place. */
export const GROUP_SIZE = 2;

export const TRADE_FAVOUR = 2;
export const TRADE_FOOD = 3;
export const TRADE_DICE = 2;
/** Dice of each colour that lie on the trade space. */
export const TRADE_DICE_PER_COLOUR = 2;

/** What a rest brings, unless a die is taken (RM-5.1). */
export const REST_FOOD = 2;

export const START_FAVOUR = 1;
/** From the first player on, clockwise (RM-2.3). */
export const START_FOOD = [4, 5, 6, 7] as const;
export const START_REAVERS = 2;
