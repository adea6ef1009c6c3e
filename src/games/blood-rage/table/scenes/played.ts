import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { BloodRageScene } from './scenes.ts';

type OfKind<K extends BloodRageScene['kind']> = Extract<BloodRageScene, { kind: K }>;

const isA = <K extends BloodRageScene['kind']>(scene: BloodRageScene, kind: K): scene is OfKind<K> =>
  scene.kind === kind;

/** The scene that is played, if it is of this kind. */
export function played<K extends BloodRageScene['kind']>(
  now: PlayedScene<BloodRageScene> | null,
  kind: K,
): PlayedScene<OfKind<K>> | null {
  return now && isA(now.scene, kind) ? { ...now, scene: now.scene } : null;
}
