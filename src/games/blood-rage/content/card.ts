import type { SlotId } from './clans.ts';
import type { BattleEffect, QuestGoal, UpgradeEffect } from './effects.ts';

export const GODS = ['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'] as const;
export type GodId = (typeof GODS)[number];

/** How well a value is attested: printed in a rulebook, in two independent lists, or in one lineage of lists. */
export type Provenance = 'rulebook' | 'cross-checked' | 'single-source';

interface Printed {
  /** Unique: `a2-odins-tide`. */
  readonly id: string;
  /** The card's name, shared by its versions of other ages. */
  readonly key: string;
  readonly age: 1 | 2 | 3;
  readonly god: GodId | null;
  /** One entry a copy: the least number of players it is used with (2 = no mark, 3 = 3+, 4 = 4+; BR-O-player-marks). */
  readonly copies: readonly (2 | 3 | 4)[];
  readonly sure: { readonly values: Provenance; readonly effect: Provenance; readonly marks: Provenance };
}

export interface UpgradeCard extends Printed {
  readonly type: 'upgrade';
  readonly slot: SlotId;
  /** Rage to play it: the printed STR, but for the starred monsters that are free. */
  readonly cost: number;
  /** STR of the figure it governs; null for clan upgrades. */
  readonly strength: number | null;
  readonly effect: UpgradeEffect;
}

export interface QuestCard extends Printed {
  readonly type: 'quest';
  readonly glory: number;
  /** Printings differ: the option of the table that settles the Glory. */
  readonly gloryBy?: 'yggdrasilGlory';
  readonly goal: QuestGoal;
}

export interface BattleCard extends Printed {
  readonly type: 'battle';
  readonly bonus: number;
  /** Printings differ: the option of the table that settles the bonus. */
  readonly bonusBy?: 'gazeBonus';
  /** May be added after the reveal. */
  readonly late: boolean;
  readonly effect: BattleEffect | null;
}

export type Card = UpgradeCard | QuestCard | BattleCard;
