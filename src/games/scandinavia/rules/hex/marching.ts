/** Who of a stack can still move in this round, how far, and where to (SC-21.11 to SC-21.15). */
import type { CampaignFrame } from '../frames.ts';
import { lasts } from '../lasting.ts';
import { ERMANARIC, FIRST_HERO, fleetOf, isFleet, LIVING_FOREST, type Spot } from '../numbers.ts';
import { countAt, eachPiece, isUnit, unitsAt } from '../pieces.ts';
import type { State } from '../state.ts';
import { ridersOf } from '../war/marching.ts';
import { doesFly } from '../war/reach.ts';
import { heroMayEnd, isAttack } from './foes.ts';
import { FLYER, groundOf } from './ground.ts';
import { goesAnywhere, marchOf, pointsOf, reachOf } from './reach.ts';
import { type Found, search } from './search.ts';
import { isWater } from './standing.ts';

/** Five numbers for each lot of moved pieces. */
export const LOT = 5;
export const SPENT = 0;

/** The marches as a battle wants them: without points. */
export const lotsOf = ({ moved }: CampaignFrame): number[] => moved.filter((_, i) => i % LOT < LOT - 1);

/** Where those of a stack set out from: over the ice from the deck of a fleet, too (SC-A-frost-details). */
export const footOf = (state: State, spot: Spot): Spot => (isFleet(spot) ? state.fleetPlace[fleetOf(spot)] : spot);

/** Pieces of a kind at a spot that have not moved in this round. */
export function unmoved(state: State, { lord, moved }: CampaignFrame, spot: Spot, piece: number): number {
  let count = countAt(state, spot, lord, piece);
  for (let i = 0; i < moved.length; i += LOT) if (moved[i] === spot && moved[i + 1] === piece) count -= moved[i + 2];
  return count;
}

/** Points of each piece of a kind at a spot, the freshest first; who has none left is not counted. */
export function pointsLeft(state: State, frame: CampaignFrame, spot: Spot, piece: number): number[] {
  const { lord, moved } = frame;
  const points = new Array<number>(Math.max(0, unmoved(state, frame, spot, piece))).fill(pointsOf(lord, piece));
  for (let i = 0; i < moved.length; i += LOT) {
    if (moved[i] !== spot || moved[i + 1] !== piece || moved[i + 4] <= SPENT) continue;
    for (let n = 0; n < moved[i + 2]; n++) points.push(moved[i + 4]);
  }
  return points.length > 1 ? points.sort((a, b) => b - a) : points;
}

/** Points of the freshest of a kind at a spot. */
export function mostPoints(state: State, frame: CampaignFrame, spot: Spot, piece: number): number {
  const { lord, moved } = frame;
  let most = unmoved(state, frame, spot, piece) > 0 ? pointsOf(lord, piece) : SPENT;
  for (let i = 0; i < moved.length; i += LOT)
    if (moved[i] === spot && moved[i + 1] === piece && moved[i + 2] > 0) most = Math.max(most, moved[i + 4]);
  return most;
}

/** Notes that pieces have moved, and what they have left. */
export function note(frame: CampaignFrame, to: Spot, piece: number, count: number, from: Spot, left: number): void {
  const { moved } = frame;
  for (let i = 0; i < moved.length; i += LOT) {
    if (moved[i] !== to || moved[i + 1] !== piece || moved[i + 3] !== from || moved[i + 4] !== left) continue;
    moved[i + 2] += count;
    return;
  }
  moved.push(to, piece, count, from, left);
}

/** Takes pieces with so many points out of the lots; those who had not moved are in none. */
export function unnote({ moved }: CampaignFrame, spot: Spot, piece: number, left: number): boolean {
  for (let i = 0; i < moved.length; i += LOT) {
    if (moved[i] !== spot || moved[i + 1] !== piece || moved[i + 4] !== left) continue;
    moved[i + 2]--;
    if (moved[i + 2] === 0) moved.splice(i, LOT);
    return true;
  }
  return false;
}

/** May those at a spot set out at all? From a deck only over the ice. */
const mayLeave = (state: State, spot: Spot): boolean =>
  !isFleet(spot) || (lasts(state, 'glaciation') && isWater(state, footOf(state, spot)));

/** Kinds of pieces at a spot that have points left. */
export function movable(state: State, frame: CampaignFrame, spot: Spot): number[] {
  const pieces: number[] = [];
  if (!mayLeave(state, spot)) return pieces;
  eachPiece(state, spot, frame.lord, piece => {
    if (piece !== LIVING_FOREST && mostPoints(state, frame, spot, piece) > SPENT) pieces.push(piece);
  });
  return pieces;
}

const NOWHERE: Found = { spots: [], costs: [] };

