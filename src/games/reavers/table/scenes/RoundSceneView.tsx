import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { nameOf } from '../../../../kit/table/names.ts';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { ScenePart } from '../../../../kit/table/scene/ScenePart.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import { Standing } from '../../../../kit/table/scene/Standing.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { CRESTS, SOURCE_ICONS } from '../pieces.ts';
import type { ReaversProps } from '../play/play.ts';
import { factIcon } from './fact-icon.ts';
import type { RoundBeat, RoundScene } from './round-script.ts';
import './scenes.css';

type Given = ReaversProps & { readonly played: PlayedScene<RoundScene> };

/** How long Glory takes to count up, in milliseconds. */
const COUNT = { off: 0, fast: 300, normal: 700, slow: 1300 } as const;

/** The end of a round, or of the game: what pays, source by source, and Glory that counts up beside it. */
export function RoundSceneView(props: Given): ReactElement {
  const { played, view, seat, speaker, settings } = props;
  const { scene, at } = played;
  const told = scene.beats.slice(0, at + 1);
  const now = scene.beats[at];
  return (
    <SceneStage scene={played} speaker={speaker} band="quest" className="rm-round-scene">
      <div className="sk-scene-two">
        <div>
          {told.map(beat =>
            beat.source ? (
              <ScenePart
                key={beat.source}
                icon={SOURCE_ICONS[beat.source]}
                tone={beat.source === 'terror' ? 'doom' : 'wood'}
                title={speaker.name('source', beat.source)}
                now={beat === now}
              >
                <ul className="sk-scene-things">
                  {paidBy(beat, view.seats.length).map(({ of, glory }) => (
                    <li key={of}>
                      <Medallion kind="seat" side={CRESTS[view.seats[of].crest]} size={34} />
                      <span className="sk-heard">{nameOf(props, of)}</span>
                      <span className="rm-paid">{glory >= 0 ? `+${glory}` : `−${-glory}`}</span>
                    </li>
                  ))}
                </ul>
              </ScenePart>
            ) : (
              <SceneLines key="rest" facts={beat.facts} speaker={speaker} iconOf={factIcon} />
            ),
          )}
        </div>
        <Standing
          label={speaker.say('word.glory')}
          own={seat}
          lasts={COUNT[settings.speed]}
          seats={view.seats.map(({ seat: of, crest }) => ({
            seat: of,
            side: CRESTS[crest],
            name: nameOf(props, of),
            was: scene.was[of],
            now: now.glory[of],
          }))}
          spoken={({ name, now: n }) =>
            speaker.say('said.of', { of: name, what: speaker.say('ui.share-glory', { n }) })
          }
        />
      </div>
    </SceneStage>
  );
}

/** What each seat was paid by one source. */
function paidBy({ facts }: RoundBeat, seats: number): { readonly of: number; readonly glory: number }[] {
  const paid = new Array<number>(seats).fill(0);
  for (const fact of facts) if (fact.kind === 'glory') paid[fact.seat] += fact.glory;
  return paid.flatMap((glory, of) => (glory === 0 ? [] : [{ of, glory }]));
}
