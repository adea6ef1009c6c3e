import type { Touching } from '../../../../kit/table/play/touching.ts';
import type { Play as PlayByTouch } from '../../../../kit/table/play/usePlay.ts';
import type { TableProps } from '../../../../kit/table/table-props.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { isAdvanced } from '../map/hex/spots.ts';
import type { ScandinaviaScene } from '../scenes/scenes.ts';
import { curious } from './curious.ts';
import { isPickedAtOnce, mooredAt, pathIn, type Target } from './targets.ts';

export type ScandinaviaProps = TableProps<View, ScandinaviaChoice, ScandinaviaFact, ScandinaviaScene>;
export type Play = PlayByTouch<ScandinaviaChoice, Target>;
export type Wired = ScandinaviaProps & { readonly play: Play };

/** How Scandinavia is played by touch. The rules ask step by step: most answers are one touch away. */
export const touching: Touching<View, ScandinaviaChoice, Target> = {
  reach({ ranges = [], prompt }) {
    const picked = new Set(ranges.map(({ choice }) => choice));
    return choice => ({ path: picked.has(choice) && isPickedAtOnce(choice) ? [] : pathIn(choice, prompt) });
  },
  // Where only one enemy, one piece or one ally is left to name, nobody need name it.
  unsaid: (only, { begun }) => begun && /^(?:side|piece|gift):/.test(only),
  final: new Set<ScandinaviaChoice['kind']>(['give-region', 'fate', 'demolish', 'scrap', 'dismiss', 'fight']),
  // A lord's sheet is read first; by hex the way and what waits at its end are looked at.
  planned: ({ kind }, view) => kind === 'pick-lord' || (isAdvanced(view) && (kind === 'go' || kind === 'steer')),
  // A fleet hides most of the hex where it lies: whoever would sail or march against it touches it.
  standsFor: (target, _, view) => mooredAt(target, view),
  curious,
};
