/** Where a lord who has moved has to fight, and how those go back who may not (SC-21.16, SC-A-vassal-battles). */
import { LORDS } from '../../content/lords.ts';
import { fleetsAt, fleetsOf, roomOf, unload } from '../fleets.ts';
import type { CampaignFrame } from '../frames.ts';
import { isLord, mayAttack } from '../lords.ts';
import { spotName } from '../names.ts';
import {
  asSpot,
  deckOf,
  FLEET_IDS,
  type Fleet,
  fleetOf,
  isFleet,
  isRegion,
  type Lord,
  type Side,
  type Spot,
} from '../numbers.ts';
import { beastGone } from '../phases/leaving.ts';
import { countAt, placesOf, sidesAt } from '../pieces.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { nearestOwn } from '../war/home.ts';
import { transfer } from '../war/transfer.ts';
import { foeAt, isAttack, isPresent, NO_FOE } from './foes.ts';
import { groundOf } from './ground.ts';
import { LOT } from './marching.ts';
import { mayFight } from './passage.ts';
import { areaOf, isWater } from './standing.ts';

/** It has gone back already. */
const NO_FLEET = -1;

export interface Encounter {
  readonly spot: Spot;
  /** -1 for the commoners of independent land. */
  readonly side: Side;
}

/** Spots where a lord is, with pieces, crews or a beast, in order. */
function spotsOf(state: State, lord: Lord): Spot[] {
  const spots = new Set(placesOf(state, lord).filter(spot => !isFleet(spot)));
  for (const fleet of fleetsOf(state, lord)) spots.add(state.fleetPlace[fleet]);
  if (state.beastLord === lord && state.beastPlace >= 0) spots.add(state.beastPlace);
  return [...spots].filter(spot => isPresent(state, lord, spot)).sort((a, b) => a - b);
}

/** All of them have to be fought. */
export function encounters(state: State, lord: Lord): Encounter[] {
  const found: Encounter[] = [];
  for (const spot of spotsOf(state, lord)) {
    const side = foeAt(state, lord, spot);
    if (side !== NO_FOE && mayFight(state, lord, side)) found.push({ spot, side });
  }
  return found;
}

/** Crews on a coast hex go ashore for a battle there (SC-21.17). */
export function crewsAshore(state: State, spot: Spot): void {
  if (isWater(state, spot)) return;
  for (const fleet of fleetsAt(state, spot)) {
    if (state.stoneLord === state.fleetLord[fleet] && state.stonePlace === deckOf(fleet)) state.stonePlace = spot;
    unload(state, fleet, spot);
  }
}

/** Has a lord no business there any more: beside others, or in a capital, that he may not attack now? */
export function isUnwelcome(state: State, lord: Lord, spot: Spot): boolean {
  const bars = (side: Side): boolean => isLord(side) && side !== lord && !mayAttack(state, lord, side);
  if (isRegion(spot) && bars(state.owner[spot])) return true;
  return sidesAt(state, spot).some(bars) || fleetsAt(state, spot).some(fleet => bars(state.fleetLord[fleet]));
}

const isFree = (state: State, lord: Lord, spot: Spot): boolean =>
  foeAt(state, lord, spot) === NO_FOE && !isUnwelcome(state, lord, spot) && !isWater(state, spot);

/** The nearest water without a fleet. */
function freeWater(state: State, from: Spot): Spot {
  const { next, isSea } = groundOf(state);
  const seen = [from];
  for (const spot of seen) {
    if (isSea[spot] && fleetsAt(state, spot).length === 0) return spot;
    for (const beside of next[spot]) if (isSea[beside] && !seen.includes(beside)) seen.push(beside);
  }
  return from;
}

const fightsBeside = ({ options }: State): boolean => options.fleetMeetsFleet === 'adjacent';

/** Fleets that have fought another from the next hex, or may not fight it any more, are there again (SC-O-fleetMeetsFleet, SC-A-vassal-battles). */
export function fallBack({ state, facts }: Act, { lord, landed }: CampaignFrame): void {
  if (!fightsBeside(state)) return;
  for (let i = 0; i < landed.length; i += 2) {
    const [fleet, before] = [landed[i] as Fleet, asSpot(landed[i + 1])];
    const at = state.fleetPlace[fleet];
    if (state.fleetLord[fleet] !== lord || !isWater(state, at) || isAttack(state, lord, at)) continue;
    landed[i] = NO_FLEET;
    const to = isWater(state, before) ? freeWater(state, before) : before;
    state.fleetPlace[fleet] = to;
    state.fleetSea[fleet] = groundOf(state).seaOf[to];
    facts.tell({ kind: 'sailed', lord: LORDS[lord], fleet: FLEET_IDS[fleet], to: spotName(to) });
  }
}

/** Whoever came where he may not fight any more goes back (SC-A-vassal-battles). */
export function retreat(act: Act, frame: CampaignFrame): void {
  const { state } = act;
  const { lord, moved, landed } = frame;
  for (const spot of spotsOf(state, lord)) {
    if (!isUnwelcome(state, lord, spot)) continue;
    for (let i = 0; i < landed.length; i += 2) {
      const [fleet, from] = [landed[i], asSpot(landed[i + 1])];
      if (state.fleetLord[fleet] !== lord || state.fleetPlace[fleet] !== spot) continue;
      if (fightsBeside(state) && isWater(state, spot)) continue;
      const to = isWater(state, from) ? freeWater(state, from) : from;
      state.fleetPlace[fleet] = to;
      state.fleetSea[fleet] = groundOf(state).seaOf[to];
    }
    for (let i = 0; i < moved.length; i += LOT) {
      if (moved[i] !== spot) continue;
      const [, piece, sent, from] = moved.slice(i, i + LOT);
      const count = Math.min(sent, countAt(state, spot, lord, piece));
      const to = goesTo(asSpot(from), count);
      if (count > 0 && to >= 0) transfer(act, lord, spot, to, piece, count);
    }
    if (state.beastLord === lord && state.beastPlace === spot) beastGone(act);
  }

  function goesTo(from: Spot, count: number): Spot {
    if (isFleet(from)) {
      const fleet = fleetOf(from);
      if (state.fleetLord[fleet] === lord && roomOf(state, fleet) >= count) return from;
    } else if (isFree(state, lord, from)) return from;
    return nearestOwn(state, lord, areaOf(state, isFleet(from) ? state.fleetPlace[fleetOf(from)] : from));
  }
}
