import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { factIcon } from '../extras/fact-look.ts';
import { sideOf } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { sideName } from '../play/words.ts';
import type { BattleScene, Throw } from './battle-script.ts';
import './scenes.css';

type Given = Pick<ScandinaviaProps, 'speaker'> & { readonly played: PlayedScene<BattleScene> };

/** A battle: the dice of both sides, how each force came together, and what the winner took. */
export function BattleSceneView({ played, speaker }: Given): ReactElement {
  const { scene, at } = played;
  const { thrown, decided } = scene.beats[at];
  const spoils = scene.beats.slice(0, at + 1).flatMap(beat => (beat.decided ? beat.facts : []));
  return (
    <SceneStage scene={played} speaker={speaker} band="north" className="sc-battle-scene">
      <div className="sc-fight">
        {scene.throws.map((one, i) => (
          <Thrown
            key={one.side}
            speaker={speaker}
            thrown={one}
            seen={i < thrown}
            won={decided ? one.side === scene.winner : null}
          />
        ))}
      </div>
      <SceneLines facts={spoils} speaker={speaker} iconOf={factIcon} />
    </SceneStage>
  );
}

interface ThrownProps extends Pick<ScandinaviaProps, 'speaker'> {
  readonly thrown: Throw;
  readonly seen: boolean;
  readonly won: boolean | null;
}

function Thrown({ speaker, thrown: { side, die, force, parts }, seen, won }: ThrownProps): ReactElement {
  const terms =
    parts &&
    ([
      ['potential', parts.potential],
      ['row', parts.roll],
      ['table', parts.result],
      ['dragon', parts.dragon],
      ['commoners', parts.commoners],
    ] as const);
  return (
    <div className="sc-fighter" data-won={won ?? undefined}>
      <Medallion kind={won ? 'leader' : 'seat'} side={sideOf(side)} size={84} dim={won === false} />
      <b className="sk-display">{sideName(speaker, side)}</b>
      <span className="sc-die sk-display">{seen ? die : '?'}</span>
      {seen && terms && (
        <dl>
          {terms
            .filter(([, value]) => value !== 0)
            .map(([what, value]) => (
              <div key={what}>
                <dt>{speaker.say(`ui.thrown-${what}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      <span className="sc-fighter-force sk-display">{seen ? force : '–'}</span>
    </div>
  );
}
