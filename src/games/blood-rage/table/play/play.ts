import type { Touching } from '../../../../kit/table/play/touching.ts';
import type { Play as PlayByTouch } from '../../../../kit/table/play/usePlay.ts';
import type { TableProps } from '../../../../kit/table/table-props.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import type { BloodRageScene } from '../scenes/scenes.ts';
import { curious } from './curious.ts';
import { modeOf, pathOf, type Target } from './targets.ts';
import { whereOf } from './where.ts';

export type BloodRageProps = TableProps<View, BloodRageChoice, BloodRageFact, BloodRageScene>;
export type Play = PlayByTouch<BloodRageChoice, Target>;

/** How Blood Rage is played by touch. */
export const touching: Touching<View, BloodRageChoice, Target> = {
  reach(ask, view) {
    const where = whereOf(view);
    return choice => {
      const path = pathOf(choice, where);
      const mode = ask.prompt === 'action' ? modeOf(choice) : undefined;
      // Of two drafted cards either may come first; so may figure and place, where nothing but their coming is asked.
      const either = choice.kind === 'draft' || (choice.kind === 'invade' && mode === undefined);
      return { path, anyOrder: either ? path.length : 0, ...(mode && { mode }) };
    };
  },
  // A player who has begun does not have to touch the only thing that is left.
  unsaid: (only, { begun, choices }) => begun && (choices.length > 1 || /^(slot|reserve):/.test(only)),
  // A province is touched for the figures that could march from it.
  standsFor: target => (target.startsWith('place:') ? `from:${target.slice('place:'.length)}` : null),
  final: new Set<BloodRageChoice['kind']>(['draft', 'commit', 'add', 'pass', 'keep-card', 'upgrade', 'quest']),
  curious,
};
