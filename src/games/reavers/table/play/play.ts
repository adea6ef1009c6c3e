import type { Touching } from '../../../../kit/table/play/touching.ts';
import type { Play as PlayByTouch } from '../../../../kit/table/play/usePlay.ts';
import type { TableProps } from '../../../../kit/table/table-props.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import type { ReaversScene } from '../scenes/scenes.ts';
import { curious } from './curious.ts';
import { ready } from './ready.ts';
import { pathOf, type Target } from './targets.ts';
import { landOf, whereOf } from './where.ts';

export type ReaversProps = TableProps<View, ReaversChoice, ReaversFact, ReaversScene>;
export type Play = PlayByTouch<ReaversChoice, Target>;

/** The words that follow from the thing alone, and need not be said when nothing else could be. */
const UNSAID: ReadonlySet<string> = new Set(['say:use', 'say:give-up', 'say:lose-artefact']);

/** In the set-up the next seat draws as soon as both reavers of one are used: the last is looked at before. */
function planned({ kind }: ReaversChoice, { frames }: View): boolean {
  if (!frames.some(frame => frame.kind === 'opening')) return false;
  const left = frames.find(frame => frame.kind === 'recruit')?.cards.length ?? 0;
  return kind === 'specialise' ? left === 1 : kind === 'take-die' && left === 0;
}

/** How Reavers is played by touch. */
export const touching: Touching<View, ReaversChoice, Target> = {
  reach(_ask, view) {
    const where = whereOf(view);
    return choice => {
      const path = pathOf(choice, where);
      // Combat dice may be touched in any order; the word comes last.
      return { path, anyOrder: choice.kind === 'reroll' ? path.length - 1 : 0 };
    };
  },
  // A single reaver lies ready by itself; what has been begun goes on where there is only one word for it.
  unsaid: (only, { begun, choices }) =>
    (choices.length > 1 && only.startsWith('card:')) ||
    (begun && (UNSAID.has(only) || choices.every(choice => 'off' in choice))),
  ready,
  // Whatever lies on a land stands for it, while it is the land that is chosen or taken part in.
  standsFor: (target, { prompt }) => (prompt === 'select' || prompt === 'act-or-rest' ? landOf(target) : null),
  final: new Set<ReaversChoice['kind']>([
    'select',
    'take-group',
    'draw',
    'promote',
    'give-up',
    'lose-artefact',
    'lose-upgrade',
    'curse',
  ]),
  planned,
  curious,
};
