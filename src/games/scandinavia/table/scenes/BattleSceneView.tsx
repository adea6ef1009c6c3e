import type { ReactElement } from 'react';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { withPack } from '../../content/pack.ts';
import { factIcon } from '../extras/fact-look.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { BattleTableUsed } from '../screens/BattleTableUsed.tsx';
import { ThrownSide } from '../screens/ThrownSide.tsx';
import { longestOf } from '../screens/throws.ts';
import type { BattleScene } from './battle-script.ts';
import './scenes.css';

type Given = Pick<ScandinaviaProps, 'speaker' | 'view'> & { readonly played: PlayedScene<BattleScene> };

/** A battle: the dice of both sides, how each force came together, where the table was read, and what the winner took. */
export function BattleSceneView({ played, speaker, view }: Given): ReactElement {
  const { scene, at } = played;
  const { thrown, decided } = scene.beats[at];
  // Who has won is said in great letters.
  const spoils = scene.beats
    .slice(0, at + 1)
    .flatMap(beat => (beat.decided ? beat.facts : []))
    .filter(({ kind }) => kind !== 'battle-won');
  return (
    <SceneStage scene={played} speaker={speaker} band="north" className="sc-battle-scene">
      {scene.throws.map((one, i) => (
        <ThrownSide
          key={one.side}
          speaker={speaker}
          thrown={one}
          part={i === 0 ? 'attacks' : 'defends'}
          most={longestOf(scene.throws)}
          seen={i < thrown}
          won={decided ? one.side === scene.winner : null}
        />
      ))}
      <div className="sc-battle-after">
        <SceneLines facts={spoils} speaker={speaker} iconOf={factIcon} />
        {decided && <BattleTableUsed speaker={speaker} throws={scene.throws} table={withPack(view.content).battle} />}
      </div>
    </SceneStage>
  );
}
