/** Fleets by the advanced rules: over the sea hex by hex, to a coast and off again (SC-21.5 to SC-21.10). */
import { LORDS } from '../../content/lords.ts';
import { crewOf, roomOf } from '../fleets.ts';
import type { CampaignFrame } from '../frames.ts';
import { hasBuilding } from '../land.ts';
import { spotName } from '../names.ts';
import {
  asSpot,
  deckOf,
  FLEET_IDS,
  type Fleet,
  LIVING_FOREST,
  PEGASUS,
  PIECE_COUNT,
  type Place,
  PORT,
  type Spot,
} from '../numbers.ts';
import { countAt, eachPiece, isUnit } from '../pieces.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { STAYS } from '../war/sailing.ts';
import { isStormy, weathers } from '../war/storm.ts';
import { transfer } from '../war/transfer.ts';
import { deserted, isAttack } from './foes.ts';
import { CLOSED, groundOf } from './ground.ts';
import { LOT, note, SPENT, unmoved } from './marching.ts';
import { costsOf, moverOf, voyageOf } from './reach.ts';
import { BARRED, type Found, type Journey, leadsAnywhere, search, wayTo } from './search.ts';
import { areaOf, isWater, regionAt } from './standing.ts';

const voyage = (state: State, { lord, points }: CampaignFrame, fleet: Fleet): Journey =>
  voyageOf(state, lord, state.fleetPlace[fleet], points[fleet], crewOf(state, fleet) > 0);

/** Where a fleet can go with the points it has left. */
export const harbours = (state: State, frame: CampaignFrame, fleet: Fleet): Found =>
  search(groundOf(state), voyage(state, frame, fleet));

/** Can a fleet go anywhere? */
export const canLeave = (state: State, frame: CampaignFrame, fleet: Fleet): boolean =>
  leadsAnywhere(groundOf(state), voyage(state, frame, fleet), () => true);

/** A point for a unit, none for a hero; a region with a port takes units aboard for nothing (SC-21.10, SC-A-port-boarding). */
export function boardingCost(state: State, fleet: Fleet, piece: number): number {
  const region = regionAt(state, state.fleetPlace[fleet]);
  return isUnit(piece) && !(region >= 0 && hasBuilding(state, region, PORT)) ? 1 : 0;
}

/** How many of a kind can go aboard: those on the same hex who have not moved, as far as room and points go. */
export function boardable(state: State, frame: CampaignFrame, fleet: Fleet, piece: number): number {
  const free = unmoved(state, frame, state.fleetPlace[fleet], piece);
  if (!isUnit(piece)) return free;
  const most = Math.min(free, roomOf(state, fleet));
  return boardingCost(state, fleet, piece) === 0 ? most : Math.min(most, Math.max(0, frame.points[fleet]));
}

/** Who can go aboard where a fleet lies: nobody at sea, no Pegasi, and nobody onto a fleet that has come to fight (SC-21.8). */
export function boarders(state: State, frame: CampaignFrame, fleet: Fleet): number[] {
  const from = state.fleetPlace[fleet];
  const pieces: number[] = [];
  if (isWater(state, from) || frame.points[fleet] < 0 || state.stilled.includes(areaOf(state, from))) return pieces;
  eachPiece(state, from, frame.lord, piece => {
    if (piece === PEGASUS || piece === LIVING_FOREST) return;
    if (boardable(state, frame, fleet, piece) > 0) pieces.push(piece);
  });
  return pieces;
}

export function board(act: Act, frame: CampaignFrame, fleet: Fleet, piece: number, count: number): void {
  const { state } = act;
  const [from, deck] = [state.fleetPlace[fleet], deckOf(fleet)];
  frame.points[fleet] -= boardingCost(state, fleet, piece) * count;
  note(frame, deck, piece, count, from, SPENT);
  transfer(act, frame.lord, from, deck, piece, count);
}

/** Who is aboard a fleet that lies on a coast, and can set foot there (SC-A-landing-ground). */
export function landers(state: State, { lord }: CampaignFrame, fleet: Fleet): number[] {
  const pieces: number[] = [];
  const at = state.fleetPlace[fleet];
  if (isWater(state, at)) return pieces;
  eachPiece(state, deckOf(fleet), lord, piece => {
    if (costsOf(state, moverOf(state, piece))[at] !== CLOSED) pieces.push(piece);
  });
  return pieces;
}

