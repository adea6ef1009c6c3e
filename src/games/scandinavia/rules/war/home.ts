/** The nearest region of a lord, for those who have to go home: by steps over land and water. */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { areaOf } from '../hex/standing.ts';
import {
  isIsland,
  islandOf,
  isRegion,
  type Lord,
  PLACE_COUNT,
  REGION_COUNT,
  type Spot,
  seaOf,
  seaPlace,
} from '../numbers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';

export function nearestOwn(state: State, lord: Lord, spot: Spot): Region {
  const from = areaOf(state, spot);
  const tables = printed(state);
  const seen = new Array<boolean>(PLACE_COUNT).fill(false);
  const queue = [from];
  seen[from] = true;
  for (let i = 0; i < queue.length; i++) {
    const place = queue[i];
    if (isRegion(place) && state.owner[place] === lord) return place;
    const next = isRegion(place)
      ? [...tables.adjacent[place], ...tables.seas[place].map(seaPlace)]
      : isIsland(place)
        ? [seaPlace(tables.islandSea[islandOf(place)])]
        : [...tables.seaRegions[seaOf(place)], ...tables.seaNext[seaOf(place)].map(seaPlace)];
    for (const to of next) {
      if (seen[to]) continue;
      seen[to] = true;
      queue.push(to);
    }
  }
  for (let region: Region = FIRST; region < REGION_COUNT; region++) if (state.owner[region] === lord) return region;
  return NONE;
}
