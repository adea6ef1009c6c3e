import type { ReactElement } from 'react';
import { played } from '../../../../kit/table/scene/played.ts';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { BattleSceneView } from './BattleSceneView.tsx';
import { BidsSceneView } from './BidsSceneView.tsx';
import { EventSceneView } from './EventSceneView.tsx';
import { PowerSceneView } from './PowerSceneView.tsx';
import type { ScandinaviaScene } from './scenes.ts';

type Given = ScandinaviaProps & { readonly scene: PlayedScene<ScandinaviaScene> };

/** The climax that is played, whichever it is. */
export function SceneView(props: Given): ReactElement | null {
  const { scene, view, speaker } = props;
  const [fought, drawn, opened, counted] = [
    played(scene, 'battle'),
    played(scene, 'event'),
    played(scene, 'bids'),
    played(scene, 'power'),
  ];
  if (fought) return <BattleSceneView speaker={speaker} view={view} played={fought} />;
  if (drawn) return <EventSceneView speaker={speaker} played={drawn} />;
  if (opened) return <BidsSceneView {...props} played={opened} />;
  return counted && <PowerSceneView {...props} played={counted} />;
}
