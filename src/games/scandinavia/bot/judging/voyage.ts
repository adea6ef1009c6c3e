/** Where fleets can carry whom, and what comes of it. */
import { FLEET } from '../../content/buildings.ts';
import { TROOP } from '../../content/troops.ts';
import { fleetsAt, fleetsOf } from '../../rules/fleets.ts';
import type { MilitaryFrame } from '../../rules/frames.ts';
import { lasts } from '../../rules/lasting.ts';
import {
  deckOf,
  type Fleet,
  islandPlace,
  isRegion,
  isSea,
  KIND_COUNT,
  KIND_TROOP,
  LIVING_FOREST,
  type Lord,
  PEGASUS,
  PIECE_COUNT,
  type Spot,
  seaOf,
  seaPlace,
  TOKEN,
} from '../../rules/numbers.ts';
import { countAt, unitsAt } from '../../rules/pieces.ts';
import { printed } from '../../rules/printed.ts';
import type { State } from '../../rules/state.ts';
import { unmoved } from '../../rules/war/marching.ts';
import { mayEnd } from '../../rules/war/reach.ts';
import { legCost } from '../../rules/war/sailing.ts';
import { foeAt, gainOf, type Lot } from './campaign.ts';
import { placeWorth } from './lands.ts';
import type { Outlook } from './outlook.ts';
import { bonusOf } from './units.ts';

export interface Voyage {
  readonly fleet: Fleet;
  readonly to: Spot;
  /** The next leg. */
  readonly leg: number;
  readonly lots: readonly Lot[];
  readonly gain: number;
}

export interface Landing {
  readonly to: Spot;
  readonly leg: number;
}

/** Coasts that a fleet can come to with its points, and the first leg of the way; storms are left to others. */
function landings(state: State, lord: Lord, fleet: Fleet, points: number): Landing[] {
  const from = state.fleetPlace[fleet];
  if (lasts(state, 'glaciation') || state.stilled.includes(from)) return [];
  const tables = printed(state);
  const found: Landing[] = [];
  const spent = new Map<Spot, number>();
  const firstLeg = new Map<Spot, Spot>();
  const queue: Spot[] = [];
  if (isSea(from)) {
    spent.set(from, 0);
    queue.push(from);
  } else {
    const sea = seaPlace(state.fleetSea[fleet]);
    const cost = legCost(state, from, sea);
    if (cost > points || state.storms.includes(sea)) return [];
    spent.set(sea, cost);
    firstLeg.set(sea, sea);
    queue.push(sea);
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    const cost = (spent.get(at) ?? 0) + 1;
    if (cost > points) continue;
    const coasts = [...tables.seaRegions[seaOf(at)], ...tables.seaIslands[seaOf(at)].map(islandPlace)];
    for (const to of coasts)
      if (to !== from && mayEnd(state, lord, to) && !found.some(one => one.to === to))
        found.push({ to, leg: firstLeg.get(at) ?? to });
    for (const next of tables.seaNext[seaOf(at)]) {
      const to = seaPlace(next);
      if (spent.has(to) || state.storms.includes(to)) continue;
      spent.set(to, cost);
      firstLeg.set(to, firstLeg.get(at) ?? to);
      queue.push(to);
    }
  }
  return found;
}

const landingPoints = (kind: number): number => {
  const { values } = TROOP[KIND_TROOP[kind]];
  return values.landed ?? values.attack ?? values.value;
};

/** The best who would sail: as many units as there are places, and the best hero. */
function crew({ state, lord }: Outlook, frame: MilitaryFrame, fleet: Fleet, places: number = FLEET.places): Lot[] {
  const deck = deckOf(fleet);
  const shore = state.fleetPlace[fleet];
  const lots: Lot[] = [];
  const kinds: { kind: number; aboard: number; ashore: number }[] = [];
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (kind === PEGASUS || kind === LIVING_FOREST) continue;
    const aboard = countAt(state, deck, lord, kind);
    const ashore = isSea(shore) ? 0 : unmoved(state, frame, shore, kind);
    if (aboard + ashore > 0) kinds.push({ kind, aboard, ashore });
  }
  kinds.sort((a, b) => landingPoints(b.kind) - landingPoints(a.kind));
  let room = places - unitsAt(state, deck, lord);
  for (const { kind, aboard, ashore } of kinds) {
    if (aboard > 0) lots.push({ from: deck, piece: kind, count: aboard });
    const more = Math.min(ashore, room);
    if (more > 0) lots.push({ from: shore, piece: kind, count: more });
    room -= more;
  }
  let best = -1;
  for (let piece = KIND_COUNT; piece < PIECE_COUNT; piece++) {
    const aboard = countAt(state, deck, lord, piece);
    if (aboard > 0) lots.push({ from: deck, piece, count: aboard });
    else if (piece !== TOKEN && !isSea(shore) && unmoved(state, frame, shore, piece) > 0)
      if (best < 0 || bonusOf(lord, piece) > bonusOf(lord, best)) best = piece;
  }
  if (best >= 0) lots.push({ from: shore, piece: best, count: 1 });
  return lots;
}

/** What a fleet that lands may be worth when it does not come back. */
const FLEET_RISK = 3;

const hasUnit = (lots: readonly Lot[]): boolean => lots.some(({ piece }) => piece < KIND_COUNT);

/** Fleets that lie side by side and have not sailed: they land together. */
const consorts = ({ state, lord }: Outlook, fleet: Fleet): number =>
  isSea(state.fleetPlace[fleet])
    ? 1
    : fleetsAt(state, state.fleetPlace[fleet], lord).filter(other => state.fleetSea[other] === state.fleetSea[fleet])
        .length;

/** What a landing promises to this fleet, or to it and those that follow it. */
function landingGain(o: Outlook, frame: MilitaryFrame, fleet: Fleet, to: Spot, lots: readonly Lot[]): number {
  const worth = placeWorth(o, to);
  const deck = deckOf(fleet);
  const alone = gainOf(o, frame.moved, to, lots, worth, deck) - FLEET_RISK;
  const many = consorts(o, fleet);
  if (alone > o.weights.daring || many < 2) return alone;
  const all = crew(o, frame, fleet, FLEET.places * many);
  return gainOf(o, frame.moved, to, all, worth, deck) - FLEET_RISK * many;
}

/** The best that fleets can do now. At sea it is better to come home than to stay. */
export function bestVoyage(o: Outlook, frame: MilitaryFrame, only = -1): Voyage | undefined {
  const { state, lord } = o;
  let best: Voyage | undefined;
  for (const fleet of fleetsOf(state, lord)) {
    if (only >= 0 ? fleet !== only : frame.idle.includes(fleet)) continue;
    const lots = crew(o, frame, fleet);
    const atSea = isSea(state.fleetPlace[fleet]);
    if (!atSea && !hasUnit(lots)) continue;
    for (const { to, leg } of landings(state, lord, fleet, frame.points[fleet])) {
      const home = isRegion(to) && state.owner[to] === lord;
      if (home ? !atSea : !hasUnit(lots)) continue;
      const settles = !home && foeAt(state, lord, to) === undefined;
      if (settles && unitsAt(state, to, lord) > 0) continue;
      const sent = settles && !atSea ? [{ ...lots[0], count: 1 }] : lots;
      const gain = home ? o.weights.daring + 1 : landingGain(o, frame, fleet, to, sent);
      if (gain > (best?.gain ?? o.weights.daring)) best = { fleet, to, leg, lots: sent, gain };
    }
  }
  return best;
}
