/** Who could come where over the hexes: in this round, in the next, or in the turn after. */
import type { CampaignFrame } from '../../../rules/frames.ts';
import { foeAt, NO_FOE } from '../../../rules/hex/foes.ts';
import { FLYER, groundOf, HERO_MOVER } from '../../../rules/hex/ground.ts';
import { pointsLeft } from '../../../rules/hex/marching.ts';
import { mayFight, passageFor } from '../../../rules/hex/passage.ts';
import { costsOf, moverOf, pointsOf, waterFor } from '../../../rules/hex/reach.ts';
import { type Found, type Journey, MOST_POINTS, OPEN, search, wayTo } from '../../../rules/hex/search.ts';
import { isFleet, isIsland, LIVING_FOREST, type Lord, PIECE_COUNT, type Spot } from '../../../rules/numbers.ts';
import { countAt, placesOf, unitsAt } from '../../../rules/pieces.ts';
import type { State } from '../../../rules/state.ts';
import type { Lot } from '../campaign.ts';
import type { Outlook } from '../outlook.ts';

/** Pieces of one kind, with the same points, that could go somewhere. */
export interface Going extends Lot {
  /** Rounds to come until they are there: 0 in this one. */
  readonly rounds: number;
  /** Points that they have now. */
  readonly left: number;
  readonly cost: number;
}

/** How each spot takes those who walk and those who fly, for all stacks of a lord at once. */
export interface Passages {
  readonly land: ArrayLike<number>;
  readonly air: ArrayLike<number>;
}

export const passagesOf = (state: State, lord: Lord): Passages => ({
  land: Uint8Array.from(passageFor(state, { lord, way: 'land', armed: true, over: waterFor(state, HERO_MOVER) })),
  air: Uint8Array.from(passageFor(state, { lord, way: 'air', armed: true, over: waterFor(state, FLYER) })),
});

const journeyOf = (state: State, { land, air }: Passages, from: Spot, mover: number, points: number): Journey => ({
  from,
  points: Math.min(points, MOST_POINTS),
  cost: costsOf(state, mover),
  passage: mover === FLYER ? air : land,
  bySea: false,
});

/** Is there something to be had: a capital, enemies, an island without anybody of his? */
function isGoal(state: State, lord: Lord, spot: Spot): boolean {
  const foe = foeAt(state, lord, spot);
  if (foe !== NO_FOE) return mayFight(state, lord, foe);
  return isIsland(spot) && unitsAt(state, spot, lord) === 0;
}

/** Rounds ahead that are thought of. */
const AHEAD = 3;

/** Pieces of a kind at a spot, by the points that they have left; none at all, too. */
function byPoints(state: State, frame: CampaignFrame, from: Spot, piece: number): Map<number, number> {
  const groups = new Map<number, number>();
  const points = pointsLeft(state, frame, from, piece);
  for (const left of points) groups.set(left, (groups.get(left) ?? 0) + 1);
  const spent = countAt(state, from, frame.lord, piece) - points.length;
  if (spent > 0) groups.set(0, spent);
  return groups;
}

/** All who could come to each spot where there is something to be had. */
export function goings({ state, lord }: Outlook, frame: CampaignFrame, passages: Passages): Map<Spot, Going[]> {
  const ground = groundOf(state);
  const found = new Map<Spot, Going[]>();
  const goals = ground.spots.filter(spot => isGoal(state, lord, spot));
  for (const from of placesOf(state, lord)) {
    if (isFleet(from)) continue;
    const reached = new Map<number, Found>();
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      if (piece === LIVING_FOREST || countAt(state, from, lord, piece) === 0) continue;
      const [mover, anew] = [moverOf(state, piece), pointsOf(lord, piece)];
      for (const [left, count] of byPoints(state, frame, from, piece)) {
        const points = left + AHEAD * anew;
        const key = mover * 64 + points;
        const reach = reached.get(key) ?? search(ground, journeyOf(state, passages, from, mover, points));
        reached.set(key, reach);
        for (const to of goals) {
          const cost = reach.costs[reach.spots.indexOf(to)];
          if (cost === undefined) continue;
          const rounds = cost <= left ? 0 : Math.ceil((cost - left) / anew);
          const lots = found.get(to) ?? [];
          lots.push({ from, piece, count, rounds, left, cost });
          found.set(to, lots);
        }
      }
    }
  }
  return found;
}

/** Where those stand at the end of this round who are on the way to a spot: as far as their points take them. */
export function halfWay({ state, lord }: Outlook, passages: Passages, going: Going, to: Spot): Spot | undefined {
  const { from, piece, cost, left } = going;
  const ground = groundOf(state);
  const journey = journeyOf(state, passages, from, moverOf(state, piece), cost);
  let spent = 0;
  let stop: Spot | undefined;
  for (const spot of wayTo(ground, journey, to)) {
    spent += journey.cost[spot];
    if (spent > left) break;
    if (journey.passage[spot] === OPEN && !ground.isSea[spot] && foeAt(state, lord, spot) === NO_FOE) stop = spot;
  }
  return stop;
}

/** The way of a piece through open land to an own capital, as far as its points take it. */
export function homeward(
  o: Outlook,
  passages: Passages,
  from: Spot,
  piece: number,
  left: number,
  to: Spot,
): Spot | undefined {
  return halfWay(o, passages, { from, piece, left, count: 1, rounds: 0, cost: MOST_POINTS }, to);
}
