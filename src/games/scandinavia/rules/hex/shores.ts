/** Coasts of a lord: where those go ashore who lose their fleet, and where a new one lies. */

import type { Region, Sea } from '../../content/board.ts';
import { fleetsAt } from '../fleets.ts';
import type { Lord, Spot } from '../numbers.ts';
import { sidesAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { nearestOwn } from '../war/home.ts';
import { isUnwelcome } from './encounters.ts';
import { foeAt, NO_FOE } from './foes.ts';
import { groundOf } from './ground.ts';

/** The coast hex of an own region that is nearest to a spot, without enemies or allies; his nearest capital where he has none (SC-21.37, SC-A-expedition-coast). */
export function nearestCoast(state: State, lord: Lord, from: Spot): Spot {
  const { next, isCoast, areaOf } = groundOf(state);
  const fits = (spot: Spot): boolean =>
    isCoast[spot] &&
    state.owner[areaOf[spot]] === lord &&
    foeAt(state, lord, spot) === NO_FOE &&
    !isUnwelcome(state, lord, spot);
  const seen = new Set([from]);
  for (const spot of seen) {
    if (fits(spot)) return spot;
    for (const beside of next[spot]) seen.add(beside);
  }
  return nearestOwn(state, lord, from);
}

/** Coast hexes of a region where a new fleet can lie: no other there, and no troops but its lord's (SC-21.24, SC-A-ally-hex). */
export function slips(state: State, lord: Lord, region: Region): Spot[] {
  const { within, isCoast } = groundOf(state);
  return within[region].filter(
    spot => isCoast[spot] && fleetsAt(state, spot).length === 0 && sidesAt(state, spot).every(side => side === lord),
  );
}

/** Where a fleet begins, as troops do (SC-21.2): in the capital, or on the first coast hex beside its sea where the capital lies inland. */
export function firstBerth(state: State, region: Region, sea: Sea): Spot {
  const { within, isCoast, next, isSea, seaOf } = groundOf(state);
  const beside = (spot: Spot): boolean => next[spot].some(water => isSea[water] && seaOf[water] === sea);
  if (isCoast[region]) return region;
  return within[region].find(beside) ?? region;
}
