/** Ship upgrade tiles (RM-1.10); what they count as, and how many there are, is in `reconstructed.ts`. */
export const UPGRADES = ['shield', 'chest', 'ship-or-hammer'] as const;
export type UpgradeId = (typeof UPGRADES)[number];
