import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { View } from '../../rules/view.ts';
import type { RoundScene } from './round-script.ts';

/** The table at this beat: every seat has the Glory that the scene has counted. */
export function viewAt({ scene, at }: Pick<PlayedScene<RoundScene>, 'scene' | 'at'>, view: View): View {
  const { glory } = scene.beats[at];
  return { ...view, seats: view.seats.map(of => ({ ...of, glory: glory[of.seat] })) };
}
