import { memo, type ReactElement } from 'react';
import { hexOfSpot, isAdvanced, isSpot } from '../map/hex/spots.ts';
import { bringToMiddle } from '../map/into-sight.ts';
import { MAP_HEIGHT, MAP_WIDTH, straightPath } from '../map/lattice.ts';
import { mapDrawing } from '../map/map-drawing.ts';
import { outlineOf } from '../map/outline.ts';
import { sideOf } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import { placeName } from '../play/words.ts';
import { litOnMap } from './LitPlaces.tsx';

/** All of the map at once, where it is larger than the screen: whose each land is, what is lit, and the way there. */
export const Chart = memo(function Chart({
  view,
  play,
  speaker,
}: Pick<Wired, 'view' | 'play' | 'speaker'>): ReactElement {
  const { coast, lands } = mapDrawing(view.content);
  const hexes = isAdvanced(view)
    ? litOnMap(play).flatMap(target => {
        const spot = target.slice(target.indexOf(':') + 1);
        return target.startsWith('place:') && isSpot(view.content, spot) ? [hexOfSpot(view.content, spot)] : [];
      })
    : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the chart is a drawing; fieldset is for forms
    <svg
      className="sc-chart"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      role="group"
      aria-label={speaker.say('ui.chart')}
    >
      <rect width={MAP_WIDTH} height={MAP_HEIGHT} fill="var(--sea)" />
      <path d={coast} fill="var(--sc-plain)" />
      {lands.map(({ id, d }) => {
        const { owner } = view.regions[id];
        const lit = play.sign(`place:${id}`) === 'lit';
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
          <path
            key={id}
            d={d}
            role="button"
            tabIndex={-1}
            aria-label={speaker.say('ui.show-place', { name: placeName(speaker, id) })}
            fill={owner === null ? 'transparent' : sideOf(owner).dye}
            stroke={lit ? 'var(--ember-hot)' : 'var(--land-ink)'}
            strokeWidth={lit ? 16 : 5}
            onClick={event => bringToMiddle(event.currentTarget, `place:${id}`)}
            onKeyDown={event => event.key === 'Enter' && bringToMiddle(event.currentTarget, `place:${id}`)}
          />
        );
      })}
      {hexes.length > 0 && <path d={straightPath(outlineOf(hexes))} className="sc-chart-lit" />}
    </svg>
  );
});
