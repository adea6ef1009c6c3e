import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type CombatScene, combatScene } from './combat-script.ts';
import { type RoundScene, roundScene } from './round-script.ts';

export type ReaversScene = CombatScene | RoundScene;

/** What the table stops for: fights, the end of a round, the final scoring. */
export function scenes(happened: Happened<View, ReaversFact>): readonly ReaversScene[] {
  return [combatScene(happened), roundScene(happened)].filter(scene => scene !== null);
}
