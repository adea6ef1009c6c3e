/** What the advanced rules make of what is seen. It brings the rules along, so it is loaded by tables that play by them, and by no others. */
import { innermost } from '../../../../kit/rules/stack.ts';
import { TERRAINS, type TerrainId } from '../../content/terrain.ts';
import { roomOf } from '../../rules/fleets.ts';
import { encounters } from '../../rules/hex/encounters.ts';
import { hexChance } from '../../rules/hex/foreseen.ts';
import { groundOf } from '../../rules/hex/ground.ts';
import { isClosed, planOf } from '../../rules/hex/plan.ts';
import { fleetPointsOf } from '../../rules/hex/reach.ts';
import { sideName, spotName } from '../../rules/names.ts';
import { FLEET_IDS, PIECE_IDS, type Spot, spotNumber } from '../../rules/numbers.ts';
import { readView } from '../../rules/read-view.ts';
import type { View } from '../../rules/view.ts';
import { EVERYBODY as ALL } from '../../rules/war/marching.ts';
import type { Campaign } from './plan.ts';

export { freeFolkIn } from './free-folk.ts';

/** Grounds that a march could cross, in the order in which they are told. */
const WALKED = TERRAINS.filter(terrain => terrain !== 'sea' && terrain !== 'capital');

export function campaignOf(view: View): Campaign | null {
  const state = readView(view);
  const frame = innermost(state, 'campaign');
  if (!frame) return null;
  const lord = sideName(frame.lord);
  const battles = encounters(state, frame.lord).map(({ spot, side }) => ({
    at: spotName(spot),
    side: sideName(side),
    chance: hexChance(state, { kind: 'fight', at: spotName(spot) }),
  }));
  const plan = planOf(state, frame);
  if (!plan) return { round: frame.round, lord, plan: null, battles };
  const ground = groundOf(state);
  const { spots, costs } = plan.found;
  const near = spotsWithin(ground.next, plan.from, plan.points + 1);
  const grounds = new Map<TerrainId, number | null>();
  for (const terrain of WALKED) {
    const spot = ground.spots.find(each => ground.terrain[each] === TERRAINS.indexOf(terrain));
    if (spot !== undefined) grounds.set(terrain, isClosed(plan.cost(spot)) ? null : plan.cost(spot));
  }
  return {
    round: frame.round,
    lord,
    battles,
    plan: {
      from: spotName(plan.from),
      lord,
      points: plan.points,
      all: frame.fleet >= 0 ? fleetPointsOf(state, frame.lord) : plan.points,
      hand: {
        piece: frame.fleet >= 0 || frame.piece < 0 || frame.piece === ALL ? null : PIECE_IDS[frame.piece],
        count: frame.count,
        fleet: frame.fleet >= 0 ? FLEET_IDS[frame.fleet] : null,
      },
      room: frame.fleet >= 0 ? roomOf(state, frame.fleet) : null,
      chances: new Map(
        spots.flatMap(spot => {
          const to = spotName(spot);
          const chance = hexChance(state, { kind: frame.fleet >= 0 ? 'steer' : 'go', to });
          return chance === undefined ? [] : [[to, chance] as const];
        }),
      ),
      costs: new Map(spots.map((spot, i) => [spotName(spot), costs[i]])),
      closed:
        frame.fleet >= 0 ? [] : near.filter(spot => !ground.isSea[spot] && isClosed(plan.cost(spot))).map(spotName),
      grounds,
      wayTo(to) {
        let spent = 0;
        return plan.wayTo(spotNumber[to]).map(spot => {
          spent += plan.cost(spot);
          return { spot: spotName(spot), spent };
        });
      },
    },
  };
}

/** Spots no further than so many steps. */
function spotsWithin(next: { readonly [spot: number]: readonly Spot[] }, from: Spot, steps: number): readonly Spot[] {
  let edge: readonly Spot[] = [from];
  const seen = new Set(edge);
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap(spot => next[spot].filter(beside => !seen.has(beside)));
    for (const spot of edge) seen.add(spot);
  }
  return [...seen];
}
