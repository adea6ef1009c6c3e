import { type ReactElement, useRef } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import type { View } from '../../rules/view.ts';
import { areaOfSpot, isAdvanced } from '../map/hex/spots.ts';
import { bringIntoSight } from '../map/into-sight.ts';
import { sideOf } from '../pieces.ts';
import { isByHex } from '../play/by-hex.ts';
import { campaignIn } from '../play/plan.ts';
import type { Wired } from '../play/play.ts';
import { isOnMap, type Target } from '../play/targets.ts';
import { fleetHeard, holderOf, isHexId, isWater, placeHeard, placeName, spotHeard } from '../play/words.ts';

/** What may be touched on the map, also in place of what has been. */
export const litOnMap = ({ signs }: Pick<Wired['play'], 'signs'>): readonly Target[] =>
  [...signs].flatMap(([target, sign]) => (sign === 'lit' && isOnMap(target) ? [target] : []));

/**
 * What may be touched on the map, as a list: where the map is larger than the screen, and for whoever reads. Whatever is
 * touched here is brought into sight there.
 */
export function LitPlaces(props: Pick<Wired, 'view' | 'ask' | 'play' | 'speaker'>): ReactElement | null {
  const { view, ask, play, speaker } = props;
  const own = useRef<HTMLUListElement>(null);
  // What lies ready stays where it was: the list does not move under the finger, and a second touch does it, as on the map.
  const ready = play.pending ? play.way.touched.at(-1) : undefined;
  const onTouch = (target: Target) => {
    if (own.current) bringIntoSight(own.current, target);
    if (target === ready) play.confirm();
    else play.touch(target);
  };
  const lit = [...new Set([...litOnMap(play), ...(ready !== undefined && isOnMap(ready) ? [ready] : [])])];
  if (lit.length === 0) return null;
  const byHex = isAdvanced(view) && isByHex(ask, play.way.touched);
  return (
    <ul ref={own} className="sc-lit" aria-label={speaker.say('ui.lit-places')}>
      {byHex
        ? byArea(view, lit).map(([area, targets]) => (
            <li key={area} className="sc-lit-area">
              <h4>{placeName(speaker, area)}</h4>
              <ul>
                {targets.map(target => (
                  <LitPlace key={target} {...props} target={target} onTouch={onTouch} inArea />
                ))}
              </ul>
            </li>
          ))
        : lit.map(target => <LitPlace key={target} {...props} target={target} onTouch={onTouch} />)}
    </ul>
  );
}

const idOf = (target: Target): string => target.slice(target.indexOf(':') + 1);

/** Hexes and fleets by the land, island or sea they lie in, in the order in which they are listed. */
export function byArea(view: View, lit: readonly Target[]): readonly (readonly [string, readonly Target[]])[] {
  const areas = new Map<string, Target[]>();
  for (const target of lit) {
    const spot = target.startsWith('fleet:') ? view.fleets[idOf(target)].place : idOf(target);
    const area = areaOfSpot(view.content, spot);
    areas.set(area, [...(areas.get(area) ?? []), target]);
  }
  return [...areas];
}

interface LitPlaceProps extends Pick<Wired, 'view' | 'play' | 'speaker'> {
  readonly target: Target;
  readonly onTouch: (target: Target) => void;
  /** Its land or sea has been told. */
  readonly inArea?: boolean | undefined;
}

function LitPlace({ view, play, speaker, target, onTouch, inArea }: LitPlaceProps): ReactElement {
  const id = idOf(target);
  const fleet = target.startsWith('fleet:');
  // On a hex who stands there comes before whose it is.
  const [standing] = inArea ? Object.keys(view.pieces[id] ?? {}) : [];
  const holder = fleet ? view.fleets[id].lord : (standing ?? holderOf(view, id));
  const plan = inArea ? campaignIn(view)?.plan : undefined;
  const cost = plan?.costs.get(id);
  const name = inArea && !fleet && !isHexId(id) ? speaker.say('terrain.capital') : placeName(speaker, id);
  return (
    <li>
      <Thing
        target={target}
        sign={play.sign(target)}
        className="sc-lit-place"
        label={
          fleet
            ? fleetHeard(speaker, view, id)
            : inArea
              ? spotHeard(speaker, view, id, cost)
              : placeHeard(speaker, view, id)
        }
        onTouch={onTouch}
      >
        {name}
        {cost !== undefined ? (
          <>
            <b className="sc-lit-cost">{cost}</b>
            {plan?.chances.has(id) && <Icon name="crossed-swords" size={15} />}
          </>
        ) : holder !== null ? (
          <Medallion kind="seat" side={sideOf(holder)} size={22} />
        ) : (
          !inArea && !isWater(id) && <b className="sc-lit-holder">{speaker.say('ui.free-land')}</b>
        )}
      </Thing>
    </li>
  );
}
