import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { BEAST_ICONS, sideOf } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { lordsOf } from '../play/realm.ts';
import { PurseArt } from '../screens/PurseArt.tsx';
import '../screens/auction.css';
import type { BidsScene } from './bids-script.ts';
import './scenes.css';

type Given = ScandinaviaProps & { readonly played: PlayedScene<BidsScene> };

/** All purses are opened together: what each seat bid, and whom the Dragon obeys. */
export function BidsSceneView(props: Given): ReactElement {
  const { played, speaker, view } = props;
  const { scene, at } = played;
  const { open } = scene.beats[at];
  return (
    <SceneStage scene={played} speaker={speaker} band="north" className="sc-bids-scene">
      <span className="sc-auction-beast">
        <Icon name={BEAST_ICONS.dragon} size={120} label={speaker.name('beast', 'dragon')} />
      </span>
      <ul className="sc-purses">
        {scene.bids.map(({ seat, gold }) => {
          const lords = lordsOf(view, seat);
          const won = open && scene.winner !== null && lords.some(lord => lord === scene.winner);
          return (
            <li key={seat} data-state={open ? 'opened' : 'sealed'} data-won={won}>
              <span className="sc-purse sk-display">
                <PurseArt tied={!open} />
                {open ? gold : <Medallion kind="seat" side={sideOf(lords[0] ?? '')} size={44} />}
              </span>
              <b>{nameOf(props, seat)}</b>
              <span className="sk-dim">{sideBelow(props, seat)}</span>
            </li>
          );
        })}
      </ul>
    </SceneStage>
  );
}
