import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf, sideBelow } from '../../../../kit/table/names.ts';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { CombatDie } from '../DieArt.tsx';
import { CRESTS } from '../pieces.ts';
import type { ReaversProps } from '../play/play.ts';
import type { CombatScene } from './combat-script.ts';
import { factIcon } from './fact-icon.ts';
import './scenes.css';

type Given = ReaversProps & { readonly played: PlayedScene<CombatScene> };

/** A fight: dice fall against a wall of shields; each success takes one of them down. */
export function CombatSceneView(props: Given): ReactElement {
  const { played, view, speaker } = props;
  const { scene, at } = played;
  const { dice, count, successes, won } = scene.beats[at];
  const { crest } = view.seats[scene.seat];
  const upTo = (to: number) => scene.beats.slice(0, to).flatMap(beat => (beat.part === 'spoils' ? beat.facts : []));
  const down = successes ?? 0;
  return (
    <SceneStage scene={played} speaker={speaker} band="battle" className="rm-combat-scene">
      <div className="rm-fight" data-won={won ?? undefined}>
        <div className="rm-fight-who">
          <Medallion kind={won ? 'leader' : 'seat'} side={CRESTS[crest]} size={84} />
          <b>{nameOf(props, scene.seat)}</b>
          <small className="sk-dim">{sideBelow(props, scene.seat)}</small>
        </div>
        <ul className="rm-fight-dice" data-fallen={dice !== null} aria-hidden="true">
          {dice === null
            ? Array.from({ length: count }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
                <li key={i}>
                  <CombatDie shows={null} size={58} />
                </li>
              ))
            : dice.map((shows, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={`${i}/${shows}`} style={{ '--at': i } as CSSProperties}>
                  <CombatDie shows={shows} size={58} />
                </li>
              ))}
        </ul>
        <div className="rm-fight-sum" aria-hidden="true">
          <span className="rm-fight-n" data-won={won ?? undefined}>
            {successes ?? '?'}
          </span>
          <span className="sk-dim">{speaker.say('ui.against')}</span>
          <span className="rm-fight-n">{scene.defence}</span>
        </div>
        <ul className="rm-fight-wall" aria-hidden="true">
          {Array.from({ length: scene.defence }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal shields have no name of their own
            <li key={i} data-down={i < down} style={{ '--at': i } as CSSProperties}>
              <Icon name="viking-shield" size={38} />
            </li>
          ))}
        </ul>
        <p className="sk-heard">
          {successes !== null && speaker.say('ui.fight-heard', { successes, defence: scene.defence })}
        </p>
      </div>
      <SceneLines facts={upTo(at + 1)} fresh={upTo(at).length} speaker={speaker} iconOf={factIcon} />
    </SceneStage>
  );
}
