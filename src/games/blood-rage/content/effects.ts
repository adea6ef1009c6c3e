import type { ProvinceId, RegionId } from './board.ts';

/** What an upgrade does, as data. The numbers are the card's own. */
export type UpgradeEffect =
  /** The figure never costs Rage to invade with. */
  | { readonly kind: 'invades-free' }
  /** A monster that is a Ship as well. */
  | { readonly kind: 'is-ship' }
  /** On invading, destroys these figures of other clans in the province and its fjord. */
  | { readonly kind: 'destroys-on-invading'; readonly figures: readonly ('warrior' | 'leader' | 'ship')[] }
  /** May invade this place too, and is stronger there. */
  | { readonly kind: 'at-home-in'; readonly province: ProvinceId; readonly strength: number }
  /** Glory for each enemy figure destroyed in a battle the figure fought in. */
  | { readonly kind: 'glory-per-enemy-fallen'; readonly glory: number }
  /** Takes the pillage reward twice where the figure stands. */
  | { readonly kind: 'doubles-reward' }
  /** Goes to Yggdrasil rather than to Valhalla. */
  | { readonly kind: 'retreats' }
  /** After a pillage with the Leader there: the Leader may move on. */
  | { readonly kind: 'leader-moves-on' }
  /** After a pillage with the Leader there: stats rise, one of choice or all. */
  | { readonly kind: 'leader-raises'; readonly stats: 'one' | 'all' }
  /** Every two Warriors in a province are worth this together. */
  | { readonly kind: 'pairs'; readonly strength: number }
  /** Only the strength of the figure changes. */
  | { readonly kind: 'plain' }
  /** Glory each time a Ship of yours is destroyed. */
  | { readonly kind: 'glory-per-ship-lost'; readonly glory: number }
  /** Later upgrades cost less. */
  | { readonly kind: 'cheaper-upgrades'; readonly rage: number }
  /** An invading figure may bring a Warrior along. */
  | { readonly kind: 'brings-warrior' }
  /** After a lost battle a Warrior may invade that province. */
  | { readonly kind: 'warrior-after-defeat' }
  /** Glory for each figure released from Valhalla. */
  | { readonly kind: 'glory-per-release'; readonly glory: number }
  /** Glory once for a battle in which enough enemy figures fell. */
  | { readonly kind: 'glory-for-slaughter'; readonly least: number; readonly glory: number }
  /** A quest revealed in battle may count as this much strength. */
  | { readonly kind: 'quests-fight'; readonly bonus: number }
  /** A figure about to be destroyed may be kept for Rage. */
  | { readonly kind: 'saves-for-rage'; readonly rage: number }
  /** Glory in Ragnarök times this. */
  | { readonly kind: 'multiplies-ragnarok'; readonly by: number }
  /** After invading, a pillage of that province for Rage. */
  | { readonly kind: 'pillage-after-invading'; readonly rage: number }
  /** A pillage of a pillaged province, for Rage. */
  | { readonly kind: 'pillages-again'; readonly rage: number }
  /** The winner's cards may be bought back, for Rage each. */
  | { readonly kind: 'buys-back-cards'; readonly rage: number }
  /** Figures may invade out of Valhalla, for a flat price. */
  | { readonly kind: 'invades-from-valhalla'; readonly rage: number }
  /** An action: destroy two of your own figures, raise a stat. */
  | { readonly kind: 'sacrifices' }
  /** Glory of quests times this. */
  | { readonly kind: 'multiplies-quests'; readonly by: number }
  /** Glory at the end for each figure on the board. */
  | { readonly kind: 'glory-per-figure-at-end'; readonly glory: number };

/** What the text of a battle card does. */
export type BattleEffect =
  | { readonly kind: 'raises-other-stat' }
  | { readonly kind: 'copies-best' }
  | { readonly kind: 'steals-rage'; readonly rage: number }
  | { readonly kind: 'steals-glory'; readonly glory: number }
  | { readonly kind: 'takes-cards' }
  | { readonly kind: 'kills-warriors' }
  | { readonly kind: 'leaves-one' }
  | { readonly kind: 'win-glory'; readonly glory: number; readonly rage: number }
  | { readonly kind: 'win-raises' }
  | { readonly kind: 'glory-per-fallen'; readonly glory: number }
  | { readonly kind: 'discards-all' }
  | { readonly kind: 'silences' };

export type QuestGoal =
  | { readonly kind: 'strongest-in-region'; readonly region: RegionId }
  | { readonly kind: 'strongest-in'; readonly province: ProvinceId }
  | { readonly kind: 'fallen'; readonly least: number };
