/** The mutations of Surtur: every unit becomes another, for good (SC-C-surtur, SC-A-surtur). */
import type { Region } from '../../content/board.ts';
import { MUTATIONS } from '../../content/troops.ts';
import { regionAt } from '../hex/standing.ts';
import { pieceName, sideName, spotName } from '../names.ts';
import {
  asLord,
  fleetOf,
  isFleet,
  KIND_COUNT,
  KIND_TROOP,
  PEGASUS,
  type Side,
  type Spot,
  troopNumber,
} from '../numbers.ts';
import { countAt, put, remove, sideOfKey, spotOfKey } from '../pieces.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { nearestOwn } from '../war/home.ts';
import { byCreed } from './by-creed.ts';
import { atOnce, type EventRule } from './event-rule.ts';

/** What a troop turns into, -1 where it stays: both ways, or from left to right alone. */
function mutationOf({ options }: State, troop: number): number {
  for (const [one, other] of MUTATIONS) {
    if (troopNumber[one] === troop) return troopNumber[other];
    if (options.surtur === 'pairs' && troopNumber[other] === troop) return troopNumber[one];
  }
  return -1;
}

interface Change {
  readonly spot: Spot;
  readonly side: Side;
  readonly piece: number;
  readonly into: number;
  readonly count: number;
}

function changes(state: State): Change[] {
  const found: Change[] = [];
  for (const key of state.keys) {
    const side = sideOfKey(key);
    const spot = spotOfKey(key);
    for (let piece = 0; piece < KIND_COUNT; piece++) {
      const into = mutationOf(state, KIND_TROOP[piece]);
      const count = into < 0 ? 0 : countAt(state, spot, side, piece);
      if (count > 0) found.push({ spot, side, piece, into, count });
    }
  }
  return found;
}

/** Where counters run short the regions of the highest creed are served first. */
function inOrder(act: Act, found: readonly Change[]): Change[] {
  const { state } = act;
  const wanted = state.pool.map(() => 0);
  for (const { into, count } of found) wanted[into] += count;
  if (wanted.every((count, troop) => count <= state.pool[troop])) return [...found];
  const regionOf = ({ spot }: Change): Region => regionAt(state, spot);
  const order = byCreed(act, [...new Set(found.map(regionOf).filter(region => region >= 0))]);
  const rank = (change: Change): number =>
    regionOf(change) >= 0 ? order.indexOf(regionOf(change)) : order.length + change.spot;
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** A Pegasus does not stay aboard: it goes to the nearest region of its lord (SC-A-surtur). */
function spotFor(state: State, { spot, side, into }: Change): Spot {
  if (into !== PEGASUS || !isFleet(spot)) return spot;
  const home = nearestOwn(state, asLord(side), state.fleetPlace[fleetOf(spot)]);
  return home < 0 ? spot : home;
}

export const surtur: EventRule = atOnce(act => {
  const { state, facts } = act;
  const found = changes(state);
  for (const { spot, side, piece, count } of found) remove(state, spot, side, piece, count);
  for (const change of inOrder(act, found)) {
    const { spot, side, piece, into, count } = change;
    const there = Math.min(count, state.pool[into]);
    const names = { lord: sideName(side), place: spotName(spot), piece: pieceName(piece), cause: 'surtur' } as const;
    if (there > 0) {
      state.pool[into] -= there;
      put(state, spotFor(state, change), side, into, there);
      facts.tell({ kind: 'became', ...names, into: pieceName(into), count: there });
    }
    if (there < count) facts.tell({ kind: 'died', ...names, count: count - there });
  }
});
