import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { isOnMap, type Target } from '../play/targets.ts';
import { fleetHeard, holderOf, placeHeard, placeName } from '../play/words.ts';

/** What may be touched on the map, also in place of what has been. */
export const litOnMap = ({ signs }: Pick<Wired['play'], 'signs'>): readonly Target[] =>
  [...signs].flatMap(([target, sign]) => (sign === 'lit' && isOnMap(target) ? [target] : []));

/** What may be touched on the map, as a list: where the map is larger than the screen, and for whoever reads. */
export function LitPlaces({ view, play, speaker }: Pick<Wired, 'view' | 'play' | 'speaker'>): ReactElement | null {
  const lit = litOnMap(play);
  if (lit.length === 0) return null;
  return (
    <ul className="sc-lit" aria-label={speaker.say('ui.lit-places')}>
      {lit.map(target => {
        const id = target.slice(target.indexOf(':') + 1);
        const fleet = target.startsWith('fleet:');
        const holder = fleet ? view.fleets[id].lord : holderOf(view, id);
        return (
          <li key={target}>
            <Thing
              target={target as Target}
              sign="lit"
              className="sc-lit-place"
              label={fleet ? fleetHeard(speaker, view, id) : placeHeard(speaker, view, id)}
              onTouch={play.touch}
            >
              {placeName(speaker, id)}
              {holder === null ? (
                <b className="sc-lit-holder">{speaker.say('ui.free-land')}</b>
              ) : (
                <Medallion kind="seat" side={sideOf(holder)} size={22} />
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
