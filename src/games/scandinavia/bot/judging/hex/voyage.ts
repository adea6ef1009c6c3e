/** Where fleets can carry whom over the hexes, and what comes of it. */
import { FIRST } from '../../../../../kit/rules/ids.ts';
import type { Region } from '../../../content/board.ts';
import { FLEET } from '../../../content/buildings.ts';
import { fleetsOf, roomOf } from '../../../rules/fleets.ts';
import type { CampaignFrame } from '../../../rules/frames.ts';
import { foeAt as foeOn, NO_FOE } from '../../../rules/hex/foes.ts';
import { groundOf, HERO_MOVER } from '../../../rules/hex/ground.ts';
import { unmoved } from '../../../rules/hex/marching.ts';
import { mayFight } from '../../../rules/hex/passage.ts';
import { costsOf, fleetPointsOf, LAST_ROUND, voyageOf } from '../../../rules/hex/reach.ts';
import { boardingCost } from '../../../rules/hex/sailing.ts';
import { MOST_POINTS, OPEN, search, wayTo } from '../../../rules/hex/search.ts';
import { areaOf, isWater } from '../../../rules/hex/standing.ts';
import {
  deckOf,
  type Fleet,
  isIsland,
  isRegion,
  KIND_COUNT,
  LIVING_FOREST,
  PEGASUS,
  PIECE_COUNT,
  REGION_COUNT,
  type Spot,
  TOKEN,
} from '../../../rules/numbers.ts';
import { countAt, unitsAt } from '../../../rules/pieces.ts';
import { gainOf, type Lot } from '../campaign.ts';
import { placeWorth } from '../lands.ts';
import type { Outlook } from '../outlook.ts';
import { bonusOf, pointsOf } from '../units.ts';
import { lotsMoved } from './lots.ts';

export interface HexVoyage {
  readonly fleet: Fleet;
  /** Where it sails now; where it lies: those aboard go ashore there. */
  readonly to: Spot;
  readonly lots: readonly Lot[];
  readonly gain: number;
}

/** What a fleet that lands may be worth when it does not come back. */
const FLEET_RISK = 3;
/** How much of what comes in a later round counts now. */
const LATER = 0.75;
/** How far from the landing a capital may be to be attacked in the next round. */
const INLAND = 4;

/** The best who would sail: as many units as there are places, and the best hero. */
function crewFor({ state, lord }: Outlook, frame: CampaignFrame, fleet: Fleet): Lot[] {
  const deck = deckOf(fleet);
  const shore = state.fleetPlace[fleet];
  const ashore = (piece: number): number => (isWater(state, shore) ? 0 : unmoved(state, frame, shore, piece));
  const lots: Lot[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const aboard = countAt(state, deck, lord, piece);
    if (aboard > 0) lots.push({ from: deck, piece, count: aboard });
  }
  const cost = boardingCost(state, fleet, PEGASUS);
  let room = Math.min(roomOf(state, fleet), cost === 0 ? FLEET.places : Math.max(0, frame.points[fleet] - 2));
  const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind)
    .filter(kind => kind !== PEGASUS && kind !== LIVING_FOREST && ashore(kind) > 0)
    .sort((a, b) => pointsOf(b) - pointsOf(a));
  for (const piece of kinds) {
    const count = Math.min(room, ashore(piece));
    if (count > 0) lots.push({ from: shore, piece, count });
    room -= count;
  }
  let best = -1;
  for (let piece = KIND_COUNT; piece < PIECE_COUNT; piece++)
    if (piece !== TOKEN && ashore(piece) > 0 && (best < 0 || bonusOf(lord, piece) > bonusOf(lord, best))) best = piece;
  if (best >= 0) lots.push({ from: shore, piece: best, count: 1 });
  return lots;
}

const hasUnit = (lots: readonly Lot[]): boolean => lots.some(({ piece }) => piece < KIND_COUNT);

