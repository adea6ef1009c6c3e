import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type BattleScene, battleScenes } from './battle-script.ts';
import { type EventScene, eventScenes } from './event-script.ts';

export type ScandinaviaScene = BattleScene | EventScene;

/** What the table stops for: events and battles, in their order. */
export const scenes = (happened: Happened<View, ScandinaviaFact>): readonly ScandinaviaScene[] =>
  [...eventScenes(happened), ...battleScenes(happened)].sort((a, b) => a.since - b.since);
