import type { ReactElement } from 'react';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { EventRead } from '../screens/EventRead.tsx';
import type { EventScene } from './event-script.ts';
import './scenes.css';

type Given = Pick<ScandinaviaProps, 'speaker'> & { readonly played: PlayedScene<EventScene> };

/** An event is drawn from the cloth, read out, and told with all that it has changed. */
export function EventSceneView({ played, speaker }: Given): ReactElement {
  const { scene, at } = played;
  const { event, die, changes } = scene;
  return (
    <SceneStage scene={played} speaker={speaker} band="north" className="sc-event-scene">
      <EventRead told={{ event, die, changes: changes.slice(0, scene.beats[at].seen) }} speaker={speaker} />
    </SceneStage>
  );
}
