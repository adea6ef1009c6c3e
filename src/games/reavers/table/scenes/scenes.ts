import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type CombatScene, combatScene } from './combat-script.ts';
import { type JourneyScene, journeyScene } from './journey-script.ts';
import { type RoundScene, roundScene } from './round-script.ts';

export type ReaversScene = JourneyScene | CombatScene | RoundScene;

/** What the table stops for: how a journey ends, fights, the end of a round, the final scoring. */
export function scenes(happened: Happened<View, ReaversFact>): readonly ReaversScene[] {
  return [journeyScene(happened), combatScene(happened), roundScene(happened)].filter(scene => scene !== null);
}
