import type { ReactElement } from 'react';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { Wired } from '../play/play.ts';
import { isOnMap, type Target } from '../play/targets.ts';
import { fleetHeard, holderOf, placeHeard, placeName, sideName } from '../play/words.ts';

/** What may be touched on the map, as a list: where the map is larger than the screen, and for whoever reads. */
export function LitPlaces({ view, play, speaker }: Pick<Wired, 'view' | 'play' | 'speaker'>): ReactElement | null {
  const lit = [...play.lit].filter(isOnMap);
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
              {placeName(speaker, id)}{' '}
              <b className="sc-lit-holder">
                {holder === null ? speaker.say('ui.free-land') : sideName(speaker, holder)}
              </b>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
