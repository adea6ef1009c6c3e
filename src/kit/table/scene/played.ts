import type { PlayedScene, Scene } from './scene.ts';

type OfKind<S extends Scene, K extends S['kind']> = Extract<S, { readonly kind: K }>;

const isA = <S extends Scene, K extends S['kind']>(scene: S, kind: K): scene is OfKind<S, K> => scene.kind === kind;

/** The scene that is played, if it is of this kind. */
export function played<S extends Scene, K extends S['kind']>(
  now: PlayedScene<S> | null,
  kind: K,
): PlayedScene<OfKind<S, K>> | null {
  return now && isA<S, K>(now.scene, kind) ? { ...now, scene: now.scene } : null;
}
