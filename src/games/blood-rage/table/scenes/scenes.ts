import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type AgeScene, ageScene } from './age-script.ts';
import { type BattleScene, battleScene } from './battle-script.ts';

export type BloodRageScene = BattleScene | AgeScene;

/** What the table stops for: battles, and the end of an Age. */
export function scenes(happened: Happened<View, BloodRageFact>): readonly BloodRageScene[] {
  return [battleScene(happened), ageScene(happened)].filter(scene => scene !== null);
}
