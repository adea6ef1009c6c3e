/** What of the map has to be seen: what is in hand, else something of what may be touched. */
import type { Share } from '../../../../kit/look/pan-zoom.ts';
import type { View } from '../../rules/view.ts';
import type { Target } from '../play/targets.ts';
import { centreOfSpot, isSpot } from './hex/spots.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from './lattice.ts';
import { mapDrawing } from './map-drawing.ts';

interface Lying extends Pick<View, 'content'> {
  readonly fleets: Readonly<Record<string, { readonly place: string }>>;
}

/** Where a land, an island, a sea, a hex or a fleet lies; undefined for what lies nowhere. */
function pointOf({ content, fleets }: Lying, place: string): Point | undefined {
  const at = fleets[place]?.place ?? place;
  if (isSpot(content, at)) return centreOfSpot(content, at);
  const { seas, islands } = mapDrawing(content);
  return seas.find(({ id }) => id === at)?.name ?? islands.find(({ id }) => id === at)?.centre;
}

export function sharesOf(view: Lying, named: string | null, lit: readonly Target[]): readonly Share[] {
  const places = named !== null ? [named] : lit.map(target => target.slice(target.indexOf(':') + 1));
  return places.flatMap(place => {
    const at = pointOf(view, place);
    return at ? [{ x: at[0] / MAP_WIDTH, y: at[1] / MAP_HEIGHT }] : [];
  });
}
