/** A march or a voyage before it is made: every spot in reach and what it costs, the points there are, the cheapest way. */
import type { By } from '../../../../kit/rules/ids.ts';
import { CAMPAIGN, type CampaignFrame } from '../frames.ts';
import { ERMANARIC, type Spot } from '../numbers.ts';
import type { State } from '../state.ts';
import { EVERYBODY } from '../war/marching.ts';
import { CLOSED, FLYER, groundOf, SAILOR } from './ground.ts';
import { carriedGoals, commonGoals, footOf, goalsOf, movable, pointsLeft } from './marching.ts';
import { costsOf, type March, marchOf, moverOf, pointsOf } from './reach.ts';
import { courseOf, harbours } from './sailing.ts';
import { type Found, search, wayTo } from './search.ts';

export interface Plan {
  readonly from: Spot;
  /** What there is to spend: of several, the points of whoever has most. */
  readonly points: number;
  readonly found: Found;
  /** What a step onto a spot costs those in hand, `CLOSED` where none of them gets in. */
  readonly cost: (spot: Spot) => number;
  /** Spots on the cheapest way, its end included. */
  readonly wayTo: (to: Spot) => readonly Spot[];
}

const MARCHES: ReadonlySet<number> = new Set([CAMPAIGN.who, CAMPAIGN.toward, CAMPAIGN.where]);
const VOYAGES: ReadonlySet<number> = new Set([CAMPAIGN.fleet, CAMPAIGN.boardCount, CAMPAIGN.landCount]);

/** Of those in hand; before anybody was named, of everybody who can go. Nothing is planned where nothing is in hand. */
export function planOf(state: State, frame: CampaignFrame): Plan | null {
  if (VOYAGES.has(frame.step) && frame.fleet >= 0) return voyagePlan(state, frame);
  if (!MARCHES.has(frame.step) || frame.from < 0) return null;
  if (frame.step === CAMPAIGN.who || frame.piece === EVERYBODY) return commonPlan(state, frame);
  return piecePlan(state, frame);
}

function voyagePlan(state: State, frame: CampaignFrame): Plan {
  const { fleet } = frame;
  const costs = costsOf(state, SAILOR);
  return {
    from: state.fleetPlace[fleet],
    points: Math.max(0, frame.points[fleet]),
    found: harbours(state, frame, fleet),
    cost: spot => costs[spot],
    wayTo: to => courseOf(state, frame, fleet, to),
  };
}

const marchBy = (state: State, { lord, from, round }: CampaignFrame, piece: number, points: number): March => ({
  lord,
  from: footOf(state, from),
  mover: moverOf(state, piece),
  points,
  anew: pointsOf(lord, piece),
  round,
});

function piecePlan(state: State, frame: CampaignFrame): Plan {
  const { lord, from, piece, count, passenger } = frame;
  const carries = passenger >= 0;
  const points = carries ? pointsOf(lord, ERMANARIC) : (pointsLeft(state, frame, from, piece)[count - 1] ?? 0);
  const march = { ...marchBy(state, frame, piece, points), ...(carries && { mover: FLYER }) };
  const costs = costsOf(state, march.mover);
  return {
    from: march.from,
    points,
    found: carries ? carriedGoals(state, frame, from) : goalsOf(state, frame, from, piece, count),
    cost: spot => costs[spot],
    wayTo: to => wayTo(groundOf(state), marchOf(state, march), to),
  };
}

/** Everybody who can goes: each pays for himself, and the way is that of who pays least. */
function commonPlan(state: State, frame: CampaignFrame): Plan {
  const { from } = frame;
  const marches = movable(state, frame, from).map(piece =>
    marchBy(state, frame, piece, pointsLeft(state, frame, from, piece)[0]),
  );
  const costs: readonly By<Spot, number>[] = marches.map(({ mover }) => costsOf(state, mover));
  const ground = groundOf(state);
  return {
    from: footOf(state, from),
    points: Math.max(0, ...marches.map(({ points }) => points)),
    found: commonGoals(state, frame, from),
    cost: spot => Math.min(...costs.map(each => each[spot] || Number.POSITIVE_INFINITY)),
    wayTo(to) {
      let best: March | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const march of marches) {
        const { spots, costs: paid } = search(ground, marchOf(state, march));
        const cost = paid[spots.indexOf(to)] ?? Number.POSITIVE_INFINITY;
        if (cost < least) [best, least] = [march, cost];
      }
      return best ? wayTo(ground, marchOf(state, best), to) : [];
    },
  };
}

export const isClosed = (cost: number): boolean => cost === CLOSED || cost === Number.POSITIVE_INFINITY;
