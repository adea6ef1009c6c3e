/** What the reader has in hand, and where it could go: as the rules work it out from what is seen. */
import { innermost } from '../../../../kit/rules/stack.ts';
import { TERRAINS, type TerrainId } from '../../content/terrain.ts';
import { encounters } from '../../rules/hex/encounters.ts';
import { hexChance } from '../../rules/hex/foreseen.ts';
import { groundOf } from '../../rules/hex/ground.ts';
import { isClosed, planOf } from '../../rules/hex/plan.ts';
import { sideName, spotName } from '../../rules/names.ts';
import { FLEET_IDS, PIECE_IDS, type Spot, spotNumber } from '../../rules/numbers.ts';
import { readView } from '../../rules/read-view.ts';
import type { View } from '../../rules/view.ts';
import { EVERYBODY as ALL } from '../../rules/war/marching.ts';

/** A step of a way: where, what is spent by then. */
export interface Step {
  readonly spot: string;
  readonly spent: number;
}

export interface SeenPlan {
  readonly from: string;
  readonly lord: string;
  readonly points: number;
  /** Who is in hand: a kind and how many, everybody, or a fleet. */
  readonly hand: { readonly piece: string | null; readonly count: number; readonly fleet: string | null };
  /** Every spot in reach, with what it costs. */
  readonly costs: ReadonlyMap<string, number>;
  /** Where a battle would follow, with how often of a hundred it would be won; not where a storm may come before. */
  readonly chances: ReadonlyMap<string, number>;
  /** Land that nobody in hand may enter, near enough to be thought of. */
  readonly closed: readonly string[];
  /** What a step onto each kind of ground costs; null where it is closed. */
  readonly grounds: ReadonlyMap<TerrainId, number | null>;
  readonly wayTo: (to: string) => readonly Step[];
}

/** A battle that has to be fought once all have moved. */
export interface ToCome {
  readonly at: string;
  readonly side: string;
  readonly chance: number | undefined;
}

interface Campaign {
  readonly round: number;
  readonly lord: string;
  readonly plan: SeenPlan | null;
  readonly battles: readonly ToCome[];
}

const known = new WeakMap<View, Campaign | null>();

/** The campaign that is going on, worked out once for each view; null by the basic rules and in other phases. */
export function campaignIn(view: View): Campaign | null {
  const made = known.get(view);
  if (made !== undefined) return made;
  const seen = view.frames.some(({ kind }) => kind === 'campaign') ? seenIn(view) : null;
  known.set(view, seen);
  return seen;
}

/** Grounds that a march could cross, in the order in which they are told. */
const WALKED = TERRAINS.filter(terrain => terrain !== 'sea' && terrain !== 'capital');

function seenIn(view: View): Campaign | null {
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
      hand: {
        piece: frame.fleet >= 0 || frame.piece < 0 || frame.piece === ALL ? null : PIECE_IDS[frame.piece],
        count: frame.count,
        fleet: frame.fleet >= 0 ? FLEET_IDS[frame.fleet] : null,
      },
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
