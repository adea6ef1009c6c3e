import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type BattleScene, battleScenes } from './battle-script.ts';

export type ScandinaviaScene = BattleScene;

/** What the table stops for: battles. */
export const scenes = (happened: Happened<View, ScandinaviaFact>): readonly ScandinaviaScene[] =>
  battleScenes(happened);
