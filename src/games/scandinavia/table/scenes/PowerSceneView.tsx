import type { ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import { SceneStage } from '../../../../kit/table/scene/SceneStage.tsx';
import type { PlayedScene } from '../../../../kit/table/scene/scene.ts';
import { POWER } from '../../content/powers.ts';
import { factIcon } from '../extras/fact-look.ts';
import { sideOf } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { creedFor } from '../play/realm.ts';
import type { PowerScene } from './power-script.ts';
import './scenes.css';

type Given = Pick<ScandinaviaProps, 'speaker' | 'view'> & { readonly played: PlayedScene<PowerScene> };

/** Alliances are told; then each lord's creed, the power it gives, and what the next one asks for. */
export function PowerSceneView({ played, speaker, view }: Given): ReactElement {
  const { scene, at } = played;
  const { counted } = scene.beats[at];
  return (
    <SceneStage scene={played} speaker={speaker} band="north" className="sc-power-scene">
      {scene.bonds.length > 0 ? (
        <SceneLines facts={scene.bonds} speaker={speaker} iconOf={factIcon} />
      ) : (
        <p className="sk-dim">{speaker.say('ui.no-alliances')}</p>
      )}
      {counted && (
        <table className="sc-creeds">
          <tbody>
            {scene.rows.map(({ lord, creed, level, was }) => {
              const power = POWER.find(each => each.lord === lord && each.level === level);
              const next = level < 4 ? creedFor(view, level + 1) : undefined;
              return (
                <tr key={lord} data-rose={level > was}>
                  <td>
                    <Medallion kind="seat" side={sideOf(lord)} size={38} />
                  </td>
                  <th scope="row">{speaker.name('lord', lord)}</th>
                  <td>
                    <Icon name="viking-church" size={17} /> {speaker.say('ui.creed', { n: creed })}
                  </td>
                  <td>
                    <b>{speaker.say('ui.power', { n: level })}</b>
                    {power && `: ${speaker.name('power', power.id)}`}
                  </td>
                  <td className="sk-dim">
                    {next === undefined
                      ? speaker.say('ui.creed-full')
                      : speaker.say('ui.creed-next', { creed: next, level: level + 1 })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </SceneStage>
  );
}
