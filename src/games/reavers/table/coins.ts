import { DECK_LOOKS, RESOURCE_ICONS } from './pieces.ts';

/** The sign of whatever is paid with, lost or gained: each thing has its own. */
export const COINS = {
  ...RESOURCE_ICONS,
  dice: 'rolling-dices',
  leader: 'crown',
  treasure: 'jeweled-chalice',
  glory: 'laurel-crown',
  prophecy: DECK_LOOKS.prophecies.icon,
  loot: 'chest',
} as const;
