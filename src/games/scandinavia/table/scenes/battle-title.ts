import type { Json } from '../../../../engine/input/json.ts';
import type { View } from '../../rules/view.ts';
import { areaOfSpot } from '../map/hex/spots.ts';
import { isHexId } from '../play/words.ts';

/** Where a battle is fought: of a hex also the land or sea it lies in. */
export const battleTitle = (
  { content }: Pick<View, 'content'>,
  place: string,
): { readonly key: string; readonly args: Record<string, Json> } =>
  isHexId(place)
    ? { key: 'ui.battle-on', args: { place, area: areaOfSpot(content, place) } }
    : { key: 'ui.battle-at', args: { place } };