/** Pieces go ashore where their fleet lies: it costs nothing, and they move no more in this round (SC-21.9). */
export function land(act: Act, frame: CampaignFrame, fleet: Fleet, piece: number, count: number): void {
  const { state } = act;
  const { lord, moved } = frame;
  const [deck, to] = [deckOf(fleet), state.fleetPlace[fleet]];
  let left = count;
  // Those who came aboard in this round are in a lot already.
  for (let i = moved.length - LOT; i >= 0 && left > 0; i -= LOT) {
    if (moved[i] !== deck || moved[i + 1] !== piece) continue;
    const some = Math.min(left, moved[i + 2]);
    moved[i + 2] -= some;
    left -= some;
    if (moved[i + 2] === 0) moved.splice(i, LOT);
  }
  note(frame, to, piece, count, deck, SPENT);
  transfer(act, lord, deck, to, piece, count);
}

/** All who can go ashore. */
export function landAll(act: Act, frame: CampaignFrame, fleet: Fleet): void {
  for (const piece of landers(act.state, frame, fleet))
    land(act, frame, fleet, piece, countAt(act.state, deckOf(fleet), frame.lord, piece));
}

/** For a battle everybody does, whatever the ground (SC-21.17, SC-A-landing-ground). */
function landToFight(act: Act, frame: CampaignFrame, fleet: Fleet): void {
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const count = countAt(act.state, deckOf(fleet), frame.lord, piece);
    if (count > 0) land(act, frame, fleet, piece, count);
  }
}

/** The way of a fleet: clear of storms that it has not come through yet, where that costs no more; but for the one it sails to. */
export function courseOf(state: State, frame: CampaignFrame, fleet: Fleet, to: Spot): Spot[] {
  const ground = groundOf(state);
  const direct = wayTo(ground, voyage(state, frame, fleet), to);
  if (state.storms.length === 0) return direct;
  const journey = voyage(state, frame, fleet);
  const isPerilous = (area: Place): boolean => area !== ground.areaOf[to] && isStormy(state, frame, fleet, area);
  const passage = Array.from(journey.passage, (how, spot) => (isPerilous(ground.areaOf[asSpot(spot)]) ? BARRED : how));
  const calm = wayTo(ground, { ...journey, passage }, to);
  return calm.length > 0 && calm.length <= direct.length ? calm : direct;
}

/** Sails to a spot. Gives back whether the fleet is still there. */
export function steer(act: Act, frame: CampaignFrame, fleet: Fleet, to: Spot): boolean {
  const { state, facts } = act;
  const ground = groundOf(state);
  const from = state.fleetPlace[fleet];
  const course = courseOf(state, frame, fleet, to);
  const attack = isAttack(state, frame.lord, to);
  // It fights from the hex before, where the table plays so (SC-O-fleetMeetsFleet).
  const beside = attack && isWater(state, to) && state.options.fleetMeetsFleet === 'adjacent';
  // Who burns a fleet at sea has fallen upon it, and goes no further (SC-A-empty-enemy-fleet).
  const burns = isWater(state, to) && deserted(state, frame.lord, to).length > 0;
  facts.tell({ kind: 'sailed', lord: LORDS[frame.lord], fleet: FLEET_IDS[fleet], to: spotName(to) });
  for (const spot of course) {
    state.fleetPlace[fleet] = spot;
    state.fleetSea[fleet] = ground.seaOf[spot];
    frame.points[fleet]--;
    const sails = ground.isSea[spot] && !(beside && spot === to);
    if (sails && !weathers(act, frame, fleet, ground.areaOf[spot])) return false;
  }
  if (attack || burns || state.stilled.includes(areaOf(state, to))) frame.points[fleet] = STAYS;
  if (!attack) return true;
  frame.landed.push(fleet, beside ? (course.at(-2) ?? from) : from);
  // Who comes to a coast to fight goes ashore for it (SC-21.17).
  if (!isWater(state, to)) landToFight(act, frame, fleet);
  return true;
}
