/** How far one comes over the ground: one search finds every spot within the points, what it costs, and the cheapest way. */
import type { By } from '../../../../kit/rules/ids.ts';
import { ALL_SPOTS, asSpot, type Spot } from '../numbers.ts';
import { CLOSED, type Ground } from './ground.ts';

/** How a spot takes who comes: he may stay or go on, must go on, must stay, or cannot come in. */
export const OPEN = 0;
export const PASS = 1;
export const STOP = 2;
export const BARRED = 3;

/** More than any march has. */
export const MOST_POINTS = 15;
const FAR = MOST_POINTS + 1;

export interface Journey {
  readonly from: Spot;
  readonly points: number;
  /** Points for a step onto each spot. */
  readonly cost: By<Spot, number>;
  /** How each spot takes who comes. */
  readonly passage: ArrayLike<number>;
  /** Fleets go from water to land and back, to whichever water lies beside it, never from land to land (SC-21.7, SC-A-two-waters). */
  readonly bySea: boolean;
}

export interface Found {
  /** Where the journey can end, in rising order, and what it costs to come there. */
  readonly spots: readonly Spot[];
  readonly costs: readonly number[];
}

const distance = new Uint8Array(ALL_SPOTS);
const before = new Int16Array(ALL_SPOTS);
const rings: Spot[][] = Array.from({ length: MOST_POINTS + 1 }, () => []);

/** Fills `distance` and `before`. */
function spread({ next, isSea }: Ground, { from, points, cost, passage, bySea }: Journey): void {
  distance.fill(FAR);
  distance[from] = 0;
  before[from] = -1;
  for (let ring = 0; ring <= points; ring++) rings[ring].length = 0;
  rings[0].push(from);
  for (let spent = 0; spent < points; spent++) {
    const ring = rings[spent];
    for (let i = 0; i < ring.length; i++) {
      const spot = ring[i];
      if (distance[spot] !== spent || (spot !== from && passage[spot] === STOP)) continue;
      const beside = next[spot];
      const ashore = bySea && !isSea[spot];
      for (let n = 0; n < beside.length; n++) {
        const to = beside[n];
        if (cost[to] === CLOSED || passage[to] === BARRED || (ashore && !isSea[to])) continue;
        const far = spent + cost[to];
        if (far > points || far >= distance[to]) continue;
        distance[to] = far;
        before[to] = spot;
        rings[far].push(to);
      }
    }
  }
}

/** Every spot where a journey can end. */
export function search(ground: Ground, journey: Journey): Found {
  const spots: Spot[] = [];
  const costs: number[] = [];
  if (journey.points <= 0) return { spots, costs };
  spread(ground, journey);
  const { passage, from } = journey;
  for (let i = 0; i < ground.spots.length; i++) {
    const spot = ground.spots[i];
    if (spot === from || distance[spot] === FAR || passage[spot] === PASS) continue;
    spots.push(spot);
    costs.push(distance[spot]);
  }
  return { spots, costs };
}

/** Can a journey end anywhere that will do? Mostly the next spots say so, and nothing has to be searched. */
export function leadsAnywhere(ground: Ground, journey: Journey, willDo: (spot: Spot) => boolean): boolean {
  const { from, points, cost, passage, bySea } = journey;
  if (points <= 0) return false;
  const ashore = bySea && !ground.isSea[from];
  for (const to of ground.next[from])
    if (cost[to] !== CLOSED && cost[to] <= points && (passage[to] === OPEN || passage[to] === STOP))
      if ((!ashore || ground.isSea[to]) && willDo(to)) return true;
  return search(ground, journey).spots.some(willDo);
}

/** The cheapest way to a spot, its end included; nothing where it is out of reach. */
export function wayTo(ground: Ground, journey: Journey, to: Spot): Spot[] {
  const way: Spot[] = [];
  if (journey.points <= 0) return way;
  spread(ground, journey);
  if (distance[to] === FAR || journey.passage[to] === PASS) return way;
  for (let spot = to; spot !== journey.from; spot = asSpot(before[spot])) way.unshift(spot);
  return way;
}