/** Capitals that can be attacked from a coast in the next round, by coast. */
function beyond({ state, lord }: Outlook): Map<Spot, Region> {
  const ground = groundOf(state);
  const found = new Map<Spot, Region>();
  const cost = costsOf(state, HERO_MOVER);
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const foe = foeOn(state, lord, region);
    if (foe === NO_FOE || !mayFight(state, lord, foe)) continue;
    const passage = new Uint8Array(ground.isSea.length);
    for (const spot of search(ground, { from: region, points: INLAND, cost, passage, bySea: false }).spots)
      if (ground.isCoast[spot] && !isRegion(spot) && !found.has(spot)) found.set(spot, region);
  }
  return found;
}

/** The best that fleets can do now; `only`: with this one. At sea it is better to come home than to stay. */
export function bestVoyage(o: Outlook, frame: CampaignFrame, only = -1): HexVoyage | undefined {
  const { state, lord, weights } = o;
  const ground = groundOf(state);
  const moved = lotsMoved(frame);
  let best: HexVoyage | undefined;
  let inland: Map<Spot, Region> | undefined;
  for (const fleet of fleetsOf(state, lord)) {
    if (only >= 0 ? fleet !== only : frame.idle.includes(fleet)) continue;
    const lots = crewFor(o, frame, fleet);
    const from = state.fleetPlace[fleet];
    const atSea = isWater(state, from);
    if (!hasUnit(lots) && !atSea) continue;
    const deck = deckOf(fleet);
    let points = frame.points[fleet];
    for (const lot of lots)
      if (lot.from !== deck && lot.piece < KIND_COUNT) points -= boardingCost(state, fleet, lot.piece) * lot.count;
    const more = frame.round < LAST_ROUND ? fleetPointsOf(state, lord) : 0;
    const journey = voyageOf(state, lord, from, Math.min(MOST_POINTS, Math.max(0, points) + more), hasUnit(lots));
    const reach = search(ground, journey);
    inland ??= frame.round < LAST_ROUND ? beyond(o) : new Map<Spot, Region>();
    const spots = [...reach.spots];
    const costs = [...reach.costs];
    if (!atSea && lots.some(lot => lot.from === deck)) {
      spots.push(from);
      costs.push(0);
    }
    const passage = Uint8Array.from(journey.passage);
    let found: { to: Spot; gain: number; cost: number } | undefined;
    spots.forEach((to, i) => {
      const gain = gainAt(to, costs[i], points);
      if (gain > (found?.gain ?? best?.gain ?? weights.daring)) found = { to, gain, cost: costs[i] };
    });
    if (!found) continue;
    const to = found.cost <= points ? found.to : legTo(found.to, points);
    if (to !== undefined) best = { fleet, to, lots, gain: found.gain };

    function gainAt(to: Spot, cost: number, now: number): number {
      const late = cost > now ? LATER : 1;
      const foe = foeOn(state, lord, to);
      const home = isRegion(areaOf(state, to)) && state.owner[areaOf(state, to)] === lord;
      if (foe !== NO_FOE || (isIsland(to) && unitsAt(state, to, lord) === 0)) {
        if (!hasUnit(lots)) return 0;
        return (gainOf(o, moved, to, lots, placeWorth(o, to), deck) - FLEET_RISK) * late;
      }
      if (isWater(state, to)) return 0;
      const capital = inland?.get(to);
      if (capital !== undefined && hasUnit(lots) && cost <= now)
        return (gainOf(o, moved, capital, lots, placeWorth(o, capital)) - FLEET_RISK) * LATER;
      return home && (atSea || to === from) ? weights.daring + 1 - cost * 0.01 : 0;
    }

    function legTo(goal: Spot, now: number): Spot | undefined {
      let leg: Spot | undefined;
      let spent = 0;
      for (const spot of wayTo(ground, { ...journey, passage }, goal)) {
        spent += journey.cost[spot];
        if (spent > now) break;
        if (passage[spot] === OPEN) leg = spot;
      }
      return leg;
    }
  }
  return best;
}