/** Where so many of a kind can go by themselves. */
export function goalsOf(state: State, frame: CampaignFrame, spot: Spot, piece: number, count: number): Found {
  const points = pointsLeft(state, frame, spot, piece);
  if (count > points.length) return NOWHERE;
  const { lord, round } = frame;
  const found = reachOf(state, lord, footOf(state, spot), piece, points[count - 1], round);
  return isUnit(piece) ? found : only(found, to => heroMayEnd(state, lord, to));
}

function only({ spots, costs }: Found, keeps: (spot: Spot) => boolean): Found {
  const kept: { spots: Spot[]; costs: number[] } = { spots: [], costs: [] };
  for (let i = 0; i < spots.length; i++) {
    if (!keeps(spots[i])) continue;
    kept.spots.push(spots[i]);
    kept.costs.push(costs[i]);
  }
  return kept;
}

/** One unit at his side that has not moved in this round can be taken through the air by Ermanaric, who has not either (SC-21.26). */
export const passengers = (state: State, frame: CampaignFrame, spot: Spot): number[] =>
  unmoved(state, frame, spot, ERMANARIC) > 0
    ? movable(state, frame, spot).filter(piece => isUnit(piece) && unmoved(state, frame, spot, piece) > 0)
    : [];

/** Where Ermanaric can go with a unit at his side; over water the unit must be able to be on land again with him. */
export function carriedGoals(state: State, { lord, round }: CampaignFrame, spot: Spot): Found {
  const points = pointsOf(lord, ERMANARIC);
  const march = { lord, from: footOf(state, spot), mover: FLYER, points, anew: points, round };
  const found = search(groundOf(state), marchOf(state, march));
  return only(found, to => !isWater(state, to));
}

/** Heroes who could ride along: such as have not moved, and do not fly by themselves; on mounts that set out here, too (SC-A-riders-way). */
export function riders(state: State, frame: CampaignFrame, spot: Spot): number[] {
  if (unmoved(state, frame, spot, frame.piece) < frame.count) return [];
  return movable(state, frame, spot).filter(
    piece =>
      piece >= FIRST_HERO && !doesFly(state, piece) && unmoved(state, frame, spot, piece) > ridersOf(frame, piece),
  );
}

/** Can one of a kind go anywhere by itself? */
function goesSomewhere(state: State, frame: CampaignFrame, spot: Spot, piece: number): boolean {
  const points = mostPoints(state, frame, spot, piece);
  return goesAnywhere(state, frame.lord, footOf(state, spot), piece, points, frame.round);
}

/** Can a kind be taken up, in whatever company? */
export function hasGoal(state: State, frame: CampaignFrame, spot: Spot, piece: number): boolean {
  if (goesSomewhere(state, frame, spot, piece)) return true;
  if (piece !== ERMANARIC) return false;
  return passengers(state, frame, spot).length > 0 && carriedGoals(state, frame, spot).spots.length > 0;
}

/** Where everybody who can may go: wherever any of them can. */
export function commonGoals(state: State, frame: CampaignFrame, spot: Spot): Found {
  const cheapest = new Map<Spot, number>();
  for (const piece of movable(state, frame, spot)) {
    const { spots, costs } = goalsOf(state, frame, spot, piece, 1);
    spots.forEach((to, i) => {
      cheapest.set(to, Math.min(costs[i], cheapest.get(to) ?? costs[i]));
    });
  }
  const spots = [...cheapest.keys()].sort((a, b) => a - b);
  return { spots, costs: spots.map(to => cheapest.get(to) ?? 0) };
}

/** Who goes when everybody who can does: piece, and points left after it for each who goes. */
export function company(state: State, frame: CampaignFrame, spot: Spot, to: Spot): { piece: number; count: number }[] {
  const { lord, round } = frame;
  const going: { piece: number; count: number }[] = [];
  for (const piece of movable(state, frame, spot)) {
    const points = pointsLeft(state, frame, spot, piece);
    const { spots, costs } = reachOf(state, lord, footOf(state, spot), piece, points[0], round);
    const cost = costs[spots.indexOf(to)];
    if (cost !== undefined) going.push({ piece, count: points.filter(left => left >= cost).length });
  }
  const units = going.some(({ piece }) => isUnit(piece)) || unitsAt(state, to, lord) > 0 || !isAttack(state, lord, to);
  return units ? going : going.filter(({ piece }) => isUnit(piece));
}

/** Could several go at once? */
export function couldGoTogether(state: State, frame: CampaignFrame, spot: Spot): boolean {
  let many = 0;
  const pieces = movable(state, frame, spot);
  for (const piece of pieces) many += pointsLeft(state, frame, spot, piece).length;
  return many > 1 && pieces.some(piece => goesSomewhere(state, frame, spot, piece));
}
