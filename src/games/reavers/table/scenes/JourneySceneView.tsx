import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { CRESTS } from '../pieces.ts';
import { drawn } from '../play/cards.ts';
import type { ReaversProps } from '../play/play.ts';
import { ReaversCard } from '../ZoomCard.tsx';
import { factIcon } from './fact-icon.ts';
import type { JourneyScene } from './journey-script.ts';
import './scenes.css';

type Given = ReaversProps & { readonly played: PlayedScene<JourneyScene> };

/** A journey that has ended: whose ship, the card, and what it brought or cost. */
export function JourneySceneView(props: Given): ReactElement {
  const { played, view, speaker } = props;
  const { scene, at } = played;
  const { seat, card } = scene;
  // The first beat is the card itself.
  const upTo = (to: number) => scene.beats.slice(1, to).flatMap(({ facts }) => facts);
  return (
    <SceneStage scene={played} speaker={speaker} band="sea" className="rm-journey-scene">
      <div className="rm-journey">
        <div className="rm-fight-who">
          <Medallion kind="seat" side={CRESTS[view.seats[seat].crest]} size={84} />
          <b>{nameOf(props, seat)}</b>
          <small className="sk-dim">{sideBelow(props, seat)}</small>
        </div>
        <ReaversCard card={drawn(card, speaker, view)} speaker={speaker} size="hand" />
      </div>
      <SceneLines facts={upTo(at + 1)} fresh={upTo(at).length} speaker={speaker} iconOf={factIcon} />
    </SceneStage>
  );
}
