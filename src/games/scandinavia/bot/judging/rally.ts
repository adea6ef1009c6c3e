/** Where armies gather that have nothing to attack. */

import { NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { fleetsAt } from '../../rules/fleets.ts';
import type { MilitaryFrame } from '../../rules/frames.ts';
import { regionsOf } from '../../rules/land.ts';
import { areAllies, isLord } from '../../rules/lords.ts';
import { isFleet, isIsland, isRegion, KIND_COUNT, SELORIAN_REGION, type Spot } from '../../rules/numbers.ts';
import { placesOf, unitsAt } from '../../rules/pieces.ts';
import { printed } from '../../rules/printed.ts';
import { movable, unmoved } from '../../rules/war/marching.ts';
import { reachOf } from '../../rules/war/reach.ts';
import { landWorth } from './lands.ts';
import type { Outlook } from './outlook.ts';
import { overSea } from './sea.ts';
import { leavingCost } from './threats.ts';
import { pointsAt, pointsOf } from './units.ts';

export interface Move {
  readonly from: Spot;
  readonly to: Spot;
}

const FAR = 99;

/** Steps through own land to a region, by region. */
function stepsTo({ state, lord }: Outlook, goal: Region): number[] {
  const { adjacent } = printed(state);
  const steps = adjacent.map(() => FAR);
  steps[goal] = 0;
  const queue = [goal];
  for (const at of queue)
    for (const next of adjacent[at])
      if (steps[next] === FAR && state.owner[next] === lord) {
        steps[next] = steps[at] + 1;
        queue.push(next);
      }
  return steps;
}

/** Could anything be attacked from here some day? What it is worth, at most. */
function prospectOf(o: Outlook, region: Region): number {
  const { state, lord } = o;
  let most = 0;
  for (const next of printed(state).adjacent[region]) {
    const owner = state.owner[next];
    if (owner === lord || (isLord(owner) && areAllies(state, lord, owner))) continue;
    most = Math.max(most, landWorth(o, next));
  }
  const fleets = fleetsAt(state, region, lord).length;
  return fleets > 0 ? Math.max(most, overSea(o, region, fleets)) : most;
}

/** The region to gather in: strong already, with something to take next to it; the throne when the end is near. */
export function musterOf(o: Outlook): Region {
  const { state, lord, turnsLeft } = o;
  if (state.owner[SELORIAN_REGION] === lord && turnsLeft <= 1) return SELORIAN_REGION;
  let best: Region = NONE;
  let most = 0;
  for (const region of regionsOf(state, lord)) {
    const prospect = prospectOf(o, region);
    if (prospect === 0) continue;
    const worth = prospect + pointsAt(state, region, lord) * 1.5;
    if (worth > most) [best, most] = [region, worth];
  }
  return best;
}

/** What a garrison may give up to march with the others. */
const LOOSE = 2;

/** A stack that goes nearer to the others, or undefined where all stand well. */
export function bestMuster(o: Outlook, frame: MilitaryFrame): Move | undefined {
  const { state, lord } = o;
  const goal = musterOf(o);
  if (goal < 0) return undefined;
  const steps = stepsTo(o, goal);
  for (const from of placesOf(state, lord)) {
    if (isFleet(from) || from === goal || isIsland(from)) continue;
    const pieces = movable(state, frame, from);
    if (pieces.length === 0 || !isRegion(from) || state.owner[from] !== lord) continue;
    let leaving = 0;
    let to: Spot = NONE;
    for (const piece of pieces) {
      if (piece < KIND_COUNT) leaving += pointsOf(piece) * unmoved(state, frame, from, piece);
      for (const place of reachOf(state, lord, from, piece))
        if (isRegion(place) && state.owner[place] === lord && steps[place] < (to < 0 ? steps[from] : steps[to]))
          to = place;
    }
    if (to < 0) continue;
    if (unitsAt(state, from, lord) > 0 && leavingCost(o, from, leaving) > LOOSE) continue;
    return { from, to };
  }
  return undefined;
}
