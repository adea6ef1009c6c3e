import type { Happened } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type BattleScene, battleScenes } from './battle-script.ts';
import { type BidsScene, bidsScenes } from './bids-script.ts';
import { type EventScene, eventScenes } from './event-script.ts';
import { type PowerScene, powerScenes } from './power-script.ts';

export type ScandinaviaScene = BattleScene | BidsScene | EventScene | PowerScene;

/** What the table stops for: powers, events, bids and battles, in their order. */
export const scenes = (happened: Happened<View, ScandinaviaFact>): readonly ScandinaviaScene[] =>
  [...powerScenes(happened), ...eventScenes(happened), ...bidsScenes(happened), ...battleScenes(happened)].sort(
    (a, b) => a.since - b.since,
  );
