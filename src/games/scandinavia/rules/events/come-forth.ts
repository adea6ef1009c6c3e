/** Troops that come by themselves: no price, no prosperity (SC-7.5). To a region means to its capital, where hexes are played (SC-21.22, SC-21.34). */

import type { Region } from '../../content/board.ts';
import { pieceName, sideName, spotName } from '../names.ts';
import type { Side, Spot } from '../numbers.ts';
import { raise } from '../pieces.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';
import { byCreed } from './by-creed.ts';

export function comeForth(act: Act, side: Side, spot: Spot, kind: number, count: number, cause: string): number {
  const came = raise(act.state, spot, side, kind, count);
  if (came > 0)
    act.facts.tell({
      kind: 'came',
      lord: sideName(side),
      place: spotName(spot),
      piece: pieceName(kind),
      count: came,
      cause,
    });
  return came;
}

/**
 * Units of the local type come to each of some regions, so many to each. Where counters run short those with the most
 * creed are served first, equal ones by lot (SC-A-local-troops).
 */
export function comeToEach(
  act: Act,
  regions: readonly Region[],
  countOf: (region: Region) => number,
  cause: string,
): void {
  const { state } = act;
  const { troop } = printed(state);
  const wanted = state.pool.map(() => 0);
  for (const region of regions) wanted[troop[region]] += countOf(region);
  const short = wanted.some((count, kind) => count > state.pool[kind]);
  for (const region of short ? byCreed(act, regions) : regions)
    comeForth(act, state.owner[region], region, troop[region], countOf(region), cause);
}
